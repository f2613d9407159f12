import type { Server, ServerResponse } from 'node:http'
import { monotonicNow } from '../work/monotonic-now.ts'

/** Enough for a bad connection to load the largest picture. */
const SLOWEST_RESPONSE_MS = 3 * 60_000
const SWEEP_MS = 5000

/** Tracks open responses, and aborts those that the client has not read within three minutes. */
export function watchResponses(server: Pick<Server, 'on'>) {
  const open = new Map<ServerResponse, number>()
  let then: (() => void) | null = null
  server.on('request', (_, response: ServerResponse) => {
    open.set(response, monotonicNow())
    response.once('close', () => {
      open.delete(response)
      if (open.size === 0) then?.()
    })
  })
  setInterval(() => {
    for (const [response, since] of open) {
      if (monotonicNow() - since > SLOWEST_RESPONSE_MS) response.destroy()
    }
  }, SWEEP_MS).unref()
  return {
    /** Calls `act` now if no response is open, and whenever the last one ends: connections may outlive them. */
    whenNone(act: () => void) {
      then = act
      if (open.size === 0) act()
    },
  }
}
