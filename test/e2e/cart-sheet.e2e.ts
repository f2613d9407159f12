import { expect, type Locator, type Page } from '@playwright/test'
import { adults } from '#content/adults.ts'
import { specified } from '../specification.ts'
import { findBarriers } from './find-barriers.ts'
import { changeTheme, openCartSheet, openCodes } from './show-example.ts'
import { STORE_CALLS } from './store-api.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'

/** On a phone held sideways. */
async function expectProblemAboveTotal(page: Page, sheet: Locator): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 640, height: 360 })
  const box = sheet.getByRole('textbox', { name: 'Referral code' })
  // As far as a browser scrolls to a field that is partly on the screen.
  await box.evaluate((field: HTMLElement) => field.scrollIntoView({ block: 'nearest' }))
  await box.focus()
  await page.keyboard.type('nope')
  await page.keyboard.press('Enter')
  const [problem, button] = await Promise.all(
    [
      sheet.getByText(/^A referral code starts/),
      sheet.getByRole('button', { name: /^Proceed/ }),
    ].map((part) => part.boundingBox()),
  )
  expect((problem?.y ?? 360) + (problem?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  await box.fill('')
  if (size) await page.setViewportSize(size)
}

test('the cart sheet is accessible in both themes, empty, full and with a code, which is applied at the checkout', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/product/drunk-ludo')
  await openCartSheet(page)
  await expect(page.getByText(specified('Your cart is empty'))).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Add 1 to Cart/ }).click()
  await openCartSheet(page)
  await expect(page.getByRole('button', { name: specified('Proceed to Checkout') })).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await changeTheme(page, 'light')
  expect(await findBarriers(page, 'colours')).toEqual([])

  const sheet = page.getByRole('dialog', { name: 'Shopping Cart (1 items)' })
  await openCodes(sheet)
  await expectProblemAboveTotal(page, sheet)
  const box = sheet.getByRole('textbox', { name: 'Coupon code' })
  await box.fill('save10')
  await box.press('Enter')
  await expect(sheet.getByText('−₹89.90')).toBeVisible()
  // One row is left of the form for codes, so that the cart has the sheet.
  await expect(sheet.getByRole('textbox')).toBeHidden()
  expect(await findBarriers(page)).toEqual([])
  await sheet.getByRole('button', { name: specified('Proceed to Checkout') }).click()
  await expect(page).toHaveURL(/\/checkouts\//)
  await expect(page.getByText('Discount SAVE10')).toHaveCount(1)
})

test('a cart of one game suggests two more, one on a low screen, added by one tap, above the uncut note for adults', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/product/drunk-ludo')
  await page
    .getByRole('button', { name: /^Add 1 to Cart/ })
    .first()
    .click()
  await openCartSheet(page)
  const sheet = page.getByRole('dialog', { name: 'Shopping Cart (1 items)' })
  const suggestion = sheet.getByRole('region', { name: 'Goes well with' })
  const titles = suggestion.getByRole('heading', { level: 4 })
  const stamps = suggestion.getByRole('list', { name: 'Players, time and age' })
  const proceed = sheet.getByRole('button', { name: specified('Proceed to Checkout') })
  for (const [width, height, count] of [
    [1280, 800, 2],
    [360, 640, 1],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(titles).toHaveCount(count)
    for (const part of [titles.last(), stamps.last(), proceed])
      await expect(part).toBeInViewport({ ratio: 1 })
    // The part with the button begins 10 px above it, and fades 6 px of what is scrolled below it.
    const [forAdults, button] = await Promise.all(
      [sheet.getByText(adults.order).locator('..'), proceed].map((part) => part.boundingBox()),
    )
    const faded = (button?.y ?? 0) - 16
    expect((forAdults?.y ?? height) + (forAdults?.height ?? 0)).toBeLessThanOrEqual(faded)
  }
  await suggestion.getByRole('button', { name: /^Add/ }).click()
  const grown = page.getByRole('dialog', { name: 'Shopping Cart (2 items)' })
  await expect(grown.getByRole('button', { name: /^Remove/ }).last()).toBeInViewport()
  await grown.getByRole('region', { name: 'Goes well with' }).getByRole('button').press('Enter')
  // The third game takes the room of the button.
  const full = page.getByRole('dialog', { name: 'Shopping Cart (3 items)' })
  await expect(full.locator('.suggestions')).toBeHidden()
  await expect(full.locator(':focus')).toHaveCount(1)
})

/** The empty space below a part with hidden overflow, in pixels. */
function measureRoomBelow(part: Element): number {
  const next = part.nextElementSibling?.getBoundingClientRect().top ?? 0
  const hidesSome = part.scrollHeight > part.clientHeight
  return hidesSome ? next - part.getBoundingClientRect().bottom : 0
}

/** On a small phone: what is visible of the sheet of two games, before and while a code is typed. */
async function typeCode(page: Page, sheet: Locator): Promise<void> {
  const proceed = sheet.getByRole('button', { name: specified('Proceed to Checkout') })
  await expect(proceed).toBeInViewport({ ratio: 1 })
  // On a taller phone there is no empty space below the clipped part.
  await page.setViewportSize({ width: 360, height: 780 })
  const around = sheet.getByRole('region', { name: 'Goes well with' }).locator('..')
  expect(await around.evaluate(measureRoomBelow)).toBeLessThan(1)
  await page.setViewportSize({ width: 360, height: 640 })
  await openCodes(sheet)
  const coupon = sheet.getByRole('textbox', { name: 'Coupon code' })
  for (const part of [coupon, proceed]) await expect(part).toBeInViewport({ ratio: 1 })
  const [box, bar] = await Promise.all([coupon, proceed].map((part) => part.boundingBox()))
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
}

test('nothing moves when the suggestion arrives; two games, or the button while a code is typed on a phone, stay visible', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 640 })
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route(STORE_CALLS, async (route) => {
    if (route.request().postData()?.includes('productRecommendations')) await promise
    await route.continue()
  })
  await startWithCart(page, 'drunk-ludo', 'rummy-night')
  await page.goto('/about')
  const isAsked = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('productRecommendations')),
  )
  await openCartSheet(page)
  await isAsked
  const sheet = page.getByRole('dialog', { name: 'Shopping Cart (2 items)' })
  const parts = [sheet.getByText('Room for one more box.'), sheet.locator('summary')]
  const measure = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.y))
  const before = await measure()
  answer()
  await expect(sheet.getByRole('region', { name: 'Goes well with' })).toBeAttached()
  expect(await measure()).toEqual(before)

  if (isMobile) return typeCode(page, sheet)
  await expect(sheet.getByRole('region', { name: 'Goes well with' })).toBeVisible()
  for (const row of await sheet.getByRole('list').first().getByRole('listitem').all())
    await expect(row).toBeInViewport({ ratio: 1 })
})

/** The long title, and the total in a line with its stepper. */
async function expectTitleWhole(page: Page, sheet: Locator): Promise<void> {
  // Behind the sheet, where roles are hidden. The folded row cuts its title.
  const summary = page.locator('main li')
  const ending = /Never Cheat$/
  for (const title of [sheet.getByRole('link', { name: ending }), summary.getByText(ending)]) {
    const [shown, whole, overflow] = await title.evaluate((part) => [
      part.getBoundingClientRect().height,
      part.scrollHeight,
      getComputedStyle(part).overflow,
    ])
    expect(shown).toBeGreaterThan(0)
    // An inline part has no scroll height.
    expect(whole).toBeLessThanOrEqual(Math.ceil(Number(shown)))
    expect(overflow).toBe('visible')
  }
  const stepper = await sheet.getByRole('group', { name: /^Quantity of/ }).boundingBox()
  const total = await sheet
    .getByRole('listitem')
    .first()
    .getByText('₹549', { exact: true })
    .boundingBox()
  const middle = (box: typeof total) => (box?.y ?? 0) + (box?.height ?? 0) / 2
  expect(Math.abs(middle(stepper) - middle(total))).toBeLessThan(2)
}

/** Face, size, weight and colour of a label and the amount below it. */
function readStyles(total: Element) {
  return [...total.children].map((part) => {
    const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(part)
    return { fontFamily, fontSize, fontWeight, color }
  })
}

test('a long title is not cut in cart and order summary, and the total looks the same in both', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await startWithCart(page, 'rummy-night')
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Order summary' }).click()
  const onPage = await page.getByRole('main').locator('.pay-total').evaluate(readStyles)
  await openCartSheet(page)
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  const inCart = await sheet.getByText('Total', { exact: true }).locator('..').evaluate(readStyles)
  expect(inCart).toEqual(onPage)
  await expectTitleWhole(page, sheet)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectTitleWhole(page, sheet)
})
