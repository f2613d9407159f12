/*
 * Measures the speed and the memory of the shop and of its desk, on the server and on a phone: `npm run bench`. `--
 * --quick` does a little of everything once, to show that everything can be measured, `-- --rounds=1` is a quick look,
 * `-- --only=shop,cold` runs some parts, `-- --against DIR` alternates with another checkout.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { root } from '#tools/project.ts'
import { runProgram } from '#tools/run-program.ts'
import { drawBenchPage } from './bench-page.ts'
import { type Effort, quickEffort, wholeEffort } from './effort.ts'
import { figureGroups, keyOf, type Sample } from './figures.ts'
import { measureColdPages } from './measure-cold-pages.ts'
import { measureDesk, measureDeskOnPostgres } from './measure-desk.ts'
import { measureLocalStore } from './measure-local-store.ts'
import { measurePages } from './measure-pages.ts'
import { measureShop } from './measure-shop.ts'
import { pinClient } from './pinned-process.ts'
import { checkSample, keepRun, type Run, type Spread, toSpreads } from './results.ts'

/** Each measures a built checkout once. */
type Parts = Readonly<Record<string, (checkout: string, effort: Effort) => Promise<Sample>>>

const parts: Parts = {
  pages: measurePages,
  shop: measureShop,
  cold: measureColdPages,
  store: measureLocalStore,
  desk: measureDesk,
}
/** Measured only when `--only` names it: it needs a PostgreSQL server (`TEST_DATABASE_URL`). */
const askedParts: Parts = { 'desk-postgres': measureDeskOnPostgres }

const MINUTE = 60_000
/** No round starts that would end later than this: a busy machine gets fewer rounds. */
const MAX_MS = 25 * MINUTE
/** A part that takes longer hangs. */
const MAX_OF_PART_MS = 30 * MINUTE

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    against: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})

const chosen = values.only?.split(',') ?? Object.keys(parts)

/** Runs the checkout's own build command, which changes nothing when the build is up to date. */
async function build(checkout: string): Promise<void> {
  const { code, output } = await runProgram(process.execPath, ['tools/build.ts'], { cwd: checkout })
  if (code !== 0) throw new Error(`${checkout} could not be built:\n${output}`)
  mkdirSync(join(checkout, '.cache'), { recursive: true })
}

/** Measures all chosen parts once. */
async function measure(checkout: string, round: string): Promise<Sample> {
  let sample: Sample = {}
  for (const name of chosen) {
    const measurePart = parts[name] ?? askedParts[name]
    if (measurePart === undefined) throw new Error(`There is no part "${name}".`)
    console.error(`Round ${round}: ${name} of ${checkout}`)
    const measured = measurePart(checkout, values.quick ? quickEffort : wholeEffort)
    const figures = await Promise.race([measured, failLate(name)])
    const twice = Object.keys(figures).find((figure) => figure in sample)
    if (twice)
      throw new Error(`"${twice}" was measured before "${name}": ask for one part at a time.`)
    sample = { ...sample, ...figures }
  }
  checkSample(sample, values.only !== undefined)
  return sample
}

async function failLate(part: string): Promise<never> {
  await pause(MAX_OF_PART_MS, undefined, { ref: false })
  throw new Error(`The part "${part}" took longer than ${MAX_OF_PART_MS / MINUTE} minutes.`)
}

/** The checkouts alternate, so that the machine's load affects all of them alike. */
async function measureAll(checkouts: readonly string[], rounds: number): Promise<Sample[][]> {
  const samples = checkouts.map((): Sample[] => [])
  const started = performance.now()
  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, checkout] of checkouts.entries())
      samples[at]?.push(await measure(checkout, `${round} of ${rounds}`))
    const spent = performance.now() - started
    if (round < rounds && spent + spent / round > MAX_MS) {
      console.error(`Another round would take longer than ${MAX_MS / MINUTE} minutes in all.`)
      break
    }
  }
  return samples
}

const inWords = ([middle, least, most]: Spread) => `${middle} (${least} to ${most})`

function print([own = {}, other]: readonly Run['figures'][]): void {
  for (const [title, figures] of Object.entries(figureGroups)) {
    const measured = figures.filter((figure) => own[keyOf(figure)])
    if (measured.length > 0) console.log(`\n${title}`)
    for (const figure of measured) {
      const spread = own[keyOf(figure)]
      const against = other?.[keyOf(figure)]
      if (!spread) continue
      const { name, unit, goal, more } = figure
      const cells = [
        name.padEnd(46),
        unit.padEnd(16),
        inWords(spread).padEnd(28),
        ...(against
          ? [inWords(against).padEnd(28), `× ${(spread[0] / against[0]).toFixed(2)}`]
          : []),
        goal === undefined ? '' : `${more ? 'at least' : 'at most'} ${goal}`,
      ]
      console.log(`  ${cells.join(' ').trimEnd()}`)
    }
  }
}

const checkouts = [root, ...(values.against ? [resolve(values.against)] : [])]
for (const checkout of checkouts) await build(checkout)
pinClient()
const samples = await measureAll(checkouts, values.quick ? 1 : Number(values.rounds))
const [own = {}, ...others] = samples.map(toSpreads)
print([own, ...others])
// Comparisons, single parts and quick runs are not added to the history.
if (values.against === undefined && values.only === undefined && !values.quick) {
  const runs = keepRun(own, samples[0]?.length ?? 0)
  const page = join(root, 'bench', 'index.html')
  mkdirSync(join(root, 'bench'), { recursive: true })
  writeFileSync(page, drawBenchPage(runs))
  console.log(`\nCharts: ${relative(process.cwd(), page)}`)
}
