import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { waitForPart } from './show-example.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const finder = (page: Page) => page.getByRole('region', { name: 'Who’s coming?' })

async function openFinder(page: Page): Promise<void> {
  await page.goto('/')
  await finder(page).scrollIntoViewIfNeeded()
  await waitForPart(finder(page))
}

/** Taps on the button where the bar will be, which then slides in and leaves the button free. */
async function dealUnderBar(page: Page): Promise<void> {
  const button = finder(page).getByRole('button', { name: /^Deal/ })
  // Scrolled down, so that the bar is away.
  await button.evaluate((target) => {
    scrollBy({ top: target.getBoundingClientRect().top - 12, behavior: 'instant' })
  })
  const edges = () =>
    button.evaluate((target) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return { bar, top: target.getBoundingClientRect().top }
    })
  await expect.poll(async () => (await edges()).bar).toBeLessThanOrEqual(0)
  await page.touchscreen.tap(80, 36)
  await expect(finder(page).locator('.carrom-box')).toHaveCount(3)
  await expect(async () => {
    // One that comes during the scroll to the board is lost.
    await page.mouse.wheel(0, -10)
    expect((await edges()).bar).toBeGreaterThan(60)
  }).toPass()
  const { bar, top } = await edges()
  expect(top).toBeGreaterThan(bar)
}

/** The dealt boxes stand side by side, whole, with price and a large enough button. */
async function expectWholeBoxes(page: Page): Promise<void> {
  const boxes = finder(page).locator('.carrom-boxes > li')
  await expect(boxes).toHaveCount(3)
  await expect(finder(page).locator('.carrom-plate').filter({ hasText: '₹' })).toHaveCount(3)
  // Not as they are painted: they turn over.
  const sizes = (part: string) =>
    boxes
      .locator(part)
      .evaluateAll((all) =>
        (all as HTMLElement[]).map((one) => [one.offsetWidth, one.offsetHeight]),
      )
  for (const [width = 0, height = 0] of await sizes('.carrom-box img')) {
    // Strips were 48 pixels wide.
    expect(width).toBeGreaterThan(80)
    expect(height / width).toBeCloseTo(1.25, 1)
  }
  for (const side of (await sizes('.carrom-add')).flat()) expect(side).toBeGreaterThanOrEqual(44)
  // Titles of one line and of more.
  for (const part of ['.carrom-box', '.carrom-plate > strong', '.carrom-plate > ul']) {
    const tops = await boxes
      .locator(part)
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop))
    expect(new Set(tops).size, part).toBe(1)
  }
}

/** A tap draws a card, beside its box. */
async function expectDeck(page: Page): Promise<void> {
  const pile = page.locator('.deck-pile')
  await pile.scrollIntoViewIfNeeded()
  await waitForPart(pile)
  const box = page.locator('.deck-box')
  await expect(box).toContainText('₹')
  await pile.click()
  const get = page.getByRole('link', { name: 'Get the box' })
  await expect(get).toBeVisible()
  await expect(box).toHaveAttribute('href', (await get.getAttribute('href')) ?? 'none')
  await expect(box.getByRole('img')).toHaveAttribute(
    'alt',
    (await page.locator('.card-foot b').textContent()) ?? 'none',
  )
}

/** A link within the page scrolls smoothly, another page starts at its top. */
async function expectSmoothLink(page: Page): Promise<void> {
  const root = page.locator('html')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'FAQs' }).click()
  await expect(root).toHaveCSS('scroll-behavior', 'smooth')
  await expect(page.locator('#faq')).toBeInViewport()
  await footer.getByRole('link', { name: 'All Games' }).click()
  await expect(page).toHaveURL(/\/all-products$/)
  await expect(root).toHaveCSS('scroll-behavior', 'auto')
}

// spec 2.020
test('on a small phone the board takes less than half of the screen and shows whole boxes; one tap adds one; a tap on the deck draws a card; a link within the page scrolls smoothly, another page starts at its top', async ({
  page,
}) => {
  const watch = await watchPage(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await openFinder(page)
  const height = () =>
    finder(page)
      .locator('.carrom')
      .evaluate((board) => board.clientHeight)
  expect(await height()).toBeLessThan(320)
  const next = page.getByRole('heading', { name: 'Real Moments' })
  const top = () => next.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const before = [await height(), await top()]
  await dealUnderBar(page)
  const titles = finder(page).locator('.carrom-plate b')
  await expect(titles).toHaveCount(3)
  expect([await height(), await top()]).toEqual(before)
  for (const title of await titles.all())
    expect(await title.evaluate((b) => b.scrollHeight - b.clientHeight)).toBeLessThanOrEqual(1)
  await expectWholeBoxes(page)
  const added = (await titles.first().textContent()) ?? ''
  await finder(page).getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByText(`1x ${added}`)).toBeVisible()
  await test.step("a tap on home's deck draws a card on a phone, beside its box", () =>
    expectDeck(page))
  await test.step('a link within the page scrolls smoothly, another page starts at its top', () =>
    expectSmoothLink(page))
  expect(watch.problems).toEqual([])
})

/**
 * Taps on the button, and tells in the frame in which boxes begin to turn whether each has its picture, and what of a box
 * can be seen before it turns.
 */
function dealAndLook(page: Page) {
  return finder(page)
    .locator('.carrom')
    .evaluate(
      (board) =>
        new Promise<{ pictured: boolean[]; seen: string[] }>((done) => {
          new MutationObserver((_, observer) => {
            const pictures = [...board.querySelectorAll<HTMLImageElement>('.carrom-box img')]
            if (pictures.length === 0) return
            observer.disconnect()
            const parts = [...board.querySelectorAll('.carrom-boxes > li > :not(.carrom-back)')]
            done({
              pictured: pictures.map(({ complete, naturalWidth }) => complete && naturalWidth > 0),
              seen: parts
                .filter((part) => getComputedStyle(part).backfaceVisibility !== 'hidden')
                .map(({ className }) => className),
            })
          }).observe(board, { childList: true, subtree: true })
          document.querySelector<HTMLElement>('.party-finder [type=submit]')?.click()
        }),
    )
}

test('boxes turn over once their pictures have loaded; one that never loads holds up no other, and the answers become filters', async ({
  page,
}) => {
  await openFinder(page)
  // As far away as a store's server, which on a busy machine may take longer than a box waits for its picture.
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400"/>'
  await page.route(/\/cdn\/.*width=320/, async (route) => {
    await pause(300)
    await route.fulfill({ contentType: 'image/svg+xml', body })
  })
  expect(await dealAndLook(page)).toEqual({ pictured: [true, true, true], seen: [] })
  await page.route(/\/cdn\/.*width=320/, () => undefined)
  expect((await dealAndLook(page)).pictured).toHaveLength(3)

  const answers = ['My person', 'Two of us', 'Neighbours sleep']
  for (const answer of answers) await finder(page).getByText(answer).click()
  await dealAndLook(page)
  await expect(finder(page).locator('.carrom-box')).toHaveCount(3)
  await expect(finder(page).locator('.carrom-box').last()).toBeInViewport({ ratio: 1 })
  const titles = await finder(page).locator('.carrom-plate b').allInnerTexts()
  await page.getByRole('link', { name: 'See all that fit' }).click()
  await expect(page).toHaveURL(/\/all-products\?filter=couple\+for-2\+quiet$/)
  for (const title of titles)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
})
