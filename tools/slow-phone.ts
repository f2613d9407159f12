/*
 * What a phone four times slower sees and can do on slow 3G (400 kbit/s, 400 ms round trip) with an empty cache: `npm
 * run slow-phone`. Per page: seconds until the first picture and the first price are painted, until a tap one second
 * after the first paint is acknowledged, and until it is carried out. `--runs=5` measures more often.
 */

import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { OperatorError } from '#platform/operator-error.ts'
import { median } from '#test/bench/figures.ts'
import { browseShop } from './browse-shop.ts'
import { runForOperator } from './run-for-operator.ts'
import { phone } from './weigh-pictures.ts'

const SLOWER = 4
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
  connectionType: 'cellular3g',
} as const
const TIMEOUT_MS = 2 * 60_000
/** Between the first paint and the tap. */
const TAP_DELAY_MS = 1_000

type Visit = {
  readonly path: string
  /** Name of the button that is tapped. */
  readonly tap: RegExp
  /** Matches once the tap is carried out. */
  readonly done: string
}

const add = { tap: /^Add /, done: '[aria-label="Cart, 1 item"]' }
const visits: Readonly<Record<string, Visit>> = {
  home: { path: '/', tap: /^Switch to/, done: '[data-theme="dark"]' },
  list: { path: '/all-products', ...add },
  product: { path: '/product/shot-roulette', ...add },
}

/** Milliseconds since the page was requested; for the tap, since the finger went down. */
type Times = {
  paint?: number
  picture?: number
  price?: number
  tap?: number
  acknowledged?: number
  done?: number
}

/** Runs in the page: records when each thing is on the screen. */
function record(done: string): void {
  const times: Times = {}
  Object.assign(window, { times })
  const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const hasPicture = () => {
    const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
    return picture?.complete && picture.naturalWidth > 0
  }
  const look = (now: number) => {
    const paint = painted()
    if (paint !== undefined) {
      times.paint = paint
      if (hasPicture()) times.picture ??= now
      if (document.querySelector('main .price')) times.price ??= now
      if (times.tap !== undefined && document.querySelector(done)) times.done ??= now - times.tap
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const { animate } = Element.prototype
  Element.prototype.animate = function (...motion) {
    if (times.tap !== undefined) times.acknowledged ??= performance.now() - times.tap
    return animate.apply(this, motion)
  }
  const noteTap = ({ timeStamp }: Event) => {
    times.tap ??= timeStamp
  }
  addEventListener('pointerdown', noteTap, true)
}

const readTimes = (page: Page) => page.evaluate((): Times => Reflect.get(window, 'times'))

/** Runs in the page. Asking for role and box of each button from outside would put off the tap on a list by seconds. */
function findButton({ source }: RegExp) {
  const name = new RegExp(source)
  for (const button of document.querySelectorAll('button')) {
    const { left, top, width, height } = button.getBoundingClientRect()
    const isOnScreen = button.checkVisibility() && top > 0 && top < innerHeight
    if (isOnScreen && name.test(button.ariaLabel ?? button.textContent))
      return { x: left + width / 2, y: top + height / 2 }
  }
  return null
}

async function tapFirst(page: Page, name: RegExp): Promise<void> {
  const button = await page.evaluate(findButton, name)
  if (!button) throw new OperatorError(`${page.url()} shows nothing to tap.`)
  await page.touchscreen.tap(button.x, button.y)
}

async function measure(browser: Browser, origin: string, visit: Visit): Promise<Times> {
  const page = await browser.newPage({ ...phone, locale: 'en-IN', colorScheme: 'light' })
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.addInitScript(record, visit.done)
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Network.enable')
  await inspector.send('Network.emulateNetworkConditions', line)
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(origin + visit.path, { waitUntil: 'commit' })
  const isThere = (name: string) => name in Reflect.get(window, 'times')
  await page.waitForFunction(isThere, 'paint')
  await page.waitForTimeout(TAP_DELAY_MS)
  await tapFirst(page, visit.tap)
  for (const name of ['done', 'picture', 'price']) await page.waitForFunction(isThere, name)
  const times = await readTimes(page)
  await page.close()
  return times
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } })

async function measureAll(browser: Browser, origin: string): Promise<void> {
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, visit] of Object.entries(visits)) {
    const runs: Times[] = []
    // The shop renders the page once before, so that only the connection is measured.
    await fetch(origin + visit.path)
    for (let run = 0; run < Number(values.runs); run += 1)
      runs.push(await measure(browser, origin, visit))
    const inSeconds = (read: (times: Times) => number | undefined) =>
      (median(runs.map((times) => read(times) ?? Number.NaN)) / 1000).toFixed(2)
    rows[name] = {
      'first paint': inSeconds(({ paint }) => paint),
      'first picture': inSeconds(({ picture }) => picture),
      'first price': inSeconds(({ price }) => price),
      'tap at': inSeconds(({ tap }) => tap),
      acknowledged: inSeconds(({ acknowledged }) => acknowledged),
      'carried out at': inSeconds(({ tap = Number.NaN, done = Number.NaN }) => tap + done),
    }
  }
  console.table(rows)
}

await runForOperator(() => browseShop(measureAll))
