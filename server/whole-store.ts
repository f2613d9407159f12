/** What the operations of a store together say about it. */
export type WholeStore = {
  /** Whether several operations rest, and none has been answered since. */
  readonly seemsToFail: () => boolean
  /** Whether somebody has just tried it for all, while it seems to fail. */
  readonly isTried: () => boolean
  readonly noteRest: (operation: string) => void
  readonly noteTry: () => void
  readonly noteAnswer: (operation: string) => void
}

/** Fewer may each have a fault of their own. */
const RESTING_OPERATIONS = 3
const BETWEEN_TRIES_MS = 1000

/**
 * A store that is down fails every operation. Were each to find out for itself, by five questions and one more a second, a
 * shop would ask some fifty times, and wait as often.
 */
export function createWholeStore(now: () => number): WholeStore {
  const resting = new Set<string>()
  let seemsToFail = false
  let triedAt = Number.NEGATIVE_INFINITY
  return {
    seemsToFail: () => seemsToFail,
    isTried: () => seemsToFail && now() - triedAt < BETWEEN_TRIES_MS,
    noteRest(operation) {
      resting.add(operation)
      seemsToFail = resting.size >= RESTING_OPERATIONS
    },
    noteTry() {
      triedAt = now()
    },
    noteAnswer(operation) {
      resting.delete(operation)
      seemsToFail = false
    },
  }
}
