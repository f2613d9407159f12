import { expect, type Page } from '@playwright/test'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'

const game = (page: Page) => page.getByRole('link', { name: 'Couple Taboo', exact: true })

/** Records what the page prefetches. */
function watchRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const query = request.postData() ?? ''
    if (/productByHandle/i.test(query)) asked.push('game')
    else if (/CollectionBy|collection\(/.test(query)) asked.push('category')
    else if (/product\.route/.test(request.url())) asked.push('code')
  })
  return asked
}

async function openList(page: Page) {
  await page.goto('/all-products')
  await waitForListeners(page)
}

test('code and data of a game, not its document, are prefetched while a pointer rests on it', {
  tag: '@desktop',
}, async ({ page }) => {
  await openList(page)
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
  const asked = watchRequests(page)
  await game(page).hover()
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['code', 'game'])
})

test('code and data of a game, not its document, are prefetched while a finger is down on it; the tapped card shows that its page is loading, and the page at once shows what the card knows', {
  tag: '@phone',
}, async ({ page }) => {
  const { promise, resolve: load } = Promise.withResolvers<void>()
  const { promise: coded, resolve: loadCode } = Promise.withResolvers<void>()
  await page.route('**/assets/product.route*', async (route) => {
    await coded
    await route.continue()
  })
  await openList(page)
  await page.route('**/graphql.json', async (route) => {
    await promise
    await route.continue()
  })
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0)
  const asked = watchRequests(page)
  await game(page).dispatchEvent('pointerdown')
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['code', 'game'])
  const card = game(page).locator('xpath=ancestor::article')
  await game(page).click()
  await expect.poll(() => card.evaluate((each) => each.getAnimations().length)).toBe(1)
  loadCode()
  await expect(page).toHaveURL('/product/couple-taboo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Couple Taboo')
  await expect(page.getByText('Loading product')).toBeVisible()
  await expect(page).toHaveTitle(/Couple Taboo/)
  const picture = page.locator('.gallery-well img').first()
  await expect.poll(() => picture.evaluate(isLoaded)).toBe(true)
  const title = page.getByRole('heading', { level: 1 })
  const rating = page.getByRole('link', { name: /^Rated/ })
  const parts = [picture, title, rating, page.locator('.price-lg')]
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()))
  await expect(page.getByText('sold in past 24hrs')).toBeVisible()
  await expect.poll(boxes).not.toContain(null)
  const before = await boxes()
  load()
  await expect(page.getByRole('button', { name: /^Add .*₹/ }).first()).toBeAttached()
  await expect(page.getByText('Loading product')).toHaveCount(0)
  await expect.poll(boxes).toEqual(before)
})

const isLoaded = (picture: Element) =>
  picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0

test('the document of a pressed link is prefetched before scripts run', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/all-products', { waitUntil: 'load' })
  await game(page).hover()
  await page.mouse.down()
  const inspector = await page.context().newCDPSession(page)
  const ready = new Promise((resolve) => {
    inspector.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve(status)
    })
  })
  await inspector.send('Preload.enable')
  expect(await ready).toBe('Ready')
  await page.mouse.up()
  await expect(page).toHaveURL('/product/couple-taboo')
  const way = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry && Reflect.get(entry, 'deliveryType')
  })
  expect(way).toBe('navigational-prefetch')
})

test('a prerendered page runs no script until it is opened', { tag: '@phone' }, async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  })
  await page.clock.install()
  await page.goto('/thank-you?success=1', { waitUntil: 'load' })
  await page.clock.runFor(60_000)
  expect(scripts).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await page.clock.runFor(5_000)
  await expect.poll(() => scripts).not.toEqual([])
})
