import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { showExample } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

/** As long as titles of the demo are. */
const SIX_GAMES = [
  ...['Drunk Ludo (Classic)', 'Rummy Night', 'Shot Roulette', 'Jugaad!'],
  ...['Bollywood Buzz', 'Couple Taboo'],
]

/** The distance from the top of the page in pixels. */
const topOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().top + scrollY)

/** Tears the label off, which shifts nothing below it. */
async function tearLabel(page: Page): Promise<void> {
  const next = page.getByRole('heading', { name: "What's Next" })
  const before = await topOf(next)
  await page.getByRole('button', { name: 'Tear off your party ticket' }).press('Enter')
  await page.getByRole('button', { name: 'Save as a picture' }).waitFor()
  expect(await topOf(next)).toBe(before)
}

/** A printed order shows its number, and no buttons. */
async function expectPrint(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByText('PG1001')).toBeVisible()
  await expect(main.getByRole('heading', { name: "What's Next" })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

/** Both actions have their words on one line each. */
async function expectOneLineEach(page: Page): Promise<void> {
  const actions = page.getByRole('main').getByText(/^(Track Your Order|Continue Shopping)$/)
  const lines = await actions.evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return words.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1])
}

/** Six boxes are named in full, with both actions near the first screen. */
async function nameSix(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const hidden = await main.getByRole('list', { name: 'Your boxes' }).evaluate((list, titles) => {
    while (list.childElementCount < titles.length)
      list.append(list.firstElementChild?.cloneNode(true) ?? '')
    for (const [index, title] of titles.entries())
      Object.assign(list.children[index] ?? {}, { textContent: title })
    return list.scrollHeight - list.clientHeight
  }, SIX_GAMES)
  expect(hidden).toBe(0)
  await expect(main.getByText('Continue Shopping')).toBeInViewport({ ratio: 1 })
  const track = await main.getByText('Track Your Order').boundingBox()
  expect((track?.y ?? 1000) + (track?.height ?? 0)).toBeLessThan(700)
}

/** Six boxes take one row that overlaps, with both actions near the first screen. */
async function stackSix(page: Page): Promise<void> {
  const row = page.locator('.order-boxes')
  const track = page.getByRole('main').getByText('Track Your Order')
  const { top, bottom } = await track.evaluate((link) => link.getBoundingClientRect().toJSON())
  expect(bottom).toBeLessThan(700)
  const edges = await row.evaluate((boxes) => {
    const box = boxes.firstElementChild
    while (box && boxes.childElementCount < 6) boxes.append(box.cloneNode(true))
    const pictures = [...boxes.querySelectorAll('.picture')]
    const { left, right } = boxes.getBoundingClientRect()
    const edgesOf = (picture: Element) => {
      const rect = picture.getBoundingClientRect()
      return [rect.left - left, right - rect.right]
    }
    return pictures.flatMap(edgesOf)
  })
  expect(edges).toHaveLength(12)
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(-0.5)
  expect(await topOf(track)).toBe(top)
  // Before its pictures have loaded, the row is as high.
  await row.evaluate((boxes) => boxes.replaceChildren())
  expect(await topOf(track)).toBe(top)
}

/** How many pieces of confetti are seen on the screen so many milliseconds after the tear. */
const countConfetti = (page: Page, time: number) =>
  page.locator('.confetti > rect').evaluateAll((pieces, at) => {
    for (const piece of pieces)
      for (const fall of piece.getAnimations()) {
        fall.pause()
        fall.currentTime = at
      }
    return pieces.filter((piece) => {
      const { top, bottom, left, right } = piece.getBoundingClientRect()
      const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
      return isOnScreen && Number(getComputedStyle(piece).opacity) > 0
    }).length
  }, time)

test('tearing the label shifts nothing below it, and confetti flies over it', {
  tag: '@desktop',
}, async ({ page }) => {
  await showExample(page, { path: '/thank-you?success=1&order=PG1001', checkout: 'started' })
  await tearLabel(page)
  expect(await countConfetti(page, 800)).toBeGreaterThan(20)
  expect(await countConfetti(page, 3500)).toBe(0)
})

test('an order is printed without buttons, its label is saved as a picture in story format, and with six boxes both actions are near the first screen', {
  tag: '@phone',
}, async ({ page }) => {
  const watch = await watchPage(page)
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }))
  await page.setViewportSize({ width: 360, height: 640 })
  await showExample(page, { path: '/thank-you?success=1&order=PG1001', checkout: 'started' })
  await expectOneLineEach(page)
  await expectPrint(page)
  await tearLabel(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('game-night.png')
  const file = await readFile(await download.path())
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 })
  // The area of the box: an empty shelf would have the label's single colour.
  const shelf = { left: 400, top: 650, width: 280, height: 450 }
  const { entropy } = await sharp(file).extract(shelf).stats()
  expect(entropy).toBeGreaterThan(1)
  expect(watch.problems).toEqual([])

  await page.evaluate(() => scrollTo(0, 0))
  // Both change what React has rendered.
  await nameSix(page)
  await stackSix(page)
})
