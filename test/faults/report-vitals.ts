/*
 * Loaded into the shop before its own code: measures how late its event loop is, and tells the process that started it when
 * asked. `reset` begins anew, `read` is answered with `Vitals`.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Vitals } from './running-shop.ts'

const RESOLUTION_MS = 10
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

/** The histogram holds times from one turn of a timer to the next, which are this long without any delay. */
const toDelay = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)

process.on('message', (asked) => {
  if (asked === 'reset') delay.reset()
  if (asked !== 'read') return
  const vitals: Vitals = {
    loopP99: toDelay(delay.percentile(99)),
    loopMost: toDelay(delay.max),
  }
  process.send?.(vitals)
})
// The shop ends when it has nothing more to do, whoever listens.
process.channel?.unref()
