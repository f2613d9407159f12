import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const heartOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Wishlist: ${title}`, exact: true }).first()

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

test("a card's heart is in the corner of its picture, follows the title for a keyboard, saves the game without opening it, and is filled on the next visit", {
  tag: '@phone',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await page.goto('/all-products')
  const heart = heartOf(page, 'Cousins Kalesh')
  const place = await boxOf(heart)
  const well = page.getByRole('article').filter({ has: heart }).locator('.card-well')
  const [{ x, y, width, height }, picture] = [place, await boxOf(well)]
  expect(width).toBeGreaterThanOrEqual(44)
  expect(height).toBeGreaterThanOrEqual(44)
  expect([x + width, y]).toEqual([picture.x + picture.width, picture.y])
  await page.getByRole('link', { name: 'Cousins Kalesh', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(heart).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL('/all-products')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await boxOf(heart)).toEqual(place)
  await expect(heartOf(page, 'Shot Roulette')).toHaveAttribute('aria-pressed', 'false')
  expect(watch.problems).toEqual([])
})
