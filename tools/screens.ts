/*
 * Takes a screenshot of every page: `npm run screens`. Writes full-page PNG files and an index.html that shows all
 * of them to `screens/`. `-- --path=/product --widths=360 --themes=dark` limits them.
 */

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { OperatorError } from '#platform/operator-error.ts'
import { describeExample, type Example, listExamples } from '#test/e2e/example-paths.ts'
import { layOutWhole, showExample } from '#test/e2e/show-example.ts'
import { browseShop } from './browse-shop.ts'
import { drawContactSheet, type Shot } from './contact-sheet.ts'
import { root } from './project.ts'
import { runForOperator } from './run-for-operator.ts'

const MAX_AT_ONCE = 2
const TIMEOUT_MS = 5 * 60_000
/** Narrower viewports emulate a phone. */
const PHONES_END = 700
const knownThemes = ['dark', 'light'] as const
type Theme = (typeof knownThemes)[number]
type Job = { readonly example: Example; readonly width: number }

const { values } = parseArgs({
  options: {
    path: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    themes: { type: 'string', default: 'dark,light' },
    out: { type: 'string', default: 'screens' },
  },
})

function readWidths(text: string): number[] {
  const widths = text.split(',').map(Number)
  if (widths.every((width) => Number.isInteger(width) && width >= 200)) return widths
  throw new OperatorError(
    `--widths takes whole numbers of at least 200, separated by commas, not "${text}".`,
  )
}

function readThemes(text: string): Theme[] {
  const names = text.split(',')
  const themes = knownThemes.filter((theme) => names.includes(theme))
  if (themes.length === names.length) return themes
  throw new OperatorError(`--themes takes ${knownThemes.join(' and ')}, not "${text}".`)
}

/** Every page, or those whose path starts with `--path`; `/` alone is the home page. */
function chooseExamples(path: string | undefined): readonly Example[] {
  const chosen = listExamples().filter((example) =>
    path === '/' ? example.path === path : example.path.startsWith(path ?? '/'),
  )
  if (chosen.length > 0) return chosen
  throw new OperatorError(`No page starts with "${path}".`)
}

/** One visit for all themes: the page follows the system while no theme is stored. */
async function draw(
  browser: Browser,
  origin: string,
  { example, width }: Job,
  themes: readonly Theme[],
): Promise<Shot[]> {
  const isPhone = width < PHONES_END
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    viewport: { width, height: isPhone ? 780 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: themes[0],
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  const title = describeExample(example)
  const name = title.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
  await showExample(page, example)
  await layOutWhole(page)
  const shots: Shot[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    await page.locator(`html[data-theme=${theme}]`).waitFor()
    const file = `${name}-${width}-${theme}.png`
    // An overlay is as high as the viewport, and the page behind it cannot scroll.
    await page.screenshot({ path: join(root, values.out, file), fullPage: !example.open })
    shots.push({ title, width, theme, file })
  }
  await context.close()
  return shots
}

async function drawAll(browser: Browser, origin: string, jobs: readonly Job[], themes: Theme[]) {
  const waiting = [...jobs]
  const shots: Shot[] = []
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      shots.push(...(await draw(browser, origin, job, themes)))
      console.log(`${describeExample(job.example)} at ${job.width} px`)
    }
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work))
  return shots
}

async function main(): Promise<void> {
  const themes = readThemes(values.themes)
  const widths = readWidths(values.widths)
  const examples = chooseExamples(values.path)
  const jobs = examples.flatMap((example) => widths.map((width) => ({ example, width })))
  const folder = join(root, values.out)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const shots = await browseShop((browser, origin) => drawAll(browser, origin, jobs, themes))
  const order = examples.map(describeExample)
  shots.sort((one, other) => order.indexOf(one.title) - order.indexOf(other.title))
  const sheet = join(folder, 'index.html')
  writeFileSync(sheet, drawContactSheet(shots))
  console.log(`${shots.length} screens: open ${relative(process.cwd(), sheet)}`)
}

await runForOperator(main)
