import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '#tools/project.ts'
import { figureGroups, keyOf, median, type Sample } from './figures.ts'

/** The median, the smallest and the largest value of a figure over the rounds. */
export type Spread = readonly [median: number, least: number, most: number]

/** One run of `npm run bench`. */
export type Run = {
  readonly at: string
  readonly commit: string
  readonly machine: string
  readonly rounds: number
  readonly figures: Readonly<Record<string, Spread>>
}

const file = join(root, 'bench-results.json')

/** Three significant digits: more is noise. */
const round = (value: number) => Number(value.toPrecision(3))

export function toSpreads(samples: readonly Sample[]): Record<string, Spread> {
  const names = Object.keys(samples[0] ?? {})
  return Object.fromEntries(
    names.map((name) => {
      const values = samples.map((sample) => sample[name] ?? Number.NaN)
      return [name, [round(median(values)), round(Math.min(...values)), round(Math.max(...values))]]
    }),
  )
}

/**
 * @param isPart whether figures may be missing
 * @throws Error for a number without a figure, which no report would show, and for a figure without a number
 */
export function checkSample(sample: Sample, isPart: boolean): void {
  const named = Object.values(figureGroups).flat().map(keyOf)
  const unnamed = Object.keys(sample).filter((key) => !named.includes(key))
  if (unnamed.length > 0) throw new Error(`figures.ts does not name: ${unnamed.join(', ')}`)
  const missing = named.filter((key) => sample[key] === undefined)
  if (missing.length > 0 && !isPart) throw new Error(`Nobody measured: ${missing.join(', ')}`)
}

/** All runs so far, oldest first. */
export function readRuns(): Run[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

/** Adds a run to the history: one line each, so that a diff shows one line. */
export function keepRun(figures: Run['figures'], rounds: number): Run[] {
  const run: Run = {
    at: new Date().toISOString().slice(0, 16),
    commit: describeCommit(),
    machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`,
    rounds,
    figures,
  }
  const runs = [...readRuns(), run]
  writeFileSync(file, `[\n${runs.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`)
  return runs
}

/** The commit's short hash, with a plus where files differ from it. */
function describeCommit(): string {
  const options = { cwd: root, encoding: 'utf8' } as const
  return execFileSync('git', ['describe', '--always', '--dirty=+', '--exclude=*'], options).trim()
}
