/*
 * Loaded into the shop before its own code: measures the delay of its event loop, and reports it to the parent process
 * on request. `reset` starts a new measurement, `read` is answered with `Vitals`.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Vitals } from './running-shop.ts'

const RESOLUTION_MS = 10
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()

/** The histogram holds times between two timer events, which are this long without any delay. */
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
// The channel must not keep the shop's process alive.
process.channel?.unref()
