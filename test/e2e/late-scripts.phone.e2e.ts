import { expect, type Page } from '@playwright/test'
import { waitForListeners, waitForScript } from './show-example.ts'
import { test } from './test.ts'

test.use({ loadsAhead: true })

/** Opens the home page with the clock stopped; its picture arrives only after `release`. */
async function openWithoutPicture(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/artwork/hero*', async (route) => {
    await promise
    await route.continue()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(scripts).toEqual([])
  return { scripts, release }
}

test('scripts wait until the picture on the first screen is painted', async ({ page }) => {
  const { scripts, release } = await openWithoutPicture(page)
  release()
  await page.waitForLoadState('load')
  expect(scripts).toEqual([])
  await page.clock.resume()
  await waitForScript(page)
  expect(scripts).not.toEqual([])
})

test('a touch starts the scripts before the picture is loaded', async ({ page }) => {
  const { scripts, release } = await openWithoutPicture(page)
  await page.getByRole('heading', { level: 1 }).tap()
  await expect.poll(() => scripts).not.toEqual([])
  release()
})

test('scripts wait no longer than four seconds for the picture', async ({ page }) => {
  const { scripts, release } = await openWithoutPicture(page)
  await page.clock.runFor(3_900)
  expect(scripts).toEqual([])
  await page.clock.runFor(200)
  await expect.poll(() => scripts).not.toEqual([])
  release()
})

const laterOf = {
  '/': /\/home-later-.*\.js/,
  '/category/party-games': /\bcollection\(/,
  '/product/shot-roulette': /\/product-later-.*\.js/,
} as const

for (const [path, own] of Object.entries(laterOf))
  test(`scripts and data not needed at first on ${path} wait for the first touch`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    const later = [/\/cart-later-.*\.js/, /\/exit-offer-later-.*\.js/, own]
    const askedLater = () => later.filter((words) => asked.some((request) => words.test(request)))
    // Playwright's evaluations count as user activation, so they wait until the page listens for the first input.
    const listens = page.waitForRequest(/frame-later-/)
    await page.goto(path, { waitUntil: 'commit' })
    await listens
    await waitForListeners(page)
    // Sends a move of no distance, as browsers do for a resting pointer when the layout under it changes.
    await page.mouse.move(0, 0)
    await page.waitForLoadState('networkidle')
    expect(askedLater()).toEqual([])
    await page.mouse.move(100, 100)
    await expect.poll(askedLater).toEqual(later)
  })
