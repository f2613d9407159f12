import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { expectUncovered } from './expect-uncovered.ts'
import { openCartSheet, openCodes } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const toasts = (page: Page) => page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')

/** Opens a game, and waits until its check of the connection is answered: a clock set forward would time it out. */
async function openChecked(page: Page): Promise<void> {
  const isCheck = (body: string | null) => Boolean(body?.includes('ConnectionCheck'))
  const answer = page.waitForResponse((response) => isCheck(response.request().postData()))
  await openGame(page)
  await (await answer).finished()
}

async function openGame(page: Page): Promise<void> {
  await page.goto('/product/drunk-ludo')
}

/** Presses the heart, which shows a toast. The clock stands still: on a slow machine none closes unseen. */
async function pressHeart(page: Page, times: number): Promise<void> {
  await page.clock.install()
  await openChecked(page)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  const heart = page.getByRole('button', { name: 'Wishlist: Drunk Ludo' }).first()
  for (let at = 0; at < times; at += 1) await heart.click()
  await page.clock.runFor(500)
}

/** Removes four of five games from the cart, each of which can be undone. */
async function removeFour(page: Page): Promise<void> {
  await page.clock.install()
  await startWithCart(
    page,
    'drunk-ludo',
    'rummy-night',
    'cousins-kalesh',
    'shot-roulette',
    'jugaad',
  )
  await page.goto('/about')
  await openCartSheet(page)
  const removers = page.getByRole('dialog').getByRole('button', { name: /^Remove/ })
  await expect(removers).toHaveCount(5)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  for (let at = 0; at < 4; at += 1) await removers.first().click()
  // Toasts fade in, and the fourth makes the first fade out.
  await page.clock.runFor(500)
}

// spec 9.047, 9.049
test('three toasts are in view, 356 px wide and 14 px apart', async ({ page }) => {
  specified('toast 3 visible, 4000 ms lifetime, width 356 px, gap 14 px')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const watch = await watchPage(page)
  await removeFour(page)
  await expect(toasts(page)).toHaveCount(3)
  const measure = () =>
    toasts(page).evaluateAll((items) => {
      const boxes = items.map((item) => item.getBoundingClientRect())
      return {
        widths: boxes.map(({ width }) => width),
        gaps: boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at]?.bottom ?? 0))),
      }
    })
  // The last toast reaches its position in the next frame, which the page's clock does not control.
  await expect.poll(measure).toEqual({ widths: [356, 356, 356], gaps: [14, 14] })
  expect(watch.problems).toEqual([])
})

/** Adding shows the picture beside the buttons, and View cart opens the cart, with toasts above it. */
async function expectViewCart(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: /^Add 1 to Cart/ })
  await add.click()
  await expectUncovered(
    page,
    add,
    page.getByRole('button', { name: /^Buy Now/ }).first(),
    page.getByRole('group', { name: 'Size' }).locator('label').last(),
  )
  // Its shadow does not lie on the button either.
  const gap = async () => {
    const [toast, button] = await Promise.all([toasts(page).boundingBox(), add.boundingBox()])
    return (button?.y ?? 0) - (toast?.y ?? 0) - (toast?.height ?? 0)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(12)
  await expect(toasts(page).locator('img')).toHaveJSProperty('complete', true)
  await toasts(page).getByRole('button', { name: 'View cart' }).click()
  const sheet = page.getByRole('dialog', { name: /^Shopping Cart/ })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: /^Remove/ }).click()
  await sheet.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart (1 items)' })).toBeVisible()
}

/** Whether a toast is under the pointer, and neither it nor what is around it moves. */
const isResting = (toast: Element) =>
  toast.matches(':hover') &&
  document.getAnimations().every(({ effect }) => {
    const part = effect instanceof KeyframeEffect ? effect.target : null
    return !part?.closest('.toasts')
  })

// spec 9.050
test('only the latest toast of the wishlist’s hearts is shown; it closes by itself, except under the pointer, and by a swipe; adding shows the picture beside the buttons, and View cart opens the cart, with toasts above it', async ({
  page,
}) => {
  specified('swipe 20 px')
  await pressHeart(page, 3)
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Added to wishlist')
  // A toast that is still coming in may leave the pointer behind.
  await expect(async () => {
    await toasts(page).hover()
    expect(await toasts(page).evaluate(isResting)).toBe(true)
  }).toPass()
  // In two steps: a toast that closed in the first one is rendered so by the end of the second.
  for (const time of [5000, 5000]) await page.clock.runFor(time)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(1, 1)
  await page.clock.runFor(4500)
  await expect(toasts(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Wishlist: Drunk Ludo' }).first().click()
  await page.clock.runFor(500)
  // Waits until the toast stops moving.
  await toasts(page).getByText('Removed from wishlist').hover()
  const box = await toasts(page).getByText('Removed from wishlist').boundingBox()
  if (!box) throw new Error('The toast is not in view.')
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y + 5)
  await page.mouse.up()
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.resume()
  await expectViewCart(page)
})

test('a toast about an invalid form does not cover the total and the pay button, nor one about a code the box for the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await startWithCart(page, 'drunk-ludo', 'rummy-night')
  await page.goto('/checkout')
  const pay = page.getByRole('button', { name: 'Continue to Payment' })
  await pay.click()
  await expectUncovered(page, pay, page.getByText('Total', { exact: true }).last())

  await openCodes(page)
  const coupon = page.getByRole('textbox', { name: 'Coupon code' })
  await coupon.fill('SAVE10')
  // At this height the row is level with the toasts.
  await page.setViewportSize({ width: 1280, height: 480 })
  // On the button, the pointer would hold a toast that comes there.
  await coupon.hover()
  await coupon.press('Enter')
  // Until then the toast about the form is in view, where there was room for it.
  await expect(toasts(page).last()).toContainText('Coupon applied!')
  await expectUncovered(page, page.locator('summary', { hasText: 'Another code?' }))
})
