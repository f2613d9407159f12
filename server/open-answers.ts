import type { Server, ServerResponse } from 'node:http'
import { monotonicNow } from './monotonic-now.ts'

/** In which a bad connection still takes the largest picture. */
const SLOWEST_ANSWER_MS = 3 * 60_000
const SWEEP_MS = 5000

/** Counts the answers under way, and cuts those that nobody takes in three minutes. */
export function watchAnswers(server: Pick<Server, 'on'>) {
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
      if (monotonicNow() - since > SLOWEST_ANSWER_MS) response.destroy()
    }
  }, SWEEP_MS).unref()
  return {
    /** Acts now, or as often as the last answer ends from now on: connections may outlive their answers. */
    whenNone(act: () => void) {
      then = act
      if (open.size === 0) act()
    },
  }
}
