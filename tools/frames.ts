/*
 * Frames a second of each motion the first time it plays, on a phone's screen and a processor four times slower:
 * `npm run frames`. `--runs=9` measures more often, `--only=draw` one motion. A machine that does other work shows less.
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { waitForManners, waitForPart } from '#test/e2e/show-example.ts'
import { BrowseError, browseShop } from './browse-shop.ts'

const SLOWER = 4
/** Rests that long before it is measured: what loads when the page is idle has come. */
const REST_MS = 2500

type Motion = {
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
  readonly start: (page: Page) => Promise<void>
  /** Names of CSS animations, or classes of what script moves. */
  readonly moves: RegExp
}

const related = (page: Page) =>
  page.getByRole('region', { name: 'You Might Also Like' }).getByRole('heading').getByRole('link')

const motions: Readonly<Record<string, Motion>> = {
  draw: {
    path: '/product/drunk-ludo',
    prepare: async (page) => {
      const pile = page.locator('.deck-pile')
      await pile.scrollIntoViewIfNeeded()
      await waitForPart(pile)
    },
    start: (page) => page.locator('.deck-pile').click(),
    moves: /^turn$/,
  },
  add: {
    path: '/product/drunk-ludo',
    start: (page) =>
      page
        .getByRole('button', { name: /^Add .*₹/ })
        .filter({ visible: true })
        .last()
        .click(),
    moves: /dealt|bag|bg-coral/,
  },
  open: {
    path: '/product/drunk-ludo',
    prepare: (page) => waitForPart(related(page).first()),
    start: (page) => related(page).first().click(),
    moves: /^(fan|sleeve)$/,
  },
  fly: {
    path: '/all-products',
    start: (page) => page.getByRole('article').getByRole('link').first().click(),
    moves: /^page change$/,
  },
  hours: {
    path: '/',
    prepare: (page) => page.locator('.hero-picture img').scrollIntoViewIfNeeded(),
    start: (page) => page.getByRole('button', { name: /^Switch to/ }).click(),
    moves: /^hero-hours$/,
  },
}

type Recording = {
  readonly frames: readonly number[]
  readonly moved: readonly { readonly name: string; readonly from: number; readonly to: number }[]
}

/** Runs in the page: keeps the time of every frame, and from when to when everything moved, by the browser's clock. */
function record(): void {
  const frames: number[] = []
  const moved: { name: string; from: number; to: number }[] = []
  Object.assign(window, { recording: { frames, moved } })

  async function keep(name: string, animation: Animation) {
    const { startTime, effect } = await animation.ready
    const length = Number(effect?.getComputedTiming().endTime)
    if (typeof startTime === 'number') moved.push({ name, from: startTime, to: startTime + length })
  }

  document.addEventListener('animationstart', ({ target, animationName }) => {
    const isNamed = (motion: Animation) =>
      motion instanceof CSSAnimation && motion.animationName === animationName
    const motion = target instanceof Element && target.getAnimations().find(isNamed)
    if (motion) void keep(animationName, motion)
  })

  const { animate } = Element.prototype
  Element.prototype.animate = function (...motion) {
    const animation = animate.apply(this, motion)
    const name = this.closest('.hero-hours') ? 'hero-hours' : (this.getAttribute('class') ?? '')
    void keep(name, animation)
    return animation
  }

  const { startViewTransition } = Document.prototype
  Document.prototype.startViewTransition = function (...change) {
    const transition = startViewTransition.apply(this, change)
    void transition.ready.then(async () => {
      const from = performance.now()
      await transition.finished
      moved.push({ name: 'page change', from, to: performance.now() })
    })
    return transition
  }

  const look = (now: number) => {
    frames.push(now)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** All frames of the page's own thread, although the browser draws most of this without it. */
function toFrameRate({ frames, moved }: Recording, moves: RegExp, since: number): number {
  const motions = moved.filter(({ name, from }) => from >= since && moves.test(name))
  if (motions.length === 0) throw new BrowseError(`Nothing moved that is called ${moves}.`)
  const from = Math.min(...motions.map((motion) => motion.from))
  const to = Math.max(...motions.map((motion) => motion.to))
  const shown = frames.filter((frame) => frame > from && frame <= to)
  return (shown.length * 1000) / (to - from)
}

async function measure(browser: Browser, origin: string, motion: Motion): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
  })
  const page = await context.newPage()
  await page.addInitScript(record)
  await page.goto(origin + motion.path)
  await waitForManners(page)
  await motion.prepare?.(page)
  await page.waitForTimeout(REST_MS)
  const inspector = await context.newCDPSession(page)
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = await page.evaluate(() => performance.now())
  await motion.start(page)
  await page.waitForTimeout(REST_MS * 2)
  const recording: Recording = await page.evaluate(() => Reflect.get(window, 'recording'))
  await context.close()
  return toFrameRate(recording, motion.moves, before)
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})

async function measureAll(browser: Browser, origin: string): Promise<void> {
  for (const [name, motion] of Object.entries(motions)) {
    if (values.only && values.only !== name) continue
    const rates: number[] = []
    for (let run = 0; run < Number(values.runs); run += 1)
      rates.push(await measure(browser, origin, motion))
    rates.sort((one, other) => one - other)
    const median = rates[Math.floor(rates.length / 2)] ?? Number.NaN
    const all = rates.map((rate) => rate.toFixed(0)).join(' ')
    console.log(`${name.padEnd(8)} ${median.toFixed(1)} frames a second (${all})`)
  }
}

try {
  await browseShop(measureAll)
} catch (error) {
  if (!(error instanceof BrowseError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
