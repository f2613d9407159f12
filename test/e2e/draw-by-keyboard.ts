import { expect, type Page } from '@playwright/test'

/** Draws a card by keyboard, which shifts nothing. */
export async function drawByKeyboard(page: Page): Promise<void> {
  const before = await page.locator('footer').boundingBox()
  const actions = page.locator('.deck-actions')
  await actions.getByRole('button', { name: 'Turn the top card' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.card-face')).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Another' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(actions.getByRole('link', { name: 'Send on WhatsApp' })).toBeFocused()
  expect(await page.locator('footer').boundingBox()).toEqual(before)
}
