import { setTimeout as pause } from 'node:timers/promises'

type Repeated = {
  /** Returns true while there may be more to do at once. */
  readonly work: () => Promise<boolean>
  readonly everyMs: number
  /** Called with each fault; the pause grows with every one in a row. */
  readonly onFault: (fault: unknown) => void
}

const MAX_PAUSE_MS = 60_000

/**
 * Repeats work in the background, with pauses, until it is stopped.
 * @returns stops it; resolves when the work under way has ended
 */
export function repeat({ work, everyMs, onFault }: Repeated): () => Promise<void> {
  const stopping = new AbortController()
  const go = async () => {
    for (let troubles = 0; !stopping.signal.aborted; ) {
      const hasMore = await work().then(
        (more) => {
          troubles = 0
          return more
        },
        (fault: unknown) => {
          troubles += 1
          onFault(fault)
          return false
        },
      )
      if (hasMore) continue
      const delay = Math.min(everyMs * 2 ** troubles, Math.max(everyMs, MAX_PAUSE_MS))
      await pause(delay, null, { signal: stopping.signal, ref: false }).catch(() => null)
    }
  }
  const going = go()
  return async () => {
    stopping.abort()
    await going
  }
}
