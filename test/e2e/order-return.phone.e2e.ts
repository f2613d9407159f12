import { expect, type Page, type Request } from '@playwright/test'
import { specified } from '../specification.ts'
import { fillDelivery } from './hosted-checkout.ts'
import { findFreePort, type RunningProgram } from './running-program.ts'
import { createDataDir, startShop } from './shop-program.ts'
import { waitForListeners } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** A shop whose checkout does not lead back, as a hosted provider's does not. */
let shop: RunningProgram
let origin = ''

// One worker, so that all tests use one shop.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const port = await findFreePort()
  origin = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), DATA_DIR: createDataDir(), CHECKOUT_RETURN: 'none' }
  shop = await startShop({ ...settings, PUBLIC_ORIGIN: origin })
})

test.afterAll(() => shop.kill())

const cart = (page: Page, count: number) =>
  page.getByRole('button', {
    name: count === 0 ? 'Cart' : `Cart, ${count} item${count > 1 ? 's' : ''}`,
    exact: true,
  })
const news = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Thanks for your order' })

async function addGame(page: Page, handle: string, count: number): Promise<void> {
  await page.goto(`${origin}/product/${handle}`)
  await page
    .getByRole('button', { name: /^Add 1 to Cart/ })
    .first()
    .click()
  await expect(cart(page, count)).toBeVisible()
}

/** Opens a page with games that were added on an earlier visit. */
async function startWithGames(page: Page, ...handles: readonly string[]): Promise<void> {
  await startWithCart(page, ...handles)
  await page.goto(`${origin}/about`)
  await expect(cart(page, handles.length)).toBeVisible()
}

async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cart, / }).click()
  await page.getByRole('button', { name: specified('Proceed to Checkout') }).click()
  await expect(page).toHaveURL(/\/checkouts\//)
}

async function pay(page: Page, email: string): Promise<void> {
  await fillDelivery(page, email)
  await page.getByLabel('Cash on delivery').check()
  await page.getByRole('button', { name: /^(?:Pay|Place order)/ }).click()
  await expect(page).toHaveURL(/\/orders\//)
}

/** Whether it asks the store about a cart that was handed over to checkout. */
const isLookup = (request: Request) => Boolean(request.postData()?.includes('CartUnits'))

function countRequests(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (isLookup(request)) count += 1
  })
  return () => count
}

/** Opens something in the page, and waits until the store has answered whether the cart's games were bought. */
async function openAndLookUp(page: Page, open: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => isLookup(response.request()))
  await open()
  await (await answer).finished()
}

test('Back from a checkout that does not return removes the bought game from the cart', async ({
  page,
}) => {
  const watch = await watchPage(page)
  const asked = countRequests(page)
  await addGame(page, 'drunk-ludo', 1)
  await openCheckout(page)
  expect(asked()).toBe(0)
  await pay(page, 'back@example.com')
  while (!page.url().includes('/product/')) await page.goBack()
  await expect(news(page)).toContainText('Drunk Ludo (Classic) is out of your cart')
  await expect(cart(page, 0)).toBeVisible()

  await news(page).getByRole('button', { name: 'Put back' }).click()
  await expect(cart(page, 1)).toBeVisible()
  const before = asked()
  await page.reload()
  await waitForListeners(page)
  await expect(cart(page, 1)).toBeVisible()
  expect(asked()).toBe(before)
  expect(watch.problems).toEqual([])
})

test('only ordered games leave the cart, in all tabs, when the shop is opened again or returned to', async ({
  page,
  context,
}) => {
  await startWithGames(page, 'drunk-ludo', 'shot-roulette')
  await openCheckout(page)
  const other = await context.newPage()
  // Its first lookup must not find the order, which would put the toast there.
  await openAndLookUp(other, () => addGame(other, 'rummy-night', 3))
  await pay(page, 'again@example.com')
  await page.goto(`${origin}/about`)
  await expect(news(page)).toContainText('2 games are out of your cart')
  await expect(cart(page, 1)).toBeVisible()
  await expect(cart(other, 1)).toBeVisible()
  await expect(news(other)).toHaveCount(0)

  await openCheckout(page)
  await pay(page, 'focus@example.com')
  await expect(cart(other, 1)).toBeVisible()
  // The tests' browser shows all tabs at once, and focuses none.
  await other.evaluate(() => void dispatchEvent(new Event('focus')))
  await expect(news(other)).toBeVisible()
  await expect(cart(other, 0)).toBeVisible()
})

test('only the game bought by a form without script leaves the cart', async ({ page }) => {
  await startWithCart(page, 'shot-roulette')
  await addGame(page, 'drunk-ludo', 2)
  const variantId = await page.locator('input[name="variantId"]').first().inputValue()
  const sent = { form: { variantId }, maxRedirects: 0 }
  const answer = await page.request.post(`${origin}/api/checkout`, sent)
  await page.goto(new URL(answer.headers().location ?? '', origin).href, { waitUntil: 'load' })
  await pay(page, 'form@example.com')
  await page.goto(`${origin}/thank-you?success=1`)
  await expect(page.getByText('The games you bought have left your cart.')).toBeVisible()
  await expect(news(page)).toBeHidden()
  await expect(cart(page, 1)).toBeVisible()
})

test('nothing leaves the cart when the checkout is not paid, whether the shop or a link to the return page is opened', async ({
  page,
}) => {
  const asked = countRequests(page)
  await startWithGames(page, 'drunk-ludo')
  await openCheckout(page)
  const openAndAsk = async (path: string) => {
    await openAndLookUp(page, () => page.goto(origin + path))
    await expect(cart(page, 1)).toBeVisible()
    await expect(news(page)).toHaveCount(0)
  }
  await openAndAsk('/about')
  expect(asked()).toBe(1)
  await openAndAsk('/thank-you?success=1&order=1001')
  // The first visit asks for longer, since a store may still be finishing the order.
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('your games are still in your cart')
  await expect(page.getByText(specified('Order Confirmed'))).toHaveCount(0)
  await page.getByRole('button', { name: 'View cart' }).click()
  await expect(page.getByRole('dialog')).toContainText('Drunk Ludo')
})
