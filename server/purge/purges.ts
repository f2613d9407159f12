/** Something changed in the store: pages with one of these tags are no longer right. */
export type Purge = {
  readonly tags: readonly string[]
  /** Settles when the shop's other processes have heard, so that a CDN is told last; null when another process tells it. */
  readonly told: Promise<unknown> | null
}

/** Takes the news of changes to whatever keeps pages. */
export type Purges = {
  readonly purge: (purge: Purge) => void
  readonly subscribe: (listener: (purge: Purge) => void) => void
}

export function createPurges(): Purges {
  const listeners: ((purge: Purge) => void)[] = []
  return {
    purge(purge) {
      for (const hear of listeners) hear(purge)
    },
    subscribe: (listener) => void listeners.push(listener),
  }
}
