import { expect, type Page } from '@playwright/test'
import { waitForFaces, waitForListeners } from './show-example.ts'
import { test } from './test.ts'
import { waitInPage } from './wait-in-page.ts'
import { watchPage } from './watch-page.ts'
import { withoutMotion } from './without-motion.ts'

type Seen = { readonly animations: number; readonly canvases: number; readonly shifted: number }

/** How often the animation started, its canvases at most at a time, and how much the page shifted. */
async function watchAnimations(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen = { animations: 0, canvases: 0, shifted: 0 }
    Object.assign(window, { seen })
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.className === 'hero-theme-animation')
            seen.animations += 1
      const { length } = document.querySelectorAll('.hero-theme-animation canvas')
      seen.canvases = Math.max(seen.canvases, length)
    })
    observer.observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifted += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

/** Shows the hero's picture by day, with its script listening: no other script listens for `resize`. */
async function openByDay(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    const { addEventListener } = window
    window.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      if (type === 'resize') Object.assign(window, { isListening: true })
      addEventListener.call(window, type, listener, options)
    }
  })
  await page.goto('/')
  await waitForListeners(page)
  const picture = page.locator('.hero-picture img')
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty('complete', true)
  await waitInPage(page, () => 'isListening' in window)
  await waitForFaces(page)
  await expect(page.getByRole('heading', { name: 'Draw a card' })).toBeAttached()
  // Fonts that load late move a word by pixels; the animation does not cause that.
  await page.evaluate(() => {
    const seen = Reflect.get(window, 'seen')
    if (seen) seen.shifted = 0
  })
}

const toggle = (page: Page) => page.getByRole('button', { name: /^Switch to/ }).click()
const shownPicture = (page: Page) =>
  page.locator('.hero-picture img').evaluate((picture: HTMLImageElement) => picture.currentSrc)

const animation = (page: Page) => page.locator('.hero-theme-animation')

async function expectTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** The themes in which parts of the page are painted. */
const listThemes = (page: Page) =>
  page.evaluate(() => {
    const parts = ['html', '.hero', '.hero-title', '.hero-offer']
    const themeOf = (part: string) => {
      const element = document.querySelector(part)
      return element && getComputedStyle(element).colorScheme
    }
    return [...new Set(parts.map(themeOf))]
  })

/** It changes without animation where motion is unwanted or it is out of view, and keeps its picture. */
async function expectNoAnimation(page: Page, seen: () => Promise<Seen>): Promise<void> {
  const { animations } = await seen()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.evaluate(() => window.scrollBy(0, -200))
  await toggle(page)
  await expectTheme(page, 'light')
  expect((await seen()).animations).toBe(animations)
  await page.evaluate(() => window.scrollTo(0, 0))
  for (const [why, prepare] of withoutMotion) {
    await prepare(page)
    const before = await shownPicture(page)
    await toggle(page)
    await expect.poll(() => shownPicture(page), why).not.toBe(before)
    expect((await seen()).animations, why).toBe(animations)
  }

  // The choice is stored, against the system's theme.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect.poll(() => shownPicture(page)).toContain('/hero-noon-')
  await page.getByRole('link', { name: 'View All Games' }).first().click()
  await page.waitForURL('/all-products')
  await page.goBack()
  await expect.poll(() => shownPicture(page)).toContain('/hero-noon-')
}

test('the theme change of the hero animates, all in one frame and without shifts or repeated downloads; the last of several wins; it does not animate where motion is unwanted or it is out of view, and keeps its picture', {
  tag: '@phone',
}, async ({ page }) => {
  const watch = await watchPage(page)
  const seen = await watchAnimations(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/hero-(noon|night)-/.test(request.url())) fetched.push(request.url())
  })
  await openByDay(page)
  expect(await shownPicture(page)).toContain('/hero-noon-')
  await toggle(page)
  await expectTheme(page, 'dark')
  await expect.poll(seen).toMatchObject({ animations: 1, shifted: 0 })
  await expect(animation(page)).toHaveCount(0)
  // The picture and all windows have a canvas each.
  expect((await seen()).canvases).toBeGreaterThan(9)
  expect(await shownPicture(page)).toContain('/hero-night-')
  await toggle(page)
  expect(await listThemes(page)).toEqual(['light'])
  await expect.poll(async () => (await seen()).animations).toBe(2)
  await expect(animation(page)).toHaveCount(0)
  expect(await shownPicture(page)).toContain('/hero-noon-')
  expect(fetched).toHaveLength(2)
  expect(await seen()).toMatchObject({ animations: 2, shifted: 0 })

  for (let change = 0; change < 5; change += 1) await toggle(page)
  await expectTheme(page, 'dark')
  expect(await animation(page).count()).toBeLessThanOrEqual(1)
  await expect(animation(page)).toHaveCount(0)
  await expect.poll(() => shownPicture(page)).toContain('/hero-night-')
  expect(watch.problems).toEqual([])
  await test.step('without animation', () => expectNoAnimation(page, seen))
})

test('the hero waits for its new picture, and stays unchanged when that fails to load', {
  tag: '@desktop',
}, async ({ page }) => {
  const faults: Error[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.route(/\/hero-night-/, (route) => route.abort())
  await openByDay(page)
  await toggle(page)
  await expectTheme(page, 'dark')
  await expect(page.locator('.hero-picture img')).toHaveJSProperty('naturalWidth', 0)
  await expect(animation(page).locator('canvas')).toHaveCount(1)
  await expect(page.locator('.hero')).toHaveAttribute('data-theme', 'light')
  await toggle(page)
  await expect.poll(() => shownPicture(page)).toContain('/hero-noon-')
  await expect(animation(page)).toHaveCount(0)
  await expect(page.locator('.hero')).not.toHaveAttribute('data-theme')
  expect(faults).toEqual([])

  const { promise: isAsked, resolve: send } = Promise.withResolvers<void>()
  await page.unroute(/\/hero-night-/)
  await page.route(/\/hero-night-/, async (route) => {
    await isAsked
    await route.continue()
  })
  const colours = () =>
    page.locator('.hero').evaluate((hero) => {
      const { color, backgroundImage } = getComputedStyle(hero)
      return color + backgroundImage
    })
  const byDay = await colours()
  await toggle(page)
  await expectTheme(page, 'dark')
  expect(await colours()).toBe(byDay)
  send()
  await expect.poll(colours).not.toBe(byDay)
  await expect(animation(page)).toHaveCount(0)
})
