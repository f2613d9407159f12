import { setTimeout as pause } from 'node:timers/promises'

/** Whether there may be more to do at once, by default not; after each `trouble` in a row the pause grows. */
export type Ended = boolean | 'trouble'

type Repeated = {
  readonly work: () => Promise<Ended> | Promise<void>
  readonly everyMs: number
  /** Called with each fault of `work`, which counts as trouble. */
  readonly onFault: (fault: unknown) => void
}

const MAX_PAUSE_MS = 60_000

/**
 * Repeats work in the background, with pauses, until it is stopped.
 * @returns stops it; resolves when the work under way has ended
 */
export function repeat({ work, everyMs, onFault }: Repeated): () => Promise<void> {
  const stopping = new AbortController()
  const run = async () => {
    try {
      return await work()
    } catch (fault) {
      onFault(fault)
      return 'trouble'
    }
  }
  const go = async () => {
    for (let troubles = 0; !stopping.signal.aborted; ) {
      const ended = await run()
      troubles = ended === 'trouble' ? troubles + 1 : 0
      if (ended === true) continue
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
