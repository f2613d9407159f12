import type { AskedOperation } from './faulty-store.ts'

const WINDOW_MS = 3000

type Busiest = {
  readonly operation: string
  readonly perSecond: number
  /** Within those three seconds. */
  readonly times: readonly number[]
}

/**
 * The operation that was asked most within any three seconds, as a number a second: a single second would also count two
 * questions of which the network has brought one late.
 */
export function findBusiest(asked: readonly AskedOperation[]): Busiest {
  let busiest: Busiest = { operation: 'none', perSecond: 0, times: [] }
  for (const [operation, times] of Map.groupBy(asked, (each) => each.operation)) {
    for (const { at: start } of times) {
      const within = times.filter(({ at }) => at >= start && at < start + WINDOW_MS)
      const perSecond = within.length / (WINDOW_MS / 1000)
      if (perSecond > busiest.perSecond)
        busiest = { operation, perSecond, times: within.map(({ at }) => at) }
    }
  }
  return busiest
}

/** Failures in a row after which an operation is left alone (decision 58). */
const OPENS_AFTER = 5

/**
 * Without those by which the shop finds out that the store is dead: what is asked rarely may have its first failures late.
 * @param opening what was asked at first
 */
export function onceOpen(
  opening: readonly AskedOperation[],
  asked: readonly AskedOperation[],
): readonly AskedOperation[] {
  const counts = new Map<string, number>()
  for (const { operation } of opening) counts.set(operation, (counts.get(operation) ?? 0) + 1)
  return asked.filter(({ operation }) => {
    const before = counts.get(operation) ?? 0
    counts.set(operation, before + 1)
    return before >= OPENS_AFTER
  })
}
