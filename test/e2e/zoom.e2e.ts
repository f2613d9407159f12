import { expect, type Locator, type Page } from '@playwright/test'
import { findBarriers } from './find-barriers.ts'
import { recordFlights } from './record-flights.ts'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** The picture in view; the others in its row are inert. */
const picture = (part: Page | Locator) =>
  part
    .getByRole('button', { name: /^Zoom (in|out): / })
    .and(part.locator(':not([inert] *)'))
    .first()

async function openProduct(page: Page): Promise<void> {
  await page.goto('/product/shot-roulette')
  await waitForListeners(page)
  // One that is still on its way does not fly: the first visitor's waits until it is resized.
  const image = picture(page).getByRole('img', { includeHidden: true })
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
}

/** A picture grows from its place on the page and shrinks back to it, seen once; ends on the third one, full screen. */
async function expectFlights(page: Page): Promise<void> {
  const flights = () => page.evaluate(() => (window as { flights?: unknown[] }).flights)
  const dialog = page.locator('dialog.zoom')
  const ground = dialog.locator('.rays')
  await picture(page).click()
  await expect(ground).toHaveCSS('opacity', '1')
  const grows = { from: 'page', hidden: true }
  expect(await flights()).toEqual([grows])
  await dialog.getByRole('button', { name: 'Show picture 3 of 3' }).click()
  await expect(picture(dialog)).toHaveAccessibleName(/^Zoom in: What is in the box/)
  await page.keyboard.press('Escape')
  await expect(picture(page)).toBeFocused()
  await expect(dialog).toHaveCount(0)
  expect(await flights()).toEqual([grows, { to: 'page', hidden: true }])
  await expect(picture(page).getByRole('img', { includeHidden: true })).toHaveCSS('opacity', '1')
  // In sight, not only the one that is not inert.
  await expect(picture(page)).toBeInViewport({ ratio: 0.9 })
  await picture(page).click()
  await expect(ground).toHaveCSS('opacity', '1')
}

/** Closes the dialog and opens it again: in the same task, or in the next, when the fade has only begun. */
async function reopen(page: Page, when: 'before its event' | 'after its event'): Promise<void> {
  const dialog = page.locator('dialog.zoom')
  await dialog.evaluate((element: HTMLDialogElement, order) => {
    const open = () =>
      document.querySelector<HTMLElement>('.gallery-well li:not([inert]) button')?.click()
    element.addEventListener('close', () => order === 'after its event' && setTimeout(open), {
      once: true,
    })
    element.close()
    if (order === 'before its event') open()
  }, when)
  const moving = () => dialog.evaluate((element) => element.getAnimations({ subtree: true }).length)
  await expect.poll(moving).toBe(0)
  await expect(dialog.locator('.rays')).toHaveCSS('opacity', '1')
  await expect(dialog).toHaveAttribute('open')
}

/** A click while the full-screen view still fades opens it again, and Back closes it. */
async function reopenWhileFading(page: Page): Promise<void> {
  await reopen(page, 'before its event')
  await reopen(page, 'after its event')
  await page.goBack()
  await expect(page.locator('dialog.zoom')).toHaveCount(0)
  await expect(page).toHaveURL(/\/product\/shot-roulette$/)
}

/** A picture opened by keyboard has the focus, whose ring goes around the screen. */
async function expectFocusOnScreen(page: Page): Promise<void> {
  await picture(page).press('Enter')
  const dialog = page.locator('dialog.zoom')
  await expect(picture(dialog)).toBeFocused()
  const ring = () =>
    dialog.evaluate((element) => {
      const { outlineStyle, width, height } = getComputedStyle(element, '::after')
      return { outlineStyle, width, height }
    })
  expect(await ring()).toEqual({ outlineStyle: 'solid', width: '1280px', height: '800px' })
  // As a finger on a touchpad does.
  await dialog
    .getByRole('list')
    .first()
    .evaluate((row) => row.scrollBy(row.clientWidth, 0))
  const shown = dialog.locator('.picture-row > li:not([inert])')
  await expect(shown.getByRole('button')).toBeFocused()
  const second = await shown.getByRole('button').getAttribute('aria-label')
  await page.keyboard.press('ArrowRight')
  await expect(shown.getByRole('button')).not.toHaveAttribute('aria-label', second ?? '')
  await page.keyboard.press('Tab')
  expect(await ring()).toMatchObject({ outlineStyle: 'none' })
}

// spec 2.091
test('a picture grows from where it is and zooms full screen by click, drag and keys, and Back returns to its page; opened by keyboard it has the focus, whose ring goes around the screen', {
  tag: '@desktop',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await page.addInitScript(recordFlights)
  await openProduct(page)
  await expect(picture(page)).toHaveCount(1)
  await expectFlights(page)
  await reopenWhileFading(page)
  await page.getByRole('button', { name: /^Show picture 1/ }).click()
  await expect(picture(page)).toHaveAccessibleName(/^Zoom in: (?!What is in the box)/)
  await picture(page).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of Shot Roulette' })
  const shown = picture(dialog)
  const image = shown.getByRole('img', { includeHidden: true })
  const place = async () => (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { width } = page.viewportSize() ?? { width: 0 }
  const scale = async () => (await place()).width / width
  // It opens whole, in a file half again as wide as it is shown, and a second click magnifies.
  await expect.poll(scale).toBe(1)
  await expect(shown).toHaveAccessibleName(/^Zoom in: /)
  const file = () => image.evaluate((element: HTMLImageElement) => element.currentSrc)
  await expect.poll(file).toMatch(/width=1080$/)
  await shown.click()
  await expect.poll(scale).toBe(3)
  await shown.click()
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(shown).toHaveAccessibleName(/^Zoom in: .* box open/)
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(shown).toHaveAccessibleName(/^Zoom in: (?!.*box open)/)
  await expect.poll(scale).toBe(1)

  expect(await findBarriers(page)).toEqual([])
  await shown.press('+')
  await shown.press('+')
  await shown.press('+')
  await expect(shown).toHaveAccessibleName(/^Zoom out: /)
  // Dots and arrows would lie on what is looked at.
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeHidden()
  await expect.poll(async () => (await place()).width).toBeCloseTo(width * 3, 0)
  await expect(image).toHaveAttribute('sizes', /^calc\(3 \* /)
  const { y } = await place()
  await page.mouse.move(200, 300)
  await page.mouse.down()
  await page.mouse.move(190, 420, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await place()).y).toBeCloseTo(y + 120, 0)
  await shown.press('ArrowDown')
  await expect.poll(async () => (await place()).y).toBeLessThan(y + 60)
  await shown.press('-')
  await shown.press('-')
  await shown.press('-')
  await expect.poll(async () => (await place()).width).toBe(width)

  await shown.press('ArrowRight')
  await expect(shown).toHaveAccessibleName(/^Zoom in: .* box open/)
  await dialog.getByRole('button', { name: 'Show picture 3 of 3' }).click()
  await expect(shown).toHaveAccessibleName(/^Zoom in: What is in the box/)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/product\/shot-roulette$/)
  await expect(picture(page)).toHaveAccessibleName(/^Zoom in: What is in the box/)
  await expect(picture(page)).toBeFocused()
  await page.getByRole('button', { name: /^Show picture 1/ }).click()
  await expect(picture(page)).toHaveAccessibleName(/^Zoom in: (?!What is in the box)/)
  await test.step('opened by keyboard it has the focus', () => expectFocusOnScreen(page))
  expect(watch.problems).toEqual([])
})
