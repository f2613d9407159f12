import { expect, type Page } from '@playwright/test'
import { waitForScript } from './show-example.ts'
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

test('scripts lost as a page starts are asked for again, and what was tapped meanwhile is done', async ({
  page,
}) => {
  for (const file of ['manifest-', 'root-', 'product.route-'])
    await page.route(`**/assets/${file}*`, (route) => route.abort(), { times: 1 })
  await page.goto('/product/jugaad', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
})
