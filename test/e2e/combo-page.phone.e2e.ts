import { expect, type Page } from '@playwright/test'
import { listenForFlights } from './listen-for-flights.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** On a small phone at most the deck's edge is visible above the bar. */
async function expectDeckBelowBar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 })
  const parts = ['.deck-pile', '.product-columns .ink-stamps', '.bottom-bar']
  const [deck = 0, stamps = 0, bar = 0] = await Promise.all(
    parts.map(async (part) => (await page.locator(part).first().boundingBox())?.y),
  )
  expect(deck).toBeGreaterThan(stamps)
  expect(deck).toBeGreaterThan(bar - 32)
  const benefits = await page.getByText("Why You'll Love This Game:").boundingBox()
  expect(deck).toBeLessThan(benefits?.y ?? 0)
}

/** They are directly below its numbers on phones, else below its buttons and beside their saving. */
async function expectBoxesInPlace(page: Page): Promise<void> {
  const tray = page.getByRole('region', { name: '3 boxes in this one' })
  for (const { width, isPhone } of [
    { width: 1280, isPhone: false },
    { width: 360, isPhone: true },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    const above = await page
      .locator(isPhone ? 'main .ink-stamps' : '.buy-panel')
      .first()
      .boundingBox()
    const boxes = await tray.boundingBox()
    const first = await tray.getByRole('listitem').first().boundingBox()
    const last = await tray.getByRole('listitem').last().boundingBox()
    const saving = await tray.getByText(/less than one by one$/).boundingBox()
    const deck = await page.locator('.product-deck').boundingBox()
    if (!above || !boxes || !first || !last || !saving || !deck)
      throw new Error('parts are missing')
    expect(Math.abs(boxes.y - above.y - above.height - 14), `${width} px`).toBeLessThan(3)
    if (isPhone) {
      expect(Math.abs(saving.x - first.x)).toBeLessThan(4)
      expect(deck.y).toBeGreaterThan(boxes.y + boxes.height)
    } else {
      expect(saving.x).toBeGreaterThan(last.x + last.width)
      expect(saving.y + saving.height).toBeLessThan(last.y + last.height)
    }
  }
  await expectDeckBelowBar(page)
}

test('the boxes of a combo drop into their tray when it scrolls into view; they are directly below its numbers on phones, else below its buttons and beside their saving; the deck is between stamps and benefits', async ({
  page,
}) => {
  const watch = await watchPage(page)
  const moved = await listenForFlights(page)
  // Too low for the tray, which is below price or buttons.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 480 })
  await page.goto('/product/endless-laughter-combo')
  const tray = page.getByRole('region', { name: '3 boxes in this one' })
  await expect.poll(moved).toHaveLength(3)
  const hidden = () =>
    tray.getByRole('listitem').evaluateAll(
      (slots) =>
        slots.filter((slot) => {
          const picture = slot.querySelector('.picture')
          return picture && getComputedStyle(picture).opacity !== '1'
        }).length,
    )
  expect(await hidden()).toBe(3)
  await tray.scrollIntoViewIfNeeded()
  await expect.poll(hidden).toBe(0)
  await page.mouse.wheel(0, -4000)
  await tray.scrollIntoViewIfNeeded()
  expect(await moved()).toHaveLength(3)
  expect(await hidden()).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectBoxesInPlace(page)
  await tray.getByRole('link', { name: /Pocket Antics/ }).click()
  await expect(page).toHaveURL(/\/product\/pocket-antics$/)
  expect(watch.problems).toEqual([])
})
