import { expect, type Page } from '@playwright/test'
import { beginToUse, waitForScript } from './show-example.ts'
import { test } from './test.ts'

/** Opens the home page, whose picture does not arrive before `release`, with the clock stopped. */
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

test('scripts wait until the picture of the first screen is painted', async ({ page }) => {
  const { scripts, release } = await openWithoutPicture(page)
  release()
  await page.waitForLoadState('load')
  expect(scripts).toEqual([])
  await page.clock.resume()
  await waitForScript(page)
  expect(scripts).not.toEqual([])
})

test('a touch starts the scripts before the picture is there', async ({ page }) => {
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

test('what nobody can need yet waits for the first touch', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const askedFor = (words: RegExp) => asked.some((request) => words.test(request))
  const isChecked = page.waitForResponse(/graphql/)
  // What the test evaluates in a page is a gesture to the browser, and must not come before the scripts.
  await page.goto('/category/party-games', { waitUntil: 'load' })
  await isChecked
  await page.evaluate(
    () => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))),
  )
  expect(askedFor(/cart-sheet-content|leaving-offer|collection\(/)).toBe(false)
  await beginToUse(page)
  for (const later of [/cart-sheet-content-.*\.js/, /leaving-offer-.*\.js/, /collection\(/])
    await expect.poll(() => askedFor(later)).toBe(true)
})
