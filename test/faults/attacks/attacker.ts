/*
 * Attacks a shop from a separate process, which has a lower priority than the bystander on the same core, as if it ran
 * on another computer. Arguments: the attack's title, the shop's origin, a variant, an address, the number of the first
 * strike, and the number before which it stops. The first message ends it: it replies with the result of all strikes.
 */
import { constants, setPriority } from 'node:os'
import { createAsk } from '../ask.ts'
import type { StrikeOutcome } from './attack.ts'
import { attacks } from './attacks.ts'

export type Struck = Readonly<Record<StrikeOutcome, number>> & {
  /** A sentence for each strike that broke something. */
  readonly broken: readonly string[]
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const [title, origin = '', variantId = '', address = '', first = '', end = ''] =
  process.argv.slice(2)
const attack = attacks.find((each) => each.title === title)
if (!attack) throw new Error(`There is no attack "${title}"`)
const { strike, atOnce } = attack
const target = { origin, ask: createAsk(origin), variantId, address }
const struck = { done: 0, refused: 0, broken: [] as string[] }
let sequence = Number(first)
let isOver = false

async function repeat(): Promise<void> {
  while (!isOver && sequence < Number(end)) {
    try {
      struck[await strike(target, sequence++)] += 1
    } catch (fault) {
      // Requests that are cut off at the end are not broken.
      if (!isOver) struck.broken.push(String(fault))
    }
  }
}

process.on('message', () => {
  isOver = true
  process.send?.(struck, () => process.exit())
})
process.on('disconnect', () => process.exit())
console.log(`Attacks ${origin}`)
await Promise.all(Array.from({ length: atOnce }, repeat))
