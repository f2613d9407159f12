import { expect, type Locator, type Page } from '@playwright/test'
import { expectFieldsUncovered, waitForToasts } from './expect-fields-uncovered.ts'
import { expectUncovered } from './expect-uncovered.ts'
import { changeTheme, waitForFaces } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

/** The smallest phone that the shop is made for. */
test.use({ viewport: { width: 360, height: 640 } })

/** Opens the checkout page with a game in the cart. */
async function openCheckout(page: Page) {
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/checkout')
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Continue to Payment' }),
  ).toBeEnabled()
}

/** The form begins on the first screen, with the codes after the toggle of the summary. */
async function expectFormOnScreen(page: Page): Promise<void> {
  const [pin, city, state] = await Promise.all(
    ['PIN code', 'City', 'State'].map((label) =>
      page.getByLabel(label, { exact: true }).boundingBox(),
    ),
  )
  expect(pin?.y).toBeLessThan(330)
  // One line, below the PIN code that fills it in.
  expect(state?.y).toBe(city?.y)
  expect(city?.y).toBeGreaterThan(pin?.y ?? 640)
  await expect(page.locator('summary', { hasText: 'Have a code?' })).toBeHidden()
}

/** By keyboard, the codes follow the toggle, and the form follows them. */
async function tabToForm(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^Order summary/ })
  await toggle.press('Enter')
  await page.getByRole('list', { name: 'Games' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('summary', { hasText: 'Have a code?' })).toBeFocused()
  // Open already: one tap leads to them.
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Coupon code')).toBeFocused()
  await page.locator('summary', { hasText: 'Have a code?' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('PIN code')).toBeFocused()
}

async function expectAboveBar(page: Page, words: Locator): Promise<void> {
  const problem = await words.boundingBox()
  const bar = await page.locator('.bottom-bar').boundingBox()
  expect((problem?.y ?? 1000) + (problem?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
}

/** Sent from the end of the form without an address, and then without a name. */
async function expectNothingCovered(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expectFieldsUncovered(page, 'Continue to Payment')
  const notice = page.getByRole('heading', { name: /^\d+ fields need your attention/ })
  await expectUncovered(page, notice, page.getByRole('heading', { name: 'Where it goes' }))
  // Below the awning.
  expect((await notice.boundingBox())?.y).toBeGreaterThan(80)
  await waitForToasts(page)

  await page.getByLabel('PIN code').fill('400001')
  await expect(page.getByLabel('City')).toHaveValue('Mumbai')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  const address = page.getByLabel('Address', { exact: true })
  await expect(address).toBeFocused()
  const labels = ['Address', 'First name', 'Last name']
  await expect(async () =>
    expectUncovered(
      page,
      address,
      ...labels.map((label) => page.getByText(label, { exact: true }).first()),
    ),
  ).toPass({ timeout: 2000 })
}

test('the form begins on the first screen in both themes; a field error is above the bottom bar, and the hint stays beside its field; a toast about the fields covers neither the first, nor an error, nor what is still to be filled in', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ colorScheme: 'light' })
  await openCheckout(page)
  await waitForFaces(page)
  await expectFormOnScreen(page)
  await changeTheme(page, 'dark')
  await expectFormOnScreen(page)

  const pin = page.getByLabel('PIN code')
  await pin.evaluate((field: HTMLElement) => field.focus())
  await pin.press('Enter')
  const words = page.locator('.field-error', { hasText: 'Please enter a valid 6-digit PIN code' })
  await expectAboveBar(page, words)
  // The hint's line of words, at its end.
  const [field, hint] = [await pin.boundingBox(), await page.locator('#pin-note').boundingBox()]
  const end = (hint?.y ?? 0) + (hint?.height ?? 0)
  expect(end).toBeGreaterThan(field?.y ?? 1000)
  expect(end).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0))
  await waitForToasts(page)
  // On a phone held sideways, too.
  await page.setViewportSize({ width: 640, height: 360 })
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect(pin).toBeFocused()
  await expectAboveBar(page, words)
  await waitForToasts(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expectNothingCovered(page)
})

/** With Android's larger text, too, the bar covers no more than is kept free below a focused field. */
async function expectLowBar(page: Page): Promise<void> {
  const [height, free] = await page.evaluate(() => {
    const root = document.documentElement
    root.style.fontSize = '130%'
    const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().height
    const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingBottom)
    root.removeAttribute('style')
    return [bar, padding]
  })
  expect(height).toBeLessThanOrEqual(free ?? 0)
}

test('the folded summary shows a box, cuts a long title rather than the number of further games, has the total below in large text, and the codes before the form', async ({
  page,
}) => {
  await startWithCart(page, 'rummy-night', 'drunk-ludo')
  await page.goto('/checkout')
  const row = page.getByRole('button', { name: /^Order summary/ })
  await expect(row).toContainText('Never Cheat + 1 more')
  const box = await row.locator('img').boundingBox()
  expect([box?.width, box?.height]).toEqual([40, 50])
  expect(await row.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  expect((await row.boundingBox())?.height).toBeLessThan(70)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%'
  })
  // Wider than their part of the row, the words would run into the total.
  const words = row.getByText('Order summary')
  expect(await words.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  await expectLowBar(page)
  await tabToForm(page)
})
