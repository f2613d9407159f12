import { once } from 'node:events'
import { startProgram } from '#test/e2e/running-program.ts'
import { type Effort, timeFor } from '../effort.ts'
import { readSoldGames } from '../load/sold-games.ts'
import { atMost, inWords, none, type Row } from '../row.ts'
import { type RunningShop, startShop } from '../running-shop.ts'
import { type FaultyStore, settingsFor, startFaultyStore } from '../store/faulty-store.ts'
import { ATTACKER, type Attack, FORERUNNER } from './attack.ts'
import type { Struck } from './attacker.ts'
import { attacks } from './attacks.ts'
import type { Seen } from './bystander.ts'
import { percentile } from './percentile.ts'
import { ATTACKED } from './store-attack.ts'

/** The bystander's p99 may grow to this multiple of its p99 before the attack. */
const MAX_TIMES = 3
/** Memory of the whole process, store and pictures included; one of these attacks once took 2.4 GB. */
const MAX_MEMORY_MB = 512
const MEMORY_EVERY_MS = 250
/** The forerunner's strikes: enough to run all code once, too few to fill anything, none of the attacker's. */
const OTHERS = [1_000_000, 1_000_030] as const

type Battlefield = {
  readonly shop: RunningShop
  readonly store: FaultyStore | null
  /** Milliseconds of an attack; the quiet time before it is as long. */
  readonly time: number
}

/** Runs each attack that once stopped the shop, while a bystander goes on. */
export async function measureAttacks(effort: Effort): Promise<readonly Row[]> {
  const time = timeFor(effort, 0.5, 0.15)
  const fought: Fought[] = []
  for (const attack of attacks) {
    const store = attack.storeFault === undefined ? null : await startFaultyStore()
    // Each attack gets a new shop, so that what one leaves behind does not affect the next.
    const shop = await startShop(store ? settingsFor(store) : {})
    try {
      const each = await measureAttack(attack, { shop, store, time })
      fought.push(each)
      // Printed here too, so that the figures survive if the run breaks off later.
      console.log(`${attack.title}: ${toRow(each).measured}`)
    } finally {
      await shop.stop()
      await store?.stop()
    }
  }
  return toRows(fought)
}

async function measureAttack(attack: Attack, field: Battlefield): Promise<Fought> {
  const { shop, store, time } = field
  const bystander = await startProgram(
    'test/faults/attacks/bystander.ts',
    [shop.origin, attack.bystander ?? 'pages'],
    {},
    true,
  )
  const standBy = async (): Promise<Seen> => {
    const told = once(bystander.process, 'message')
    bystander.process.send(time)
    return (await told)[0]
  }
  try {
    // The first responses of each kind are slower: an attacked shop has been open for a while.
    const forerunner = await startAttacker(attack, shop, FORERUNNER, OTHERS)
    await standBy()
    await forerunner.stop()
    const quiet = await standBy()
    if (attack.blocksLog) shop.program.process.stdout?.pause()
    store?.setFault({ fault: attack.storeFault ?? null, about: ATTACKED })
    const memory = watchMemory(shop)
    const attacker = await startAttacker(attack, shop, ATTACKER, [0, Number.POSITIVE_INFINITY])
    shop.resetVitals()
    const seen = await standBy()
    const { loopMost } = await shop.readVitals()
    const struck = await attacker.stop()
    return { attack, quiet, seen, struck, memory: memory.stop(), loopMost, time }
  } finally {
    await bystander.kill()
  }
}

async function startAttacker(
  { title }: Attack,
  { origin }: RunningShop,
  address: string,
  strikes: readonly [first: number, end: number],
) {
  const variant = readSoldGames().games.find(({ isPlentiful }) => isPlentiful)?.variantId ?? ''
  const args = [title, origin, variant, address, ...strikes.map(String)]
  const attacker = await startProgram('test/faults/attacks/attacker.ts', args, {}, true)
  return {
    async stop(): Promise<Struck> {
      const told = once(attacker.process, 'message')
      attacker.process.send('stop')
      const [struck] = await told
      await attacker.kill()
      return struck
    },
  }
}

function watchMemory({ program }: RunningShop): { stop: () => number } {
  let most = program.memory()
  const watching = setInterval(() => {
    most = Math.max(most, program.memory())
  }, MEMORY_EVERY_MS)
  return {
    stop() {
      clearInterval(watching)
      return most
    },
  }
}

type Fought = {
  readonly attack: Attack
  readonly quiet: Seen
  readonly seen: Seen
  readonly struck: Struck
  /** The most memory in MB. */
  readonly memory: number
  /** The longest delay of the event loop, in milliseconds. */
  readonly loopMost: number
  readonly time: number
}

const countOf = ({ done, refused, broken }: Struck) => done + refused + broken.length

/** A row for each attack, then what none of them may cause. */
function toRows(fought: readonly Fought[]): readonly Row[] {
  const sumOf = (count: (each: Fought) => number) =>
    fought.reduce((sum, each) => sum + count(each), 0)
  const listOf = (sentences: (each: Fought) => readonly string[]) =>
    fought.flatMap((each) => sentences(each).map((text) => `${each.attack.title}: ${text}`))
  return [
    ...fought.map(toRow),
    none(
      'answers that no bystander should get',
      listOf(findFailed),
      sumOf(({ seen }) => seen.times.length),
    ),
    none(
      'strikes that broke something',
      listOf(({ struck }) => struck.broken),
      sumOf(({ struck }) => countOf(struck)),
    ),
    none('attacks that got through more often than they may', listOf(findExcess), fought.length),
    atMost('memory, most', MAX_MEMORY_MB, Math.max(...fought.map(({ memory }) => memory)), 'MB'),
  ]
}

function toRow({ attack, quiet, seen, struck, memory, loopMost }: Fought): Row {
  const [before, during] = [percentile(quiet.times, 99), percentile(seen.times, 99)]
  const figures = `${inWords(during)} of ${inWords(before, 'ms')}; loop ${inWords(loopMost, 'ms')}; ${inWords(memory, 'MB')}`
  const strikes = `${struck.done} of ${countOf(struck)} taken`
  return {
    ...atMost(attack.title, MAX_TIMES, during / before, 'times'),
    measured: `${inWords(during / before, 'times')} (${figures}; ${strikes})`,
  }
}

/** Where the store fails, a page that is in no cache may be unavailable. */
const findFailed = ({ attack, seen }: Fought) =>
  attack.storeFault === undefined ? [...seen.failed, ...seen.unavailable] : seen.failed

function findExcess({ attack, struck, time }: Fought): readonly string[] {
  const { maxDone } = attack
  const most = (maxDone ?? Number.POSITIVE_INFINITY) * Math.max(1, time / 60_000)
  return struck.done > most ? [`${struck.done}, at most ${most}`] : []
}
