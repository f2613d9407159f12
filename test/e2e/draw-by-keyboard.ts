import { expect, type Page } from '@playwright/test'

/** Where the footer is in the document: a page may scroll to what gets the focus. */
const footerOf = (page: Page) =>
  page.locator('footer').evaluate((footer) => {
    const { top, height } = footer.getBoundingClientRect()
    return { top: Math.round(top + window.scrollY), height }
  })

/** Draws a card by keyboard, which shifts nothing. */
export async function drawByKeyboard(page: Page): Promise<void> {
  const before = await footerOf(page)
  const actions = page.locator('.deck-actions')
  await actions.getByRole('button', { name: 'Turn the top card' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.card-face')).toBeVisible()
  await expect(actions.getByRole('button', { name: 'Another' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(actions.getByRole('link', { name: 'Send on WhatsApp' })).toBeFocused()
  expect(await footerOf(page)).toEqual(before)
}
