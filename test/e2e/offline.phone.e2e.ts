import { type BrowserContext, expect, type Page } from '@playwright/test'
import { checkoutOffline, offlineWords, unreachableWords } from '#content/connectivity.ts'
import { oldPage } from '#content/old-page.ts'
import { toastWords } from '#content/toasts.ts'
import { policyPages } from '#merchant/policies/policy-pages.ts'
import { specified } from '../specification.ts'
import { listExamples } from './example-paths.ts'
import { fillDelivery } from './hosted-checkout.ts'
import { openCartSheet, settlePage } from './show-example.ts'
import { test } from './test.ts'
import { waitInPage } from './wait-in-page.ts'
import { watchPage } from './watch-page.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the shop, and waits until the service worker controls it. */
async function openKept(page: Page): Promise<void> {
  await page.goto('/about')
  await waitInPage(page, () => navigator.serviceWorker.controller !== null)
}

/**
 * Cuts the network. With an emulated one it is chance what `navigator.onLine` is after the next navigation. A device
 * without any network knows that it is offline; one in a network that leads nowhere does not.
 */
async function cutLine(page: Page, { believesOnline = false } = {}): Promise<void> {
  await page.context().setOffline(true)
  await page.addInitScript(
    (believed) =>
      Object.defineProperty(navigator, 'onLine', { get: () => believed, configurable: true }),
    believesOnline,
  )
}

/** Pages that are alike for the service worker, which keeps any document, whatever it says: texts and forms, and lists. */
const alike = [
  [
    ...['/about', '/contact', '/faq', '/login', '/signup', '/forgot-password'],
    ...['/returns', '/privacy', '/terms', ...Object.keys(policyPages).map((name) => `/${name}`)],
  ],
  ['/all-products', '/category/', '/search'],
]

/** One address of each kind of page of the shop. */
function listPages(): string[] {
  const byKind = new Map<string, string>()
  for (const { path, missing } of listExamples()) {
    const route = path.replace(/^(\/(?:category|product)\/).*|\?.*$/, '$1')
    const kind = alike.find((paths) => paths.includes(route))?.join() ?? route
    if (!missing) byKind.set(kind, path)
  }
  return [...byKind.values()]
}

/** Opens a page without waiting for its script. @returns the path and the title of the response */
async function openDocument(page: Page, path: string) {
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  if (!answer) throw new Error(`No answer for ${path}`)
  const { pathname, search } = new URL(answer.url())
  return {
    path: pathname + search,
    title: /<title>([^<]+)/.exec(await answer.text())?.[1],
    mayBeKept: answer.headers()['cache-control'] !== 'no-store',
  }
}

/** Buys in another tab, where the init script of `cutLine` does not run. */
async function buyInNewTab(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/about')
  await openCartSheet(page)
  await page.getByRole('button', { name: specified('Proceed to Checkout') }).click()
  await expect(page).toHaveURL(/\/checkouts\//)
  await fillDelivery(page, 'offline@example.com')
}

/** A list shows a game in other sizes than the cart, which has its picture nevertheless. */
async function addFromList(page: Page, game: string): Promise<void> {
  await page.goto('/category/party-games')
  const card = page.locator('.product-card').filter({ hasText: game })
  await card.getByRole('button', { name: /^Add to Cart/ }).click()
  await openCartSheet(page)
  const line = page.getByRole('dialog').getByRole('listitem').filter({ hasText: game })
  const picture = line.locator('img')
  await expect(picture).toHaveCount(1)
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
}

/** Every visited page opens offline, and a cart filled offline is bought later. */
async function openOffline(page: Page, context: BrowserContext): Promise<void> {
  const seen = []
  for (const path of listPages()) seen.push(await openDocument(page, path))
  // Visited again with its picture.
  await page.goto('/product/shot-roulette')

  await cutLine(page)
  const kept = seen.filter(({ mayBeKept }) => mayBeKept)
  for (const before of kept) {
    expect(await openDocument(page, before.path)).toEqual(before)
    await expect(title(page)).toBeVisible()
  }
  // Orders are not cached: nobody should find them on a lent phone.
  const orders = seen.filter(({ mayBeKept }) => !mayBeKept)
  expect(orders).toHaveLength(2)
  for (const { path } of orders) {
    expect((await openDocument(page, path)).path).toMatch(/^\/offline/)
    await expect(title(page)).toHaveText(offlineWords.title)
  }
  await page.goto('/product/shot-roulette')
  const picture = page.locator('.gallery-well img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await addFromList(page, 'Cousins Kalesh')
  // This page was only shown by the router, on the network that hung.
  await page.goto('/product/jugaad')
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  await expect(page.getByText(specified('Added to cart!'))).toBeVisible()
  await openCartSheet(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link', { name: 'Jugaad!' })).toBeVisible()
  await sheet.getByRole('button', { name: specified('Proceed to Checkout') }).click()
  await expect(sheet.getByText(checkoutOffline)).toBeVisible()

  await page.close()
  await context.setOffline(false)
  await buyInNewTab(context)
}

/** Ages all cached files as if nothing had been released since. */
async function ageFiles(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const kept = await caches.open('party-gully-files')
    const longAgo = new Date(Date.now() - 90 * 24 * 60 * 60_000).toUTCString()
    for (const request of await kept.keys()) {
      const file = await kept.match(request)
      const headers = new Headers(file?.headers)
      headers.set('Date', longAgo)
      await kept.put(request, new Response(await file?.blob(), { headers }))
    }
  })
  // Otherwise the browser's HTTP cache would respond instead.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
}

/** Looks at pages never visited, months after a release, on a network that leads nowhere; nothing animates meanwhile. */
async function openUnvisited(page: Page, context: BrowserContext): Promise<void> {
  await ageFiles(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await context.setOffline(true)
  // All its text is in its script; its picture is not.
  await page.goto('/wishlist', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  const picture = page.locator('.empty-state-scene')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await page.goto('/product/bollywood-buzz')
  await expect(title(page)).toHaveText(specified('Error loading products'))
  await expect(page.getByText(unreachableWords)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Store connection' })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/corporate|administrator|whitelist/i)
  await context.setOffline(false)
  await expect(title(page)).toHaveText('Bollywood Buzz')

  // Only the shop's server has the text of this page.
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns & Exchanges' }).click()
  await expect(title(page)).toHaveText(offlineWords.title)
  await context.setOffline(false)
  await expect(page).toHaveURL('/returns')
  await expect(title(page)).toHaveText('Returns & Exchanges')
  await page.goBack()
  await expect(title(page)).toHaveText('Bollywood Buzz')
}

const time = '\\d+ \\w+ at \\d+:\\d\\d [ap]m'
const words = new RegExp(oldPage.kept(time))

/** On a network that hangs, a page from the cache says when it was stored. */
async function openOnHangingNetwork(page: Page, context: BrowserContext): Promise<void> {
  const watch = await watchPage(page, /Failed to (load resource|fetch)|The device is offline/)
  await page.goto('/category/party-games')
  const card = page.locator('.product-card').filter({ hasText: 'Jugaad!' })
  await card.getByRole('link').first().click()
  await expect(page.getByRole('button', { name: /^Add 1 to Cart/ })).toBeVisible()
  await expect(page.getByText(words)).toHaveCount(0)

  await cutLine(page, { believesOnline: true })
  const answer = await page.goto('/category/party-games')
  // The note is in the HTML, before anything is rendered.
  expect(await answer?.text()).toMatch(words)
  const note = page.getByRole('complementary').filter({ hasText: words })
  await settlePage(page)
  await expect(note).toBeVisible()
  expect(await watch.listShifts()).toEqual([])

  // The router shows the next page, from the store's earlier responses.
  await card.getByRole('link').first().click()
  await expect(title(page)).toHaveText('Jugaad!')
  const toasts = page.getByRole('region', { name: toastWords.region })
  await expect(toasts.getByText(new RegExp(oldPage.toast.text(time)))).toHaveCount(1)
  await expect(note).toHaveCount(0)

  await context.setOffline(false)
  await page.goto('/category/party-games')
  await expect(title(page)).toBeVisible()
  await expect(note).toHaveCount(0)
  expect(watch.problems).toEqual([])

  await openUnvisited(page, context)
}

test.use({ serviceWorkers: 'allow' })

// Installing the worker, with all files of the shop, costs as much as two pages: one does for both.
test('on a network that hangs, a page from the cache says when it was stored, and an unvisited one opens when the network returns, months after a release; without a network every visited page opens, and a cart filled then is bought later', async ({
  page,
  context,
}) => {
  await openKept(page)
  await openOnHangingNetwork(page, context)
  await page.emulateMedia({ reducedMotion: null })
  await test.step('without a network', () => openOffline(page, context))
})
