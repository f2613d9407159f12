import { expect, type Page } from '@playwright/test'
import {
  settlePage,
  waitForFaces,
  waitForListeners,
  waitForScript,
  waitForWhole,
} from './show-example.ts'
import { test } from './test.ts'
import { waitInPage } from './wait-in-page.ts'
import { watchPage } from './watch-page.ts'

/** Holds all fonts back until the returned function is called. */
async function holdFaces(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve()
}

/** Heights of the main headings once all are laid out, as text so that differences are readable. */
async function measureHeadings(page: Page): Promise<string[]> {
  await waitForWhole(page)
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const { height } = heading.getBoundingClientRect()
        return `${heading.textContent}: ${height.toFixed(0)} high`
      }),
  )
}

/** Opens a page whose fonts have not come, and measures its headings. */
async function openWithoutFaces(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'commit' })
  await waitForScript(page)
  await waitInPage(page, () => performance.getEntriesByName('first-contentful-paint').length > 0)
  const before = await measureHeadings(page)
  expect(before.length).toBeGreaterThan(0)
  await expect(page.locator('link[rel="preload"][as="font"]').first()).toBeAttached()
  return before
}

for (const [path, options] of [
  ['/product/shot-roulette', { tag: '@desktop' }],
  // On wide screens the home page's headings are the longer ones.
  ['/faq', { tag: '@phone' }],
] as const)
  test(`${path} does not shift when its fonts load late`, options, async ({ page }) => {
    const watch = await watchPage(page)
    const release = await holdFaces(page)
    const before = await openWithoutFaces(page, path)
    release()
    await waitForFaces(page)
    expect(await measureHeadings(page)).toEqual(before)
    expect(await watch.listShifts()).toEqual([])
    expect(watch.problems).toEqual([])
  })

/** Widths of common phones and windows; the last is the test's own. */
const widths = [320, 375, 390, 412, 430, 1024, 1280, 1440, 1920, 360]

test('home does not shift when its fonts load late, and its headings keep their line breaks at common widths', {
  tag: '@phone',
}, async ({ page }) => {
  const measureAll = async () => {
    const measured: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      measured.push(...(await measureHeadings(page)).map((line) => `${width} px, ${line}`))
    }
    return measured
  }
  const watch = await watchPage(page)
  const release = await holdFaces(page)
  await openWithoutFaces(page, '/')
  expect(await watch.listShifts()).toEqual([])
  const before = await measureAll()
  const resized = await page.evaluate(nextFrames)
  release()
  await waitForFaces(page)
  await page.evaluate(nextFrames)
  const shifts = await page.evaluate(() => window.recordedShifts)
  const late = shifts.filter(({ at }) => at > resized).map(({ value }) => value)
  expect(late.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  expect(await measureAll()).toEqual(before)
  expect(watch.problems).toEqual([])
})

/** Runs in the page: the time after two frames. */
function nextFrames(): Promise<number> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))
  })
}

test('fonts wait for first paint and largest picture, except when cached', {
  tag: '@phone',
}, async ({ page }) => {
  const order: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') order.push('face')
  })
  page.on('requestfinished', (request) => {
    if (/\/artwork\/hero/.test(request.url())) order.push('picture')
  })
  await page.goto('/')
  await waitForFaces(page)
  expect(order.slice(0, 2)).toEqual(['picture', 'face'])
  const { paint, faces } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint').map((e) => e.startTime),
    faces: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((e) => e.startTime),
  }))
  expect(Math.min(...faces)).toBeGreaterThan(Math.min(...paint))

  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/artwork/hero*', async (route) => {
    await promise
    await route.continue()
  })
  // The clock is stopped, so neither the picture nor a timeout ends the wait.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => location.reload())
  const held = page.locator('style[media="not all"]')
  await expect(held).toHaveCount(0)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(held).toHaveCount(1)
  release()
})

test('fonts wait on a slow connection until the page is interactive', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
  })
  const faces: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url())
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/', { waitUntil: 'load' })
  await page.clock.runFor(10_000)
  // After this request, all earlier ones have been reported.
  await page.evaluate(() => fetch(`/favicon.svg?width=${document.body.offsetWidth}`))
  expect(faces).toEqual([])
  release()
  await page.clock.resume()
  await waitForFaces(page)
  expect(faces).not.toEqual([])
})

for (const path of ['/', '/product/drunk-ludo'])
  test(`${path} does not shift while its document streams slowly, nor while the rest loads on a slow connection`, async ({
    page,
  }) => {
    const watch = await watchPage(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    /** @param bytes download bytes a second */
    const slowDown = (bytes: number) =>
      session.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 300, downloadThroughput: bytes, uploadThroughput: 100_000 },
      })
    await slowDown(20_000)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    expect(await watch.listShifts()).toEqual([])
    // A phone in a crowded 3G cell: 1.6 Mbit/s, a round trip of 300 ms.
    await slowDown(200_000)
    await settlePage(page)
    await page.waitForLoadState('load')
    expect(await watch.listShifts()).toEqual([])
    expect(watch.problems).toEqual([])
  })

test('a tapped game does not shift when its rating, sales and activity arrive', {
  tag: '@phone',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/live-product-later*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/all-products')
  await waitForListeners(page)
  await page.getByRole('link', { name: 'Drunk Ludo', exact: true }).click()
  /** Where the parts are on a wide screen, and then on the phone. */
  const boxes = async () => {
    const places = []
    for (const [width, below] of [
      [1280, '#benefits'],
      [360, '.product-deck'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      for (const part of ['.price-lg', below]) places.push(await page.locator(part).boundingBox())
    }
    return places
  }
  for (const part of ['.price-lg', '#benefits', '.product-deck'])
    await page.locator(part).waitFor({ state: 'attached' })
  const before = await boxes()
  expect(before).not.toContain(null)
  const sales = page.getByText('sold in past 24hrs')
  await expect(sales).toHaveCount(0)
  // One stands for the sales, one for the rating.
  const waiting = page.locator('.buy-column > :first-child .skeleton')
  await expect(waiting).toHaveCount(2)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(waiting.first()).toBeVisible()
  }
  release()
  await expect(sales).toBeVisible()
  await expect(waiting).toHaveCount(0)
  expect(await boxes()).toEqual(before)
})
