/** What a store's operations together tell about it. */
export type WholeStore = {
  /** Whether several operations are open, and none has succeeded since. */
  readonly seemsToFail: () => boolean
  /** Whether the store seems to fail and was tried within the last second. */
  readonly isTried: () => boolean
  readonly noteRest: (operation: string) => void
  readonly noteTry: () => void
  readonly noteAnswer: (operation: string) => void
}

/** Fewer may fail independently. */
const RESTING_OPERATIONS = 3
const BETWEEN_TRIES_MS = 1000

/**
 * A store that is down fails every operation. If each operation needed five attempts and one more a second to find out,
 * a shop would send some fifty requests and wait for each.
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
