import type { AskedOperation } from './faulty-store.ts'

const WINDOW_MS = 3000

type Busiest = {
  readonly operation: string
  readonly perSecond: number
  /** The times within those three seconds. */
  readonly times: readonly number[]
}

/**
 * The operation with the most requests within any three seconds, as a number a second: a single second would also count
 * two requests of which the network delivered one late.
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

/** Consecutive failures after which the shop stops calling an operation (decision 58). */
const OPENS_AFTER = 5

/**
 * Leaves out the requests by which the shop finds out that the store is dead: rare operations may fail late.
 * @param opening the requests of the first seconds
 */
export function afterCircuitOpens(
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
