import { expect, type Locator, type Page } from '@playwright/test'
import { waitForPart } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const pile = (page: Page) => page.locator('.deck-pile')

async function openDeck(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await pile(page).scrollIntoViewIfNeeded()
  await waitForPart(pile(page))
}

for (const path of ['/', '/product/drunk-ludo'])
  test(`a card is drawn by keyboard on ${path} without shifting the page`, async ({ page }) => {
    const watch = await watchPage(page)
    await openDeck(page, path)
    const before = await page.locator('footer').boundingBox()
    const actions = page.locator('.deck-actions')
    await actions.getByRole('button', { name: 'Turn the top card' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.card-face')).toBeVisible()
    await expect(actions.getByRole('button', { name: 'Another' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(actions.getByRole('link', { name: 'Send on WhatsApp' })).toBeFocused()
    expect(await page.locator('footer').boundingBox()).toEqual(before)
    expect(watch.problems).toEqual([])
  })

test("the panel of home's deck has the edges of the cards below", { tag: '@desktop' }, async ({
  page,
}) => {
  await openDeck(page, '/')
  const edges = (part: string) =>
    page.locator(part).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect()
      return { left, right }
    })
  const cards = 'section[aria-labelledby=featured-title] ul:has(article)'
  const panels = []
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const panel = await edges('.deck')
    expect(panel, `${width} px`).toEqual(await edges(cards))
    panels.unshift({ width, panel })
  }
  await page.getByRole('button', { name: 'Turn the top card' }).last().click()
  await expect(page.locator('.card-face')).toBeVisible()
  for (const { width, panel } of panels) {
    await page.setViewportSize({ width, height: 800 })
    expect(await edges('.deck'), `${width} px, turned`).toEqual(panel)
  }
})

test('on a wide screen the box is beside the deck’s words, with its name, and stays in place', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openDeck(page, '/')
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
  const turn = page.getByRole('button', { name: 'Turn the top card' }).last()
  // The main action is the hero's, until a card leads to its game.
  await expect(turn).not.toHaveClass(/button-primary/)
  await turn.click()
  await expect(page.getByRole('link', { name: 'Get the box' })).toHaveClass(/button-primary/)
  await expect(page.locator('.card-face')).toBeVisible()
  expect(await page.locator('.deck').boundingBox()).toEqual(panel)
  expect((await places()).map((part) => part?.x)).toEqual([words.x, placed.x])
})

test('the box beside home’s deck is that of the drawn card', { tag: '@phone' }, async ({
  page,
}) => {
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
})

test('on a small phone the deck is between the stamps and the benefits, and peeks out above the bar at most', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/product/endless-laughter-combo')
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const deck = await top(pile(page))
  expect(deck).toBeGreaterThan(await top(page.locator('.product-columns .ink-stamps').first()))
  expect(deck).toBeGreaterThan((await top(page.locator('.bottom-bar'))) - 32)
  expect(deck).toBeLessThan(await top(page.getByText("Why You'll Love This Game:")))
})

test('on a small phone the variants are between the price and the deck', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/product/drunk-ludo')
  const choice = await page.getByRole('group', { name: 'Size' }).boundingBox()
  const deck = await pile(page).boundingBox()
  if (!choice || !deck) throw new Error('no choice or no deck')
  expect(choice.y).toBeLessThan(640)
  expect(choice.y + choice.height).toBeLessThan(deck.y)
})

test('Get the box adds the game of the card', { tag: '@phone' }, async ({ page }) => {
  await openDeck(page, '/product/drunk-ludo')
  await pile(page).click()
  await page.getByRole('button', { name: 'Get the box' }).click()
  await expect(page.getByRole('button', { name: /cart.*1 item/i })).toBeVisible()
})

test('the card is shared as a picture where the phone can share files', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const share = async ({ files = [], text }: ShareData) => {
      const [file] = files
      if (!file) throw new Error('Nothing to send')
      const { width, height } = await createImageBitmap(file)
      Object.assign(window, { sent: { type: file.type, width, height, size: file.size, text } })
    }
    Object.assign(navigator, { canShare: () => true, share })
  })
  await openDeck(page, '/product/drunk-ludo')
  await pile(page).click()
  await page.getByRole('link', { name: 'Send on WhatsApp' }).click()
  const sent = await page.waitForFunction(() => (window as { sent?: unknown }).sent)
  expect(await sent.jsonValue()).toMatchObject({
    type: 'image/png',
    width: 1080,
    height: 1350,
    text: expect.stringContaining('/product/drunk-ludo'),
  })
})
