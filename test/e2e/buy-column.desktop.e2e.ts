import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { waitForPart } from './show-example.ts'
import { test } from './test.ts'

/** Its title is the demo's longest. */
const LONG_TITLE = '/product/rummy-night'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const add = (page: Page) => page.getByRole('button', { name: 'Add 1 to Cart - ₹549' })
const buyNow = (page: Page) => page.getByRole('button', { name: /^Buy Now/ }).first()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForPart(page.getByRole('tab').first())
}

async function expectDecisionInView(page: Page): Promise<void> {
  const price = page.getByRole('main').getByText('₹549', { exact: true }).first()
  const facts = page.getByRole('list', { name: 'Players, time and age' }).first()
  for (const name of [
    specified("Why You'll Love This Game:"),
    'Draw a card',
    specified('Our Promise'),
  ]) {
    const part = page.getByRole('heading', { name })
    await part.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(part).toBeInViewport()
    for (const shown of [title(page), price, facts, add(page), buyNow(page)])
      await expect(shown, name).toBeInViewport({ ratio: 1 })
  }
}

async function expectBenefitsBelowButtons(page: Page): Promise<void> {
  const benefits = page.getByRole('region', { name: specified("Why You'll Love This Game:") })
  for (const name of [specified('How To Play'), specified('Our Promise')]) {
    const part = page.getByRole('heading', { name })
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(part).toBeInViewport()
    await expect(benefits, name).toBeInViewport({ ratio: 1 })
    const [above, below] = await Promise.all([buyNow(page).boundingBox(), benefits.boundingBox()])
    if (!above || !below) throw new Error('parts are missing')
    expect(below.y, name).toBeGreaterThanOrEqual(above.y + above.height)
  }

  const related = page.getByRole('heading', { name: specified('You Might Also Like') })
  const gaps = async () => {
    const parts = [title(page), add(page), buyNow(page), benefits]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    return boxes.slice(1).map((box, at) => {
      const above = boxes[at]
      return box && above ? box.y - above.y - above.height : Number.NaN
    })
  }
  await related.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(related).toBeInViewport()
  // Below each other, none behind another.
  await expect.poll(async () => Math.min(...(await gaps()))).toBeGreaterThan(8)
  const [heading, , rule] = await gaps()
  expect(heading).toBeGreaterThan(60)
  // A rule cuts off what passes below: without it, cut letters look like a fault.
  expect(rule).toBeGreaterThanOrEqual(30)
}

/** What the keyboard reaches is not behind the buttons. */
async function expectFocusUncovered(page: Page): Promise<void> {
  const promise = page.getByRole('heading', { name: specified('Our Promise') })
  await promise.evaluate((element) => element.scrollIntoView())
  await buyNow(page).focus()
  await page.keyboard.press('Tab')
  const focused = page.locator(':focus')
  await expect(focused).toHaveText('When will it arrive? Enter your PIN code')
  const isUncovered = () =>
    focused.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(isUncovered).toBe(true)
}

/** A short tab does not end the column that sticks beside it. */
async function expectDecisionBesideReviews(page: Page): Promise<void> {
  await page.getByRole('link', { name: /reviews\)$/ }).click()
  const tab = page.getByRole('tab', { name: /^Reviews/ })
  await expect(tab).toBeInViewport({ ratio: 1 })
  // Waits until the page has scrolled.
  await tab.click({ trial: true })
  await expect(page.locator('.buy-panel')).toBeInViewport({ ratio: 1 })
  // In its place below the bar and its awning.
  const pitch = page.locator('.buy-column > :first-child')
  await expect.poll(async () => (await pitch.boundingBox())?.y).toBeCloseTo(104, 0)
}

/** @param least the least width of the picture */
async function expectWholeGallery(page: Page, least: number): Promise<void> {
  const [picture] = await page.locator('.gallery-well li .picture').all()
  const thumbnails = await page.getByRole('button', { name: /^Show picture/ }).all()
  expect(thumbnails).toHaveLength(3)
  for (const part of [picture, ...thumbnails])
    if (part) await expect(part).toBeInViewport({ ratio: 1 })
  const box = await picture?.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 5, 2)
  // While the box opens, its picture is smaller for a moment.
  await expect.poll(async () => (await picture?.boundingBox())?.width).toBeGreaterThan(least)
  // Half again as wide as it is shown (decision 45).
  await expect(page.locator('.gallery-well li img').first()).toHaveJSProperty('complete', true)
  const ratio = await page
    .locator('.gallery-well li img')
    .first()
    .evaluate(
      ({ currentSrc, width }: HTMLImageElement) =>
        Number(new URL(currentSrc).searchParams.get('width')) / width,
    )
  expect(ratio).toBeGreaterThan(1.33)
  expect(ratio).toBeLessThan(1.95)
}

/** They come right below what decides. */
async function expectButtonsBelowFacts(page: Page): Promise<void> {
  const facts = await page
    .getByRole('list', { name: 'Players, time and age' })
    .first()
    .boundingBox()
  const next = page.locator('.buy-column > form').or(page.locator('.buy-panel')).first()
  const gap = ((await next.boundingBox())?.y ?? 0) - (facts?.y ?? 0) - (facts?.height ?? 0)
  expect(gap).toBeCloseTo(16, 0)
}

test('at 1280 x 720 and at 1280 x 800, picture and thumbnails are fully visible; price and buttons stay in view while the page scrolls, the benefits until its end, and cover nothing that has focus', async ({
  page,
}) => {
  // Before the page loads, so that it chooses the pictures' files for this size, and then larger ones.
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, LONG_TITLE)
  await expectWholeGallery(page, 360)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectWholeGallery(page, 420)
  await expectButtonsBelowFacts(page)
  await expectDecisionInView(page)
  await expectBenefitsBelowButtons(page)
  await expectFocusUncovered(page)
  await page.setViewportSize({ width: 1024, height: 752 })
  await expectDecisionBesideReviews(page)
})

test('with variants, the buttons are right below the choice; once it has scrolled away, they name the variant and link back to it', async ({
  page,
}) => {
  await open(page, '/product/drunk-ludo')
  await expectButtonsBelowFacts(page)
  const panel = page.locator('.buy-panel')
  const choice = page.getByRole('group', { name: 'Size' })
  const travel = choice.getByText('Travel')
  await travel.click()
  await expect(panel.getByText('Travel', { exact: true })).toBeHidden()
  const promise = page.getByRole('heading', { name: specified('Our Promise') })
  await promise.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(panel.getByText('Travel', { exact: true })).toBeInViewport({ ratio: 1 })
  await panel.getByRole('link', { name: 'Change size' }).click()
  await expect(travel).toBeInViewport({ ratio: 1 })
  // Not behind the title that stays above.
  await travel.click({ trial: true })
  await expectDecisionBesideReviews(page)
  await test.step('the benefits of a sold-out game begin below its buttons', async () => {
    await open(page, '/product/kitty-party-killer')
    const parts = [buyNow(page), page.getByText(specified("Why You'll Love This Game:"))]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const [buttons, benefits] = boxes.map((box) => box ?? { y: Number.NaN, height: 0 })
    expect((benefits?.y ?? 0) - (buttons?.y ?? 0) - (buttons?.height ?? 0)).toBeLessThan(60)
  })
})
