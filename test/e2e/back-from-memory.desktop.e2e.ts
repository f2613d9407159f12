import { expect, type Page } from '@playwright/test'
import { launchOptions } from './launch-options.ts'
import { test } from './test.ts'

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: {
    ...launchOptions,
    ignoreDefaultArgs: [...launchOptions.ignoreDefaultArgs, '--disable-back-forward-cache'],
  },
})

/** A headless browser never uses its back/forward cache, but still reports all reasons against a page. */
const OF_BROWSER = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped']

type Obstacle = { readonly reason: string }

/** Leaves the page and comes back. @returns why it was not restored from memory, without the browser's own reasons */
async function goAwayAndBack(page: Page): Promise<string[]> {
  const path = new URL(page.url()).pathname
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Page.enable')
  const obstacles: string[] = []
  const isTold = new Promise<string>((resolve) => {
    inspector.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      obstacles.push(...notRestoredExplanations.map(({ reason }: Obstacle) => reason))
      resolve('loaded')
    })
    inspector.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve('restored')
    })
  })
  // Any other document will do.
  await page.goto('/favicon.svg')
  await page.evaluate(() => void setTimeout(() => history.back()))
  const way = await isTold
  // Playwright cannot evaluate in a restored page.
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await inspector.detach()
  expect(obstacles.length > 0).toBe(way === 'loaded')
  return obstacles.filter((reason) => !OF_BROWSER.includes(reason))
}

/** The pages with a script of their own that does more than show them: a category and the search are such lists as well. */
const paths = ['/', '/all-products', '/checkout', '/product/shot-roulette']

test('Back restores pages from the back/forward cache, also with a full cart', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await goAwayAndBack(page), path).toEqual([])
  }
  await page
    .getByRole('button', { name: /^Add 1/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await goAwayAndBack(page), 'with a full cart').toEqual([])

  // What keeps a page out of the cache is found. One that still loads is kept out for that as well.
  await page.waitForLoadState()
  await page.evaluate(() => addEventListener('unload', () => undefined))
  expect(await goAwayAndBack(page)).toEqual(['UnloadHandlerExistsInMainFrame'])
})
