import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { openCodes } from './show-example.ts'
import { toStoredCart } from './stored-games.ts'
import { test } from './test.ts'

/** The sheet by the specification's title, with its count. */
const sheetOf = (page: Page, count: number) =>
  page.getByRole('dialog', { name: specified('Shopping Cart (N items)').replace('N', `${count}`) })

async function addGame(page: Page, handle: string): Promise<void> {
  await page.goto(`/product/${handle}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add 1 to Cart/ })
    .click()
  await expect(page.getByText(specified('Added to cart!')).last()).toBeVisible()
}

const openSheet = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^cart/i }).click()

test('two tabs show the same cart at once, and so does a page restored by Back', async ({
  page,
  context,
}) => {
  await addGame(page, 'jugaad')
  // Other tests start with this stored cart.
  const stored = await page.evaluate(() => localStorage.getItem('party-gully-cart') ?? '')
  expect(JSON.parse(stored)).toEqual(await toStoredCart(page, ['jugaad']))
  const other = await context.newPage()
  await other.goto('/about')
  await openSheet(other)
  await expect(sheetOf(other, 1)).toBeVisible()

  await openSheet(page)
  await sheetOf(page, 1).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(sheetOf(other, 2)).toBeVisible()
  await openCodes(sheetOf(page, 2))
  await sheetOf(page, 2).getByRole('textbox', { name: 'Coupon code' }).fill('SAVE10')
  await page.keyboard.press('Enter')
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Remove coupon code SAVE10' })).toBeVisible()
  await sheetOf(other, 2).getByRole('button', { name: 'Remove Jugaad!' }).click()
  await expect(sheetOf(page, 0).getByText(specified('Your cart is empty'))).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(sheetOf(page, 2)).toBeVisible()

  await page.goto('/about')
  await openSheet(page)
  await sheetOf(page, 2).getByRole('button', { name: 'Increase quantity' }).click()
  await expect(sheetOf(page, 3)).toBeVisible()
  // With the sheet open, Back would only close it.
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page).toHaveURL(/\/product\/jugaad$/)
  await openSheet(page)
  await expect(sheetOf(page, 3)).toBeVisible()
})
