import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { drawByKeyboard } from './draw-by-keyboard.ts'
import { waitForPart } from './show-example.ts'
import { startWithCart } from './stored-games.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const pile = (page: Page) => page.locator('.deck-pile')
const finder = (page: Page) => page.getByRole('region', { name: 'Who’s coming?' })

async function expectHeroWordsBesideHouse(page: Page): Promise<void> {
  const hero = page.getByRole('region', { name: specified('Turn Any Gathering') })
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const { height = 0 } = (await hero.boundingBox()) ?? {}
    // In a taller hero, the picture would be larger too.
    expect(height, `${width} px`).toBeLessThanOrEqual(width * 0.4375 + 1)
    for (const link of await hero.getByRole('link').all()) {
      const { x = 0, width: own = 0 } = (await link.boundingBox()) ?? {}
      const words = `${await link.textContent()}, ${width} px`
      expect(x + own, words).toBeLessThan(width * 0.42)
    }
  }
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

/** A card is drawn from the deck, beside its box, and nothing moves. */
async function expectDeck(page: Page): Promise<void> {
  await pile(page).scrollIntoViewIfNeeded()
  await waitForPart(pile(page))
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
}

/** The facts of each dealt box take one line at every width. */
async function expectFactsInLine(page: Page): Promise<void> {
  const facts = finder(page).locator('.carrom-plate > ul')
  await expect(facts).toHaveCount(3)
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const heights = await facts.evaluateAll((all: HTMLElement[]) =>
      all.map(({ offsetHeight, firstElementChild }) => [
        offsetHeight,
        firstElementChild?.clientHeight,
      ]),
    )
    for (const [line, stamp = 0] of heights) expect(line, `${width}`).toBeLessThan(stamp * 1.5)
  }
}

/** Three boxes are dealt without shifting the page below. */
async function expectFinder(page: Page): Promise<void> {
  await finder(page).scrollIntoViewIfNeeded()
  await waitForPart(finder(page))
  const next = page.getByRole('heading', { name: 'Real Moments' })
  const top = () => next.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = await top()
  // Where they lie face down and where they are dealt.
  const places = () =>
    finder(page)
      .locator('.carrom-boxes > *')
      .evaluateAll((boxes) =>
        (boxes as HTMLElement[]).map((box) => [
          box.offsetLeft,
          box.offsetTop,
          box.offsetWidth,
          box.offsetHeight,
        ]),
      )
  const faceDown = await places()
  // Of a playing card, not a strip as tall as the box with its plate.
  for (const back of await finder(page).locator('.carrom-back').all())
    expect(
      await back.evaluate((card: HTMLElement) => card.offsetHeight / card.offsetWidth),
    ).toBeCloseTo(7 / 5, 1)
  expect(faceDown).toHaveLength(3)
  await page.getByRole('radio', { name: 'A few' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'A crowd' })).toBeChecked()
  await page.keyboard.press('Enter')
  const boxes = finder(page).locator('.carrom-box')
  await expect(boxes).toHaveCount(3)
  await expect(finder(page).getByRole('status')).toContainText('Dealt: ')
  expect(await places()).toEqual(faceDown)
  expect(await top()).toBe(before)
  const first = (await boxes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Deal again' }).click()
  await expect(boxes.first()).not.toHaveText(first)
  expect(await top()).toBe(before)
  await expectFactsInLine(page)
}

/** A leaving shopper with a full cart is offered to complete the order or to stay, but not on the checkout page. */
async function expectExitOffer(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const complete = page.getByRole('button', { name: specified('Complete My Order') })
  await expect(async () => {
    await page.evaluate(() =>
      document.body.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })),
    )
    await expect(complete).toBeVisible({ timeout: 500 })
  }).toPass()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(specified('SAVE10'))
  await dialog.getByRole('button', { name: specified('Continue Shopping') }).click()
  await expect(dialog).toBeHidden()

  const offer = page.getByRole('dialog', { name: 'Leaving before', includeHidden: true })
  await expect(offer).toHaveCount(1)
  await page.getByRole('button', { name: /^Cart, 1 item$/ }).click()
  await page.getByRole('link', { name: 'Or add your address now' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(offer).toHaveCount(0)
}

test('home on a wide screen', async ({ page }) => {
  const watch = await watchPage(page)
  await startWithCart(page, 'drunk-ludo')
  await page.goto('/')
  await test.step("the hero's words end before its first house on screens of 1024 to 1920 px", () =>
    expectHeroWordsBesideHouse(page))
  await test.step("a card is drawn by keyboard from home's deck, beside its box, and nothing moves", () =>
    expectDeck(page))
  await test.step('three boxes are dealt by keyboard without shifting the page below, each with its facts in one line', () =>
    expectFinder(page))
  await page.setViewportSize({ width: 1280, height: 800 })
  await test.step('home offers a leaving shopper with a full cart to complete the order or to stay, the checkout does not', () =>
    expectExitOffer(page))
  expect(watch.problems).toEqual([])
})
