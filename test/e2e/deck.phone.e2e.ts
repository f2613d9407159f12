import { expect, type Locator, type Page } from '@playwright/test'
import { drawByKeyboard } from './draw-by-keyboard.ts'
import { waitForPart } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const pile = (page: Page) => page.locator('.deck-pile')

/** Shares a card where the device can share files. @returns what was sent */
async function share(page: Page): Promise<unknown> {
  await page.getByRole('link', { name: 'Send on WhatsApp' }).click()
  const sent = await page.waitForFunction(() => (window as { sent?: unknown }).sent)
  return sent.jsonValue()
}

function recordShares(): void {
  const share = async ({ files = [], text }: ShareData) => {
    const [file] = files
    if (!file) throw new Error('Nothing to send')
    const { width, height } = await createImageBitmap(file)
    Object.assign(window, { sent: { type: file.type, width, height, size: file.size, text } })
  }
  Object.assign(navigator, { canShare: () => true, share })
}

/** The bar names the chosen variant and links to the choice, unless that is in view, and covers nothing at the end. */
async function expectVariantInBar(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Buy Drunk Ludo' })
  await expect(bar.getByText('Classic', { exact: true })).toBeInViewport({ ratio: 1 })
  const choice = page.getByRole('group', { name: 'Size' })
  const change = bar.getByRole('link', { name: 'Change size' })
  const { y: controls = 0 } = (await bar.getByRole('button').first().boundingBox()) ?? {}
  // A finger hits it anywhere on the line, up to 44 px above the controls.
  for (const above of [6, 42]) {
    const isHit = await change.evaluate(
      (link, y) => document.elementFromPoint(300, y) === link,
      controls - above,
    )
    expect(isHit, `${above} px above`).toBe(true)
  }
  await change.click()
  const line = bar.locator('.chosen-variant')
  const top = async () => (await ((await line.isVisible()) ? line : bar).boundingBox())?.y ?? 0
  const ending = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height - (await top()) : Number.POSITIVE_INFINITY
  }
  // The router scrolls to the link's target once more.
  await expect(page.locator('html')).toHaveAttribute('data-glide', '')
  await expect.poll(() => ending(choice)).toBeLessThanOrEqual(0)
  await choice.getByText('Travel').click()
  await expect(change).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(bar.getByText('Travel', { exact: true })).toBeInViewport({ ratio: 1 })
  const last = page.getByRole('contentinfo').locator('p').last()
  await expect.poll(() => ending(last)).toBeLessThanOrEqual(0)
}

test('the bar names the chosen variant, links to the choice, and covers nothing at the end; a card of a game, below its variants, is drawn by keyboard without shifting the page, shared as a picture and leads to its box', async ({
  page,
}) => {
  const watch = await watchPage(page)
  await page.addInitScript(recordShares)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/product/drunk-ludo')
  const choice = await page.getByRole('group', { name: 'Size' }).boundingBox()
  const deck = await pile(page).boundingBox()
  if (!choice || !deck) throw new Error('no choice or no deck')
  expect(choice.y).toBeLessThan(640)
  expect(choice.y + choice.height).toBeLessThan(deck.y)
  await test.step('the bar', () => expectVariantInBar(page))
  await pile(page).scrollIntoViewIfNeeded()
  await waitForPart(pile(page))
  await drawByKeyboard(page)
  expect(await share(page)).toMatchObject({
    type: 'image/png',
    width: 1080,
    height: 1350,
    text: expect.stringContaining('/product/drunk-ludo'),
  })
  await page.getByRole('button', { name: 'Get the box' }).click()
  await expect(page.getByRole('button', { name: /cart.*1 item/i })).toBeVisible()
  expect(watch.problems).toEqual([])
})
