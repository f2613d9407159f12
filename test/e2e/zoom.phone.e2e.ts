import { expect, type Locator, type Page } from '@playwright/test'
import { recordFlights } from './record-flights.ts'
import { test } from './test.ts'

/** Milliseconds between two positions of a finger. */
const STEP_MS = 50

/** The fingers' horizontal positions, 400 px down; an empty list lifts them. */
type Fingers = readonly number[]

/**
 * Moves fingers step by step, with its own timestamps: on a busy machine a double tap would reach the page as two
 * single taps, and a swipe as a throw.
 */
async function touch(page: Page, ...steps: readonly Fingers[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const began = Date.now()
  const sent = steps.map((fingers, at) => {
    const isDown = at > 0 && steps[at - 1]?.length !== 0
    const moved = isDown ? ('touchMove' as const) : ('touchStart' as const)
    return session.send('Input.dispatchTouchEvent', {
      type: fingers.length === 0 ? 'touchEnd' : moved,
      touchPoints: fingers.map((x, id) => ({ x, y: 400, id })),
      timestamp: (began + at * STEP_MS) / 1000,
    })
  })
  await Promise.all(sent)
}

test('a phone shows every picture whole, uncovered by saving and thumbnails, and full screen responds to pinch, double tap and swipe', async ({
  page,
}) => {
  await page.addInitScript(recordFlights)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/product/shot-roulette')
  const pictures = page.locator('.gallery-well li .picture')
  // The box opens meanwhile, and is scaled; its layout is not.
  const shapes = await pictures.evaluateAll((all: HTMLElement[]) =>
    all.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetWidth / offsetHeight]),
  )
  expect(shapes).toHaveLength(3)
  for (const [width, shape] of shapes) {
    expect(width).toBe(160)
    expect(shape).toBeCloseTo(4 / 5, 2)
  }
  const edge = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect())
  // It lies one screen further right in its row.
  const { left, right } = await edge(pictures.nth(1))
  expect((await edge(page.locator('.gallery-saving'))).right).toBeLessThanOrEqual(left - 360)
  expect(right - 360).toBeLessThanOrEqual((await edge(page.locator('.gallery-thumbnails'))).left)

  await page.setViewportSize({ width: 360, height: 800 })
  await page
    .getByRole('button', { name: /^Zoom in/ })
    .first()
    .tap()
  const dialog = page.getByRole('dialog', { name: 'Pictures of Shot Roulette' })
  await expect(dialog.locator('.rays')).toHaveCSS('opacity', '1')
  const flights = await page.evaluate(() => Reflect.get(window, 'flights'))
  expect(flights).toEqual([{ from: 'page', hidden: true }])
  const shown = dialog
    .getByRole('button', { name: /^Zoom (in|out): / })
    .and(page.locator(':not([inert] *)'))
  const image = shown.getByRole('img', { includeHidden: true })
  const width = async () => (await image.boundingBox())?.width ?? 0
  await expect.poll(width).toBe(360)

  await touch(page, [120, 240], [110, 250], [60, 300], [])
  await expect.poll(width).toBeCloseTo(720, 0)
  await touch(page, [180], [], [180], [])
  await expect.poll(width).toBe(360)

  // Chromium lost a whole gesture once, on a busy machine.
  await expect(async () => {
    await touch(page, [300], [240], [120], [20], [])
    await expect(shown).toHaveAccessibleName(/^Zoom in: .* box open/, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
})

test('full screen waits for its styles, which are loaded again after a failure', async ({
  page,
}) => {
  let requests = 0
  await page.route(/\/assets\/zoom-/, (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await page.goto('/product/shot-roulette')
  await page.locator('.gallery-well li:not([inert]) button').tap()
  const dialog = page.locator('dialog.zoom')
  await expect(dialog).toBeVisible()
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 800 })
  expect(requests).toBe(2)
})
