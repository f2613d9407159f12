/*
 * Measures the speed and the memory of the server: `npm run bench`. `-- --rounds=1` for a quick look, `-- --only=shop`
 * for one part, `-- --against DIR` to measure another checkout in turn with this one.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '#tools/project.ts'
import { runProgram } from '#tools/run-program.ts'
import { drawBenchPage } from './bench-page.ts'
import { figureGroups, keyOf, type Sample } from './figures.ts'
import { measureColdPages } from './measure-cold-pages.ts'
import { measureLocalStore } from './measure-local-store.ts'
import { measureShop } from './measure-shop.ts'
import { pinClient } from './pinned-process.ts'
import { keepRun, type Run, type Spread, toSpreads } from './results.ts'

/** Each measures a built checkout once. What a browser measures joins here, with its names in `figureGroups`. */
const parts: Readonly<Record<string, (checkout: string) => Promise<Sample>>> = {
  shop: measureShop,
  cold: measureColdPages,
  store: measureLocalStore,
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    against: { type: 'string' },
  },
})

/** By the checkout's own command: nothing in it changes when it is built already. */
async function build(checkout: string): Promise<void> {
  const { code, output } = await runProgram(process.execPath, ['tools/build.ts'], { cwd: checkout })
  if (code !== 0) throw new Error(`${checkout} could not be built:\n${output}`)
  mkdirSync(join(checkout, '.cache'), { recursive: true })
}

/** The checkouts alternate, so that the machine's load affects all of them alike. */
async function measureAll(checkouts: readonly string[], rounds: number): Promise<Run['figures'][]> {
  const chosen = Object.entries(parts).filter(([name]) => (values.only ?? name) === name)
  const samples = checkouts.map((): Sample[] => [])
  for (let round = 1; round <= rounds; round += 1) {
    for (const [at, checkout] of checkouts.entries()) {
      let sample: Sample = {}
      for (const [name, measure] of chosen) {
        console.error(`Round ${round} of ${rounds}: ${name} of ${checkout}`)
        sample = { ...sample, ...(await measure(checkout)) }
      }
      refuseUnnamed(sample)
      samples[at]?.push(sample)
    }
  }
  return samples.map(toSpreads)
}

/** @throws Error for a number that no figure names: nobody would see it */
function refuseUnnamed(sample: Sample): void {
  const named = new Set(Object.values(figureGroups).flat().map(keyOf))
  const unnamed = Object.keys(sample).filter((key) => !named.has(key))
  if (unnamed.length > 0) throw new Error(`figures.ts does not name: ${unnamed.join(', ')}`)
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
        name.padEnd(40),
        unit.padEnd(8),
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
const rounds = Number(values.rounds)
const measured = await measureAll(checkouts, rounds)
print(measured)
// A comparison, or a part, is not a run of the history.
if (values.against === undefined && values.only === undefined) {
  const runs = keepRun(measured[0] ?? {}, rounds)
  const page = join(root, 'bench', 'index.html')
  mkdirSync(join(root, 'bench'), { recursive: true })
  writeFileSync(page, drawBenchPage(runs))
  console.log(`\nCharts: ${relative(process.cwd(), page)}`)
}
