import { expect, type Page } from '@playwright/test'
import { listenForFlights } from './listen-for-flights.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

const fan = (page: Page) => page.locator('.box-opening')

/**
 * Counts how often the `fan` animation has started.
 * @param isHeld whether the box stays open: it closes within a second, in which a busy machine does little
 */
async function listenForFans(page: Page, isHeld = false): Promise<() => Promise<number>> {
  await page.addInitScript((holds) => {
    const begun: string[] = []
    Object.assign(window, { begun })
    addEventListener('animationstart', ({ animationName, target }) => {
      begun.push(animationName)
      const isBox = /^(fan|sleeve)$/.test(animationName)
      if (!holds || !isBox || !(target instanceof Element)) return
      for (const animation of target.getAnimations()) animation.pause()
    })
  }, isHeld)
  return () =>
    page.evaluate(
      () => (window as { begun?: string[] }).begun?.filter((name) => name === 'fan').length ?? 0,
    )
}

test('the box of a game opens once and closes by itself; the added game flies to the cart button, which hops', {
  tag: '@phone',
}, async ({ page }) => {
  const watch = await watchPage(page)
  const countFans = await listenForFans(page)
  const moved = await listenForFlights(page)
  await page.goto('/product/shot-roulette')
  await expect.poll(countFans).toBe(5)
  await expect(fan(page)).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Add .*₹799/ })
    .filter({ visible: true })
    .last()
    .click()
  await expect.poll(moved).toHaveLength(3)
  expect(await moved()).toEqual([
    'dealt',
    expect.stringMatching(/\bbag\b/),
    expect.stringContaining('bg-coral'),
  ])
  await expect(page.locator('.dealt')).toHaveCount(0)

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await breadcrumb.getByRole('link', { name: 'Games' }).click()
  await expect(page).toHaveURL(/all-products/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Shot Roulette' })).toBeVisible()
  await page.getByRole('heading', { name: 'Draw a card' }).waitFor()
  expect(await countFans()).toBe(5)
  expect(watch.problems).toEqual([])
})

/** Runs in the page: stops the open box, and says what its cards reach or cover that they should not. */
function findFanFaults(): readonly string[] {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && /^(fan|sleeve)$/.test(animation.animationName)) {
      animation.pause()
      animation.currentTime = 600
    }
  const boxesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
  const [frame] = boxesOf('.gallery-well')
  const cards = boxesOf('.box-opening > *')
  const around = boxesOf('.gallery-saving, .gallery-thumbnails button')
  if (!frame || cards.length !== 5 || around.length !== 4) return ['parts are missing']
  const isOutside = (card: DOMRect) =>
    card.left < frame.left ||
    card.right > frame.right ||
    card.top < frame.top ||
    card.bottom > frame.bottom
  const covers = (card: DOMRect) =>
    around.some(
      (part) =>
        card.left < part.right &&
        card.right > part.left &&
        card.top < part.bottom &&
        card.bottom > part.top,
    )
  return [
    ...cards.filter(isOutside).map(({ left, right }) => `outside: ${left} to ${right}`),
    ...cards.filter(covers).map(({ left, right }) => `covers: ${left} to ${right}`),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page is wider'] : []),
  ]
}

test("an open box shows the deck's backs inside the frame, beside saving and thumbnails", {
  tag: '@desktop',
}, async ({ page }) => {
  const countFans = await listenForFans(page, true)
  await page.goto('/product/shot-roulette')
  await expect.poll(countFans).toBe(5)
  const deck = page.locator('.deck-pile > .deck-back').first()
  await expect(deck.locator('text')).toHaveText('S')
  await expect(fan(page).locator('text')).toHaveText(Array(5).fill('S'))
  for (const [width, height] of [
    [360, 640],
    [430, 932],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(findFanFaults), `${width} px`).toEqual([])
  }
  const printsOf = (backs: Element[]) => backs.map((back) => getComputedStyle(back).background)
  const [print] = await deck.evaluateAll(printsOf)
  expect(await fan(page).locator('.deck-back').evaluateAll(printsOf)).toEqual(Array(5).fill(print))
})
