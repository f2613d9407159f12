import { useSyncExternalStore } from 'react'

/** A script or a flight that takes longer than this does not keep the new count from the shopper. */
const LONGEST_HOLD_MS = 1000

type Hold = { readonly count: number }

/** One for each added game on its way to the bag, the first to land first. */
let holds: readonly Hold[] = []
const listeners = new Set<() => void>()

/**
 * Keeps the count that the bag shows until an added game has landed in it.
 * @param count units in the cart before the addition
 * @returns shows the next count; further calls have no effect
 */
export function holdShownCount(count: number): () => void {
  const hold = { count }
  const release = () => {
    clearTimeout(timer)
    change(holds.filter((other) => other !== hold))
  }
  const timer = setTimeout(release, LONGEST_HOLD_MS)
  change([...holds, hold])
  return release
}

/** The count for the eye: behind `count` while an added game still flies. */
export function useShownCount(count: number): number {
  const first = useSyncExternalStore(
    subscribe,
    () => holds[0]?.count,
    () => undefined,
  )
  return first ?? count
}

function change(next: readonly Hold[]): void {
  holds = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
