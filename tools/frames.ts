/*
 * Measures the frame rate of each motion the first time it plays, on a phone's screen with a processor four times
 * slower: `npm run frames`. `--runs=9` measures more often, `--only=draw` one motion. Other work on the machine lowers
 * the rates. There are two: of the frames that the shopper sees, which the compositor draws on its own thread, and of
 * those of the main thread, which may do other work meanwhile.
 */

import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { OperatorError } from '#platform/operator-error.ts'
import { median } from '#test/bench/figures.ts'
import { waitForListeners, waitForPart } from '#test/e2e/show-example.ts'
import { browseShop } from './browse-shop.ts'
import { runForOperator } from './run-for-operator.ts'

const SLOWER = 4
/** Waits this long before measuring, until everything that loads when the page is idle has loaded. */
const SETTLE_MS = 2500

type Motion = {
  readonly path: string
  readonly prepare?: (page: Page) => Promise<void>
  readonly start: (page: Page) => Promise<void>
  /** Names of CSS animations, or classes of elements that script moves. */
  readonly moves: RegExp
}

const related = (page: Page) =>
  page.getByRole('region', { name: 'You Might Also Like' }).getByRole('heading').getByRole('link')

const scrollTo = (selector: string) => async (page: Page) => {
  const part = page.locator(selector)
  await part.scrollIntoViewIfNeeded()
  await waitForPart(part)
}

const motions: Readonly<Record<string, Motion>> = {
  draw: {
    path: '/product/drunk-ludo',
    prepare: scrollTo('.deck-pile'),
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
  deal: {
    path: '/',
    prepare: scrollTo('.carrom'),
    start: (page) => page.getByRole('button', { name: 'Deal three boxes' }).click(),
    moves: /^box-turn$/,
  },
  hours: {
    path: '/',
    prepare: (page) => page.locator('.hero-picture img').scrollIntoViewIfNeeded(),
    start: (page) => page.getByRole('button', { name: /^Switch to/ }).click(),
    moves: /^hero-theme-animation$/,
  },
}

/** In milliseconds of the page's clock. */
type Recording = {
  /** Of the main thread. */
  readonly frames: readonly number[]
  readonly moved: readonly { readonly name: string; readonly from: number; readonly to: number }[]
}

/** Runs in the page: records the time of every frame of the main thread, and from when to when each element moved. */
function record(): void {
  const frames: number[] = []
  const moved: { name: string; from: number; to: number }[] = []
  Object.assign(window, { recording: { frames, moved } })

  async function note(name: string, animation: Animation) {
    const { startTime, effect } = await animation.ready
    const length = Number(effect?.getComputedTiming().endTime)
    if (typeof startTime === 'number') moved.push({ name, from: startTime, to: startTime + length })
  }

  document.addEventListener('animationstart', ({ target, animationName }) => {
    const isNamed = (motion: Animation) =>
      motion instanceof CSSAnimation && motion.animationName === animationName
    const motion = target instanceof Element && target.getAnimations().find(isNamed)
    if (motion) void note(animationName, motion)
  })

  const { animate } = Element.prototype
  Element.prototype.animate = function (...motion) {
    const animation = animate.apply(this, motion)
    const name = this.closest('.hero-theme-animation')
      ? 'hero-theme-animation'
      : (this.getAttribute('class') ?? '')
    void note(name, animation)
    return animation
  }

  const { startViewTransition } = Document.prototype
  Document.prototype.startViewTransition = function (...change) {
    const transition = startViewTransition.apply(this, change)
    void transition.ready.then(() => {
      for (const motion of document.getAnimations()) {
        const { effect } = motion
        if (effect instanceof KeyframeEffect && effect.pseudoElement)
          void note('page change', motion)
      }
    })
    return transition
  }

  const look = (now: number) => {
    frames.push(now)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

type Times = { readonly from: number; readonly to: number }

function toTimes({ moved }: Recording, moves: RegExp, since: number): Times {
  const motions = moved.filter(({ name, from }) => from >= since && moves.test(name))
  if (motions.length === 0) throw new OperatorError(`No animation is called ${moves}.`)
  return {
    from: Math.min(...motions.map((motion) => motion.from)),
    to: Math.max(...motions.map((motion) => motion.to)),
  }
}

const isWithin =
  ({ from, to }: Times) =>
  (time: number) =>
    time > from && time <= to

function toThreadRate(frames: readonly number[], times: Times): number {
  return (frames.filter(isWithin(times)).length * 1000) / (times.to - times.from)
}

/** An event of Chromium's compositor about a frame, with the frame's number. */
type FrameEvent = {
  readonly name: string
  readonly pid: number
  /** Microseconds. */
  readonly ts: number
  readonly args: { readonly frameSeqId?: number }
}

const START = 'motion starts'
const categories = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing']
const SCREEN_HZ = 60

/**
 * How many of the frames with motion were drawn, as a rate on a 60 Hz screen. Frames without motion are neither drawn
 * nor dropped; a frame that only the main thread missed is drawn.
 * @param start when START was marked, by the page's clock
 */
function toDrawnRate(trace: Buffer, start: number, times: Times): number {
  const { traceEvents }: { traceEvents: FrameEvent[] } = JSON.parse(trace.toString())
  const mark = traceEvents.find(({ name }) => name === START)
  if (!mark) throw new OperatorError('The trace does not contain the start of the animation.')
  const events = traceEvents.filter(({ pid }) => pid === mark.pid)
  const isInMotion = isWithin(times)
  const numbersOf = (name: string) => {
    const named = events.filter((event) => event.name === name)
    return new Set(named.map(({ args }) => args.frameSeqId))
  }
  const begun = events.filter(
    ({ name, ts }) => name === 'BeginFrame' && isInMotion((ts - mark.ts) / 1000 + start),
  )
  const drawn = numbersOf('DrawFrame')
  const dropped = numbersOf('DroppedFrame')
  const moved = begun
    .map(({ args }) => args.frameSeqId)
    .filter((id) => drawn.has(id) || dropped.has(id))
  return (moved.filter((id) => drawn.has(id)).length * SCREEN_HZ) / moved.length
}

type Rates = { readonly drawn: number; readonly thread: number }

async function measure(browser: Browser, origin: string, motion: Motion): Promise<Rates> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
  })
  const page = await context.newPage()
  await page.addInitScript(record)
  await page.goto(origin + motion.path)
  await waitForListeners(page)
  await motion.prepare?.(page)
  await page.waitForTimeout(SETTLE_MS)
  const inspector = await context.newCDPSession(page)
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories })
  const start = await page.evaluate((name) => performance.mark(name).startTime, START)
  await motion.start(page)
  await page.waitForTimeout(SETTLE_MS * 2)
  const trace = await browser.stopTracing()
  const recording: Recording = await page.evaluate(() => Reflect.get(window, 'recording'))
  await context.close()
  const times = toTimes(recording, motion.moves, start)
  return {
    drawn: toDrawnRate(trace, start, times),
    thread: toThreadRate(recording.frames, times),
  }
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})

async function measureAll(browser: Browser, origin: string): Promise<void> {
  for (const [name, motion] of Object.entries(motions)) {
    if (values.only && values.only !== name) continue
    const rates: Rates[] = []
    for (let run = 0; run < Number(values.runs); run += 1)
      rates.push(await measure(browser, origin, motion))
    const drawn = toText(rates.map((rate) => rate.drawn))
    const thread = toText(rates.map((rate) => rate.thread))
    console.log(`${name.padEnd(8)} ${drawn} frames a second, the page's thread ${thread}`)
  }
}

/** The median, and all values. */
function toText(rates: readonly number[]): string {
  const sorted = rates.toSorted((one, other) => one - other)
  return `${median(rates).toFixed(1)} (${sorted.map((rate) => rate.toFixed(0)).join(' ')})`
}

await runForOperator(() => browseShop(measureAll))
