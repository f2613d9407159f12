import { expect, type Page } from '@playwright/test'
import { specified } from '../specification.ts'
import { refusePictures } from './refuse-pictures.ts'
import { waitForListeners } from './show-example.ts'
import { test } from './test.ts'

// As on a real phone: a card’s half pixels count.
test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 })

/** All filters of a link that has three are on the first screen. */
async function expectFiltersOfLink(page: Page): Promise<void> {
  await page.goto('/all-products?filter=party+for-4+loud')
  const chosen = page.getByRole('navigation', { name: 'Show only' }).locator('[aria-current]')
  await expect(chosen).toHaveText(['Party', 'For 4', 'Loud'])
  for (const chip of await chosen.all()) await expect(chip).toBeInViewport({ ratio: 1 })
}

/** The link that clears the filters has the size of a target and moves nothing. */
async function expectClearLink(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('article').first()
  const top = (await card.boundingBox())?.y
  const clear = page.getByRole('link', { name: 'Clear filters (1)' })
  // The first tap may come before hydration, and then opens the link.
  await page.getByRole('link', { name: 'Party', exact: true }).click()
  await expect(clear).toBeInViewport({ ratio: 1 })
  // The list may follow the link, and its first card may be another.
  await expect.poll(async () => (await card.boundingBox())?.y).toBe(top)
  expect((await clear.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await clear.click()
  await expect(clear).toHaveCount(0)
  await expect(page.getByText('Showing 37 games')).toBeVisible()
}

async function expectFocusedFiltersInSight(page: Page): Promise<void> {
  const chips = page.getByRole('navigation', { name: 'Show only' }).getByRole('link')
  const words = await chips.allTextContents()
  expect(words.length).toBeGreaterThan(5)
  await waitForListeners(page)
  await chips.first().focus()
  const focused = page.locator(':focus')
  for (const text of words) {
    await expect(focused).toHaveText(text)
    await expect(focused).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
  }
}

/** Runs in the page: free pixels at the right of the words of a sort selector. */
function measureRoom(select: HTMLSelectElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.font = font
  const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width
  return (
    select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words
  )
}

/** Runs in the page: shows each card for a frame. */
async function scrollThrough(cards: Element[]): Promise<void> {
  for (const card of cards) {
    card.scrollIntoView({ behavior: 'instant' })
    for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted))
  }
}

test('all filters of a link that has three are on the first screen; filters are cleared by a large link that moves nothing, and in sight when a key focuses them; every order is readable on a 360 px phone, buttons have air, and the demo’s games fit in 9,000 px, hearts and choices included', async ({
  page,
}) => {
  await refusePictures(page)
  await expectFiltersOfLink(page)
  await page.goto('/all-products')
  await expectClearLink(page)
  await expectFocusedFiltersInSight(page)
  const sort = page.getByRole('combobox', { name: 'Sort games' })
  for (const order of ['name', 'price-low', 'price-high', 'default']) {
    await sort.selectOption(order)
    await expect.poll(() => sort.evaluate(measureRoom), order).toBeGreaterThanOrEqual(0)
    if (order === 'price-low') {
      // It is told in full, though its selector is narrow.
      const words = page.getByText(`· ${specified('Price: Low to High')}`)
      await expect(words).toBeInViewport()
      expect(await words.evaluate((part) => part.scrollWidth > part.clientWidth)).toBe(false)
    }
  }
  const add = page.getByRole('button', { name: /^Add to Cart/ }).first()
  const air = await add.evaluate((button) => {
    const words = document.createRange()
    if (button.firstChild) words.selectNode(button.firstChild)
    return words.getBoundingClientRect().left - button.getBoundingClientRect().left
  })
  expect(air).toBeGreaterThanOrEqual(9)

  const cards = page.getByRole('main').getByRole('article')
  await page.mouse.wheel(0, 200)
  await expect(cards).toHaveCount(37)
  // Heights below the screen are guessed until they are laid out.
  await cards.evaluateAll(scrollThrough)
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
})
