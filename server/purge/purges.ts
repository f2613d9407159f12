/** Something changed in the store, so that pages with one of these tags are out of date. */
export type Purge = {
  readonly tags: readonly string[]
  /**
   * Settles when the change was forwarded to the shop's other processes, as the CDN comes last; null when another
   * process purges it.
   */
  readonly forwarded: Promise<unknown> | null
}

/** Passes purges on to everything that caches pages. */
export type Purges = {
  readonly purge: (purge: Purge) => void
  readonly subscribe: (listener: (purge: Purge) => void) => void
}

export function createPurges(): Purges {
  const listeners: ((purge: Purge) => void)[] = []
  return {
    purge(purge) {
      for (const listener of listeners) listener(purge)
    },
    subscribe: (listener) => void listeners.push(listener),
  }
}
