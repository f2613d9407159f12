/** What waits, by client. Clients take turns, so that one with much that waits holds up nobody with little. */
export type ClientTurns<Entry> = {
  add(client: string, entry: Entry): void
  /** @returns whether it still waited */
  remove(client: string, entry: Entry): boolean
  /** Takes out what is next; null when nothing waits. */
  next(): Entry | null
}

/**
 * @param most of all clients; then the client with most entries loses the last of them
 * @param onLost hears of it
 */
export function createClientTurns<Entry>(
  most: number,
  onLost: (entry: Entry) => void,
): ClientTurns<Entry> {
  /** The client whose turn is next stands first. */
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
      if (size > most) makeRoom()
    },
    remove,
    next() {
      const [first] = clients
      if (first === undefined) return null
      const [client, entries] = first
      const entry = entries[0]
      if (entry === undefined) return null
      remove(client, entry)
      // Behind all others until its next turn.
      if (clients.delete(client)) clients.set(client, entries)
      return entry
    },
  }
}
