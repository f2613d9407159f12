import { expect } from '@playwright/test'
import { specified } from '../specification.ts'
import { applyCode, fillDelivery } from './hosted-checkout.ts'
import { ordersOf, stockOf } from './local-database.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** Puts the number into a title of the specification, for example 'Shopping Cart (N items)'. */
const withCount = (text: string, count: number) => specified(text).replace('N', String(count))

const game = { handle: 'shot-roulette', title: 'Shot Roulette', sum: '₹1,598', off: '159.80' }

// spec 2.048, 2.159
test('a shopper browses, pays on delivery and gets an order', { tag: '@phone' }, async ({
  page,
}) => {
  const email = 'first-sale@example.com'
  const watch = await watchPage(page)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    specified('Turn Any Gathering Into an Unforgettable Party'),
  )
  await page
    .getByRole('main')
    .getByRole('link', { name: /18\+ games.*Drinking/ })
    .click()
  await expect(page).toHaveURL(/\/category\/drinking-games$/)
  await expect(page.getByText(specified('Discover amazing games in this collection'))).toBeVisible()

  await page.getByRole('heading', { name: game.title }).click()
  await expect(page).toHaveURL(`/product/${game.handle}`)
  const product = page.getByRole('main')
  await expect(product.getByRole('heading', { level: 1, name: game.title })).toBeVisible()
  const variantId = Number(
    (await product.locator('input[name="variantId"]').first().inputValue()).split('/').at(-1),
  )
  const stockBefore = stockOf(variantId)
  await product.getByRole('button', { name: 'Increase' }).first().click()
  await product.getByRole('button', { name: `Add 2 to Cart - ${game.sum}` }).click()

  await page.getByRole('button', { name: /cart/i }).first().click()
  const sheet = page.getByRole('dialog', { name: withCount('Shopping Cart (N items)', 2) })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByText(game.sum).last()).toBeVisible()
  await sheet.getByRole('button', { name: specified('Proceed to Checkout') }).click()

  await expect(page).toHaveURL(/\/checkouts\//)
  await fillDelivery(page, email)
  await applyCode(page, 'WELCOME10')
  await expect(page.getByText('Discount WELCOME10')).toBeVisible()
  await expect(
    page
      .getByText(`−₹${game.off}`)
      .or(page.getByText(`-₹${game.off}`))
      // The row of the summary has it too, while it is closed.
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await page.getByLabel('Cash on delivery').check()
  await page.getByRole('button', { name: /^(?:Pay|Place order)/ }).click()

  await expect(page).toHaveURL(/\/thank-you\?success=1&checkout=PG-\w+&order=(?:PG)?\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(specified('Order Confirmed'))
  const [order, ...others] = ordersOf(email)
  expect(others).toEqual([])
  if (!order) throw new Error('The order is not in the database')
  await expect(page.getByText(order.number)).toBeVisible()
  expect(JSON.parse(order.record).lines).toMatchObject([{ variantId, quantity: 2 }])
  expect(stockOf(variantId)).toBe(stockBefore - 2)

  await page.getByRole('button', { name: /cart/i }).first().click()
  await expect(page.getByText(specified('Your cart is empty'))).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /cart/i }).first().click()
  await expect(page.getByText(specified('Your cart is empty'))).toBeVisible()
  expect(watch.problems).toEqual([])
})
