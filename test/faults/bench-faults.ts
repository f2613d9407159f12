/*
 * Breaks the shop on purpose and measures what it does: `npm run bench:faults`. `-- --only=load` runs one part, `--
 * --minutes=3` makes a shorter run, `-- --seed=N` repeats an earlier one. Exits with 1 when a goal is missed.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pinClient, unpinClient } from '#test/bench/pinned-process.ts'
import { buildShop } from '#tools/build-shop.ts'
import { type Effort, WHOLE_MINUTES } from './effort.ts'
import { parts } from './parts.ts'
import { type Row, type RowGroup, toTable } from './row.ts'

const MINUTE = 60_000
const usage = `Usage: npm run bench:faults -- [--only=NAME] [--minutes=N] [--seed=N]

  --only=NAME    one of ${Object.keys(parts).join(', ')}
  --minutes=N    of the longest part (${WHOLE_MINUTES}); all others are shortened as it is
  --seed=N       the same chances as in a run before`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    minutes: { type: 'string', default: String(WHOLE_MINUTES) },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

function refuse(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(1)
}

function readEffort(): Effort {
  const minutes = Number(values.minutes)
  if (!(minutes > 0 && minutes <= WHOLE_MINUTES)) refuse(`--minutes is from 1 to ${WHOLE_MINUTES}.`)
  const seed = Number(values.seed ?? Date.now() % 2 ** 31)
  if (!Number.isSafeInteger(seed)) refuse('--seed is a whole number.')
  return { seed, share: minutes / WHOLE_MINUTES }
}

/** A part that hangs. It keeps running, so later parts cannot be measured. */
class LateFault extends Error {
  override readonly name = 'LateFault'
}

async function failLate(minutes: number): Promise<never> {
  await pause(minutes * MINUTE, undefined, { ref: false })
  throw new LateFault(`It took longer than ${minutes} minutes.`)
}

let isHanging = false

/** A part that breaks off is one missed row; the other parts are still measured. */
async function runPart(name: string, effort: Effort): Promise<RowGroup> {
  const part = parts[name]
  if (!part) refuse(`There is no part "${name}".`)
  const { title, mostMinutes, isPinned, measure } = part
  if (isHanging) return { title, rows: [brokenOff('not begun', 'The part before it hangs.')] }
  const started = performance.now()
  console.log(`${name}: ${title}, at most ${mostMinutes} minutes`)
  if (isPinned) pinClient()
  else unpinClient()
  try {
    const rows = await Promise.race([measure(effort), failLate(mostMinutes)])
    console.log(`${name}: ${((performance.now() - started) / MINUTE).toFixed(1)} minutes`)
    return { title, rows }
  } catch (fault) {
    isHanging = fault instanceof LateFault
    const details = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)
    return { title, rows: [brokenOff('broke off', details)] }
  }
}

const brokenOff = (measured: string, details: string): Row => ({
  name: 'the whole of it',
  goal: 'measured',
  measured,
  isMet: false,
  examples: details.split('\n'),
})

if (values.help) refuse('Breaks the shop on purpose.')
const effort = readEffort()
await buildShop()
console.log(`Seed ${effort.seed}`)
const groups: RowGroup[] = []
for (const name of values.only ? [values.only] : Object.keys(parts)) {
  groups.push(await runPart(name, effort))
}
const missed = groups.flatMap(({ rows }) => rows).filter(({ isMet }) => !isMet)
console.log(toTable(groups))
console.log(`\nSeed ${effort.seed}: ${missed.length === 0 ? 'all met' : `${missed.length} missed`}`)
process.exit(missed.length === 0 ? 0 : 1)
