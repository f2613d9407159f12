import { expect, type Page } from '@playwright/test'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { openHosted } from './hosted-checkout.ts'
import { openCodes } from './show-example.ts'
import { startWithCart, toStoredCart } from './stored-games.ts'
import { test } from './test.ts'

/** The height of the smallest desktop window that the shop is made for. */
const HEIGHT = 800

const games = [
  'drunk-ludo',
  'rummy-night',
  'shot-roulette',
  'jugaad',
  'bollywood-buzz',
  'couple-taboo',
]

const fourGames = ['drunk-ludo', 'couple-combo-taboo-and-pillow-talk', 'jugaad', 'shot-roulette']

async function expectOnFirstScreen(page: Page, name: string | RegExp = 'Continue to Payment') {
  const total = page.getByText('Total', { exact: true }).and(page.locator(':visible'))
  for (const part of [total, page.getByRole('button', { name })]) {
    const box = await part.boundingBox()
    expect((box?.y ?? HEIGHT) + (box?.height ?? 0)).toBeLessThanOrEqual(HEIGHT - 8)
  }
}

/** Changes the cart as another tab of the shop does, without another visit. */
async function changeCart(page: Page, handles: readonly string[]): Promise<void> {
  const stored = JSON.stringify(await toStoredCart(page, handles))
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
    [CART_KEY, stored] as const,
  )
}

async function expectPayOnFirstScreen(page: Page, count: number): Promise<void> {
  const pay = page.getByRole('button', { name: 'Continue to Payment' })
  await expect(pay).toBeEnabled()
  const list = page.getByRole('list', { name: 'Games' })
  await expect(list.getByRole('listitem')).toHaveCount(count)
  await expectOnFirstScreen(page)
  const [promise, button] = await Promise.all(
    [page.getByText('Secure payment'), pay].map((part) => part.boundingBox()),
  )
  expect(promise?.x).toBeGreaterThan((await list.boundingBox())?.x ?? HEIGHT)
  expect(promise?.y).toBeGreaterThan((button?.y ?? HEIGHT) + (button?.height ?? 0))
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0)
  // The keyboard can scroll to all games.
  await list.focus()
  await page.keyboard.press('End')
  await expect(list.getByRole('listitem').last()).toBeInViewport()
  // Both boxes for codes leave room for a game above them.
  await openCodes(page)
  await expectOnFirstScreen(page)
  for (const label of ['Coupon code', 'Referral code'])
    await expect(page.getByRole('textbox', { name: label })).toBeInViewport({ ratio: 1 })
  const { height = 0 } = (await list.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(76)
  await openCodes(page)
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeHidden()
}

async function expectFourInView(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Games' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  const pay = page.getByRole('button', { name: 'Continue to Payment' })
  for (const part of [...(await rows.all()), pay]) await expect(part).toBeInViewport({ ratio: 1 })
  expect((await rows.first().locator('img').boundingBox())?.width).toBe(40)
}

test('the checkout page with one, six and four games', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await startWithCart(page, ...games.slice(0, 1))
  await page.goto('/checkout')
  for (const count of [1, games.length])
    await test.step(`total and pay button are on the first screen, promises below, and neither search nor footer links: ${count} in the cart`, async () => {
      if (count > 1) await changeCart(page, games.slice(0, count))
      await expectPayOnFirstScreen(page, count)
    })
  await changeCart(page, fourGames)
  await test.step('four games are fully visible in the summary, with total and pay button below', () =>
    expectFourInView(page))
})

/** Total and pay button of the hosted checkout stay on the first screen, by keyboard and with the codes open. */
async function expectPayBar(page: Page): Promise<void> {
  const pay = /^(?:Pay|Place order)/
  await expectOnFirstScreen(page, pay)
  // The price label on the sunburst, as on the shop's own page.
  await expect(page.locator('.pay-bar')).toHaveCSS('background-color', 'rgb(255, 197, 61)')
  await expect(page.getByRole('main')).toHaveCSS('background-image', /repeating-conic-gradient/)
  // The keyboard can scroll to all games, and comes to the button after the fields.
  const list = page.getByRole('list', { name: 'Games' })
  await list.focus()
  await page.keyboard.press('End')
  await expect(list.getByRole('listitem').last()).toBeInViewport()
  await page.getByRole('link', { name: 'Back to the shop' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: pay })).toBeFocused()
  await page.locator('summary:visible', { hasText: 'Have a code?' }).click()
  await expectOnFirstScreen(page, pay)
  const { height = 0 } = (await list.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(64)
  await page.getByRole('textbox', { name: 'Gift card' }).focus()
  await expect(page.getByRole('textbox', { name: 'Gift card' })).toBeInViewport({ ratio: 1 })
}

test('the hosted checkout has total and pay button on the first screen, after Buy Now and with each method chosen, keeps the summary beside the payment, and takes an order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  await openHosted(page, games.slice(0, 1))
  await expectOnFirstScreen(page, /^(?:Pay|Place order)/)
  await test.step('beside the payment further down', async () => {
    await page.getByRole('radio').first().focus()
    for (const part of [
      page.getByRole('complementary'),
      page.getByRole('button', { name: /^Pay/ }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
  })
  for (const method of [null, 'upi', 'card', 'cod'] as const)
    await test.step(`${method}`, async () => {
      await openHosted(page, games, method)
      await expectPayBar(page)
    })
  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page).toHaveURL(/\/thank-you\?success=1&order=/)
})
