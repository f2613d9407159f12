/** A queue that serves clients round-robin, so that one with many entries does not delay others with few. */
export type FairQueue<Entry> = {
  add(client: string, entry: Entry): void
  /** @returns whether it was still waiting */
  remove(client: string, entry: Entry): boolean
  /** Removes and returns the next entry; null when the queue is empty. */
  next(): Entry | null
}

/**
 * @param maxEntries entries of all clients; above it, the client with most entries loses its last one
 * @param onLost called with that entry
 */
export function createFairQueue<Entry>(
  maxEntries: number,
  onLost: (entry: Entry) => void,
): FairQueue<Entry> {
  /** In the order in which clients are served. */
  const clients = new Map<string, Entry[]>()
  let size = 0

  function remove(client: string, entry: Entry): boolean {
    const entries = clients.get(client) ?? []
    const at = entries.indexOf(entry)
    if (at < 0) return false
    entries.splice(at, 1)
    if (entries.length === 0) clients.delete(client)
    size -= 1
    return true
  }
  function makeRoom(): void {
    const [longest = '', entries = []] = [...clients].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    )
    const last = entries.at(-1)
    if (last === undefined) return
    remove(longest, last)
    onLost(last)
  }
  return {
    add(client, entry) {
      const entries = clients.get(client)
      if (entries) entries.push(entry)
      else clients.set(client, [entry])
      size += 1
      if (size > maxEntries) makeRoom()
    },
    remove,
    next() {
      const [first] = clients
      if (first === undefined) return null
      const [client, entries] = first
      const entry = entries[0]
      if (entry === undefined) return null
      remove(client, entry)
      // Moves the client behind all others.
      if (clients.delete(client)) clients.set(client, entries)
      return entry
    },
  }
}
