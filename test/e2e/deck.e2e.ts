import { expect, type Page } from '@playwright/test'
import { waitForPart } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const pile = (page: Page) => page.locator('.deck-pile')

async function openDeck(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await pile(page).scrollIntoViewIfNeeded()
  await waitForPart(pile(page))
}

/** Draws a card by keyboard, which shifts nothing. */
async function drawByKeyboard(page: Page): Promise<void> {
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

/** The edges of home's deck at two widths, which are those of the cards below. */
async function measurePanels(page: Page) {
  const edges = (part: string) =>
    page.locator(part).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right }
    })
  const panels = []
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const panel = await edges('.deck')
    expect(panel, `${width} px`).toEqual(
      await edges('section[aria-labelledby=featured-title] ul:has(article)'),
    )
    panels.push(panel)
  }
  return panels
}

test("a card is drawn by keyboard from home's deck, beside its box on a wide screen, and nothing moves", {
  tag: '@desktop',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await openDeck(page, '/')
  const panels = await measurePanels(page)
  const box = page.locator('.deck-box')
  await expect(box.locator('b')).toBeVisible()
  const places = async () =>
    Promise.all(['.deck-words', '.deck-box'].map((part) => page.locator(part).boundingBox()))
  const [words, placed] = await places()
  if (!words || !placed) throw new Error('parts are missing')
  expect(placed.x - (words.x + words.width)).toBeLessThan(40)
  // The games follow below it. It had been 330 px tall, most of it empty.
  const panel = await page.locator('.deck').boundingBox()
  expect(panel?.height).toBeLessThan(265)
  // As wide as its words need, not as the panel is.
  expect(words.width).toBeLessThanOrEqual(480)
  // The main action is the hero's, until a card leads to its game.
  const turn = page.getByRole('button', { name: 'Turn the top card' }).last()
  await expect(turn).not.toHaveClass(/button-primary/)
  await drawByKeyboard(page)
  await expect(page.getByRole('link', { name: 'Get the box' })).toHaveClass(/button-primary/)
  expect(await page.locator('.deck').boundingBox()).toEqual(panel)
  expect((await places()).map((part) => part?.x)).toEqual([words.x, placed.x])
  expect(await measurePanels(page)).toEqual(panels)
  expect(watch.problems).toEqual([])
})

test("a tap on home's deck draws a card on a phone, beside its box, without shifting the page", {
  tag: '@phone',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await openDeck(page, '/')
  const box = page.locator('.deck-box')
  await expect(box).toContainText('₹')
  await pile(page).click()
  const get = page.getByRole('link', { name: 'Get the box' })
  await expect(get).toBeVisible()
  await expect(box).toHaveAttribute('href', (await get.getAttribute('href')) ?? 'none')
  await expect(box.getByRole('img')).toHaveAttribute(
    'alt',
    (await page.locator('.card-foot b').textContent()) ?? 'none',
  )
  expect(watch.problems).toEqual([])
})

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

test('a card of a game, below its variants, is drawn by keyboard without shifting the page, shared as a picture and leads to its box', {
  tag: '@phone',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await page.addInitScript(recordShares)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/product/drunk-ludo')
  const choice = await page.getByRole('group', { name: 'Size' }).boundingBox()
  const deck = await pile(page).boundingBox()
  if (!choice || !deck) throw new Error('no choice or no deck')
  expect(choice.y).toBeLessThan(640)
  expect(choice.y + choice.height).toBeLessThan(deck.y)
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
