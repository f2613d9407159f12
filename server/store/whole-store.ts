/** What a store's operations together tell about it. */
export type WholeStore = {
  /** Whether several operations are open, and none has succeeded since. */
  readonly seemsToFail: () => boolean
  /** Whether the store seems to fail and was tried within the last second. */
  readonly isTried: () => boolean
  readonly noteOpen: (operation: string) => void
  readonly noteTry: () => void
  readonly noteSuccess: (operation: string) => void
}

/** Fewer may fail independently. */
const MIN_OPEN_OPERATIONS = 3
const TRY_INTERVAL_MS = 1000

/**
 * A store that is down fails every operation. If each operation needed five attempts and one more a second to find out,
 * a shop would send some fifty requests and wait for each.
 */
export function createWholeStore(now: () => number): WholeStore {
  const openOperations = new Set<string>()
  let seemsToFail = false
  let triedAt = Number.NEGATIVE_INFINITY
  return {
    seemsToFail: () => seemsToFail,
    isTried: () => seemsToFail && now() - triedAt < TRY_INTERVAL_MS,
    noteOpen(operation) {
      openOperations.add(operation)
      seemsToFail = openOperations.size >= MIN_OPEN_OPERATIONS
    },
    noteTry() {
      triedAt = now()
    },
    noteSuccess(operation) {
      openOperations.delete(operation)
      seemsToFail = false
    },
  }
}
