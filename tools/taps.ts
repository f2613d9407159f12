/*
 * Measures the time from a tap or key to the next paint (the duration of an interaction, as browsers report it in steps
 * of 8 ms), on a phone whose processor is four times slower: `npm run taps`. `--runs=9` measures more often,
 * `--only=sort` one interaction. Each page is loaded anew for each, so that it is always the first.
 */

import { parseArgs } from 'node:util'
import type { Browser, Locator, Page } from '@playwright/test'
import { OperatorError } from '#platform/operator-error.ts'
import { median } from '#test/bench/figures.ts'
import { waitForListeners, waitForPart } from '#test/e2e/show-example.ts'
import { browseShop } from './browse-shop.ts'
import { runForOperator } from './run-for-operator.ts'
import { phone } from './weigh-pictures.ts'

const SLOWER = 4
/** Until everything that loads when the page is idle has loaded, and for what a tap starts. */
const SETTLE_MS = 2_500

type Interaction = {
  readonly path: string
  /** What is done beforehand, at full speed. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly control: (page: Page) => Locator
  /** A tap, unless a key is pressed. */
  readonly key?: string
}

const list = '/all-products'
const product = '/product/drunk-ludo'
const button = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).last()

const cart = button(/^Cart/)
const menu = button(/menu$/i)
const closeButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })
const opened = (control: (page: Page) => Locator) => async (page: Page) => {
  await control(page).tap()
  await closeButton(page).waitFor()
}
const scrollTo = (control: (page: Page) => Locator) => async (page: Page) => {
  await control(page).scrollIntoViewIfNeeded()
  await waitForPart(control(page))
}
const reviews = (page: Page) => page.getByRole('tab', { name: /reviews/i })

const interactions: Readonly<Record<string, Interaction>> = {
  add: { path: product, control: button(/^Add .*₹/) },
  'add in a list': { path: list, control: button(/^Add /) },
  'open cart': { path: '/', control: cart },
  'close cart': { path: '/', prepare: opened(cart), control: closeButton },
  'open menu': { path: '/', control: menu },
  'close menu': { path: '/', prepare: opened(menu), control: closeButton },
  sort: { path: list, control: (page) => page.locator('main select'), key: 'ArrowDown' },
  filter: { path: list, control: (page) => page.locator('main .chip').first() },
  type: { path: list, control: (page) => page.getByRole('main').getByRole('searchbox'), key: 'd' },
  tab: { path: product, prepare: scrollTo(reviews), control: reviews },
  variant: { path: product, control: (page) => page.locator('label:has([name=variant])').last() },
  'open picture': { path: product, control: (page) => page.locator('.picture-row button').first() },
  heart: { path: list, control: button(/wishlist/i) },
  theme: { path: '/', control: button(/^Switch to/) },
}

/** Runs in the page: records how long each interaction took. */
function record(): void {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((events) => {
    for (const event of events.getEntries()) {
      if ('interactionId' in event && event.interactionId) durations.push(event.duration)
    }
    // TypeScript's types lack the threshold.
  }).observe({ type: 'event', ...{ durationThreshold: 16 } })
}

/** In milliseconds: the longest of the interaction's events; 16 is the least that browsers report. */
async function measure(browser: Browser, origin: string, interaction: Interaction) {
  const page = await browser.newPage({ ...phone, locale: 'en-IN' })
  await page.goto(origin + interaction.path)
  await waitForListeners(page)
  await interaction.prepare?.(page)
  const control = interaction.control(page)
  await control.scrollIntoViewIfNeeded()
  if (interaction.key) await control.focus()
  await page.waitForTimeout(SETTLE_MS)
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(record)
  if (interaction.key) await page.keyboard.press(interaction.key)
  else await control.tap()
  await page.waitForTimeout(SETTLE_MS)
  const durations: number[] = await page.evaluate(() => Reflect.get(window, 'durations'))
  await page.close()
  return Math.max(16, ...durations)
}

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
})

async function measureAll(browser: Browser, origin: string): Promise<void> {
  const { only, runs } = values
  if (only && !interactions[only])
    throw new OperatorError(`There are: ${Object.keys(interactions).join(', ')}.`)
  for (const [name, interaction] of Object.entries(interactions)) {
    if (only && only !== name) continue
    const times: number[] = []
    for (let run = 0; run < Number(runs); run += 1)
      times.push(await measure(browser, origin, interaction))
    const all = times.toSorted((one, other) => one - other).join(' ')
    console.log(`${name.padEnd(14)} ${median(times)} ms (${all})`)
  }
}

await runForOperator(() => browseShop(measureAll))
