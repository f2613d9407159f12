/*
 * Runs Lighthouse's mobile test on home, a category and a product: `npm run lighthouse`. Pass URLs to compare other
 * shops in the same run, such as an older build served by its `npm start`:
 * `npm run lighthouse -- http://127.0.0.1:3001 --runs=5`. The blocking time is given in wall-clock time and in
 * processor time, which other work on the machine does not change.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OperatorError } from '#platform/operator-error.ts'
import { median } from '#test/bench/figures.ts'
import { browseShop } from './browse-shop.ts'
import { findChromium } from './chromium.ts'
import { type TraceEvent, toProcessorTime } from './processor-time.ts'
import { root } from './project.ts'
import { runForOperator } from './run-for-operator.ts'
import { runProgram } from './run-program.ts'

/** Downloaded on first use: building, serving and testing do not need it. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** Unhinted, as on phones: hinted letters are wider, and the home page's heading would rewrap when its font loads. */
const CHROMIUM =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --font-render-hinting=none'
const pages = ['/', '/category/party-games', '/product/shot-roulette']
const audits = {
  'LCP ms': 'largest-contentful-paint',
  'FCP ms': 'first-contentful-paint',
  'TBT ms': 'total-blocking-time',
  'bytes kB': 'total-byte-weight',
} as const

type Figures = Readonly<Record<string, number>>

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})

/** Traces fail occasionally; Lighthouse then requests another run. */
const MAX_TRIES = 3

async function runLighthouse(address: string, options: readonly string[]): Promise<void> {
  let words = ''
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const { code, output } = await runProgram(
      'npx',
      ['--yes', LIGHTHOUSE, address, '--quiet', '--only-categories=performance', ...options],
      { cwd: root, env: { ...process.env, CHROME_PATH: findChromium() ?? '' } },
    )
    if (code === 0) return
    words = output
  }
  throw new OperatorError(`Lighthouse could not measure ${address}:\n${words}`)
}

/** Loads the page once, and computes the results twice: as recorded, and in processor time. */
async function measure(address: string, folder: string): Promise<Figures> {
  const gathered = join(folder, 'gathered')
  const report = join(folder, 'report.json')
  const judge = async () => {
    await runLighthouse(address, ['--output=json', `--output-path=${report}`, `-A=${gathered}`])
    return readFigures(JSON.parse(readFileSync(report, 'utf8')))
  }
  await runLighthouse(address, [`-G=${gathered}`, `--chrome-flags=${CHROMIUM}`])
  const figures = await judge()
  const traceFile = join(gathered, 'trace.json')
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(readFileSync(traceFile, 'utf8'))
  toProcessorTime(trace.traceEvents)
  writeFileSync(traceFile, JSON.stringify(trace))
  return { ...figures, 'TBT ms, processor': (await judge())['TBT ms'] ?? Number.NaN }
}

function readFigures(report: {
  categories: { performance: { score: number } }
  audits: Readonly<Record<string, { numericValue?: number }>>
}): Figures {
  const measured = Object.entries(audits).map(([name, audit]) => {
    const value = report.audits[audit]?.numericValue ?? Number.NaN
    return [name, name.endsWith('kB') ? value / 1024 : value]
  })
  return Object.fromEntries([['score', report.categories.performance.score * 100], ...measured])
}

function toMedians(runs: readonly Figures[]): Record<string, number> {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, Math.round(median(runs.map((run) => run[name] ?? Number.NaN)))]),
  )
}

/** The shops alternate, so that the machine's load affects all of them alike. */
async function measureAll(origins: readonly string[], runs: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const rows: Record<string, Record<string, number>> = {}
  for (const page of pages) {
    const measured = origins.map((): Figures[] => [])
    for (let run = 0; run < runs; run += 1) {
      for (const [index, origin] of origins.entries()) {
        measured[index]?.push(await measure(new URL(page, origin).href, folder))
      }
    }
    for (const [index, origin] of origins.entries()) {
      rows[`${index === 0 ? 'this shop' : origin} ${page}`] = toMedians(measured[index] ?? [])
    }
  }
  rmSync(folder, { recursive: true })
  console.table(rows)
}

await runForOperator(() =>
  browseShop((_, origin) => measureAll([origin, ...positionals], Number(values.runs))),
)
