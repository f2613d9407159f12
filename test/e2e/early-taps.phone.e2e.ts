import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** Opens a page whose scripts are held back until released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return release
}

test('a tap before the scripts arrive gets feedback at once and is replayed once', async ({
  page,
}) => {
  const watch = await watchPage(page)
  const release = await openWithoutScripts(page, '/product/shot-roulette')
  const add = page.getByRole('button', { name: /^Add/ }).filter({ visible: true }).first()
  const heart = page.getByRole('button', { name: 'Wishlist: Shot Roulette' }).first()

  await add.click()
  await add.click()
  await heart.click()
  expect(await add.evaluate((button) => button.getAnimations().length)).toBeGreaterThan(0)

  release()
  await expect(page.getByText(specified('Added to wishlist'))).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await add.evaluate((button) => button.getAnimations().length)).toBe(0)
  expect(watch.problems).toEqual([])
})

test('a variant chosen before the scripts arrive is the one that is bought', async ({ page }) => {
  const watch = await watchPage(page)
  const release = await openWithoutScripts(page, '/product/couple-quest-52-date-nights')
  await page.getByRole('group', { name: 'City' }).getByText('Mumbai').click()
  await page
    .getByRole('button', { name: /^Add 1/ })
    .filter({ visible: true })
    .first()
    .click()
  release()
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Mumbai/)
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\?variant=\d+$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'Mumbai' })).toBeChecked()
  expect(watch.problems).toEqual([])
})

test('Buy Now waits for the scripts after another variant was chosen', async ({ page }) => {
  const release = await openWithoutScripts(page, '/product/couple-quest-52-date-nights')
  await page.getByRole('group', { name: 'City' }).getByText('Mumbai').click()
  await page
    .getByRole('button', { name: /^Buy Now/ })
    .filter({ visible: true })
    .first()
    .click()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByText('Mumbai / Cards').first()).toBeAttached()
})

test("a card's heart, words and an order before the scripts arrive are applied, and open nothing", async ({
  page,
}) => {
  const watch = await watchPage(page)
  const release = await openWithoutScripts(page, '/all-products?sort=name')
  await page.getByRole('button', { name: 'Wishlist: Cousins Kalesh' }).click()
  await page.getByRole('searchbox').pressSequentially('taboo')
  await page.getByRole('combobox', { name: 'Sort games' }).selectOption('Price: Low to High')
  release()
  await expect(page.getByRole('link', { name: 'Wishlist, 1 game' })).toBeVisible()
  await expect(page).toHaveURL('/all-products?sort=price-low&q=taboo')
  await expect(page.getByText('Showing 3 games')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('taboo')
  await expect(page.getByRole('combobox', { name: 'Sort games' })).toHaveValue('price-low')
  expect(watch.problems).toEqual([])
})

test('words sent in a filtered list before the scripts arrive keep the filter, and add no order', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/all-products?filter=party')
  await page.getByRole('searchbox').fill('taboo')
  await page.getByRole('searchbox').press('Enter')
  release()
  await expect(page).toHaveURL('/all-products?filter=party&q=taboo')
  await expect(page.getByRole('link', { name: 'Party', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.getByRole('searchbox')).toHaveValue('taboo')
})

test('words typed before the scripts arrive replace the search of the URL', async ({ page }) => {
  const release = await openWithoutScripts(page, '/search?q=ludo')
  await page.getByRole('searchbox').fill('taboo')
  release()
  await expect(page.getByText(/games? for “taboo”/)).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('taboo')
  await expect(page).toHaveURL('/search?q=taboo')
})

test('a link tapped before the scripts arrive works', async ({ page }) => {
  const release = await openWithoutScripts(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'View All Games' }).click()
  await expect(page).toHaveURL('/all-products')
  release()
})

test('a form sent before the scripts arrive is checked when they do', async ({ page }) => {
  const watch = await watchPage(page)
  const release = await openWithoutScripts(page, '/contact')
  const name = page.getByLabel('Name')
  await name.press('Enter')
  release()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(name).toBeFocused()
  expect(watch.problems).toEqual([])
})

test('what is typed before the scripts arrive wins over the stored draft', async ({ page }) => {
  await page.addInitScript(() => {
    const draft = { city: 'Mysuru', address: '14 Lavelle Road', paymentMethod: 'upi' }
    sessionStorage.setItem('party-gully-checkout', JSON.stringify(draft))
  })
  await startWithCart(page, 'shot-roulette')
  const release = await openWithoutScripts(page, '/checkout')
  const city = page.getByLabel('City', { exact: true })
  await city.pressSequentially('Pune')
  await page.getByLabel('Cash on Delivery').check()
  release()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('14 Lavelle Road')
  await expect(city).toHaveValue('Pune')
  await expect(page.getByLabel('Cash on Delivery')).toBeChecked()
})
