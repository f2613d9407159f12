import { expect, it, vi } from 'vitest'
import { type Ended, repeat } from './repeat.ts'

/** Work that ends like this, one by one; it is stopped by the caller after the last. */
function working(...ends: readonly (Ended | Error)[]) {
  const all = Promise.withResolvers<void>()
  const left = [...ends]
  const work = vi.fn(async () => {
    const end = left.shift() ?? false
    if (left.length === 0) all.resolve()
    if (end instanceof Error) throw end
    return end
  })
  return { work, all: all.promise }
}

it('does not pause while there is more to do', async () => {
  const { work, all } = working(true, true, true)
  const stop = repeat({ work, everyMs: 3_600_000, onFault: () => undefined })
  await all
  await stop()
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(3)
})

it('reports each fault and goes on, with pauses that grow, as after other trouble', async () => {
  const fault = new Error('away')
  const onFault = vi.fn()
  const { work, all } = working(fault, 'trouble', fault, 'trouble', false)
  const began = performance.now()
  const stop = repeat({ work, everyMs: 10, onFault })
  await all
  // 20 + 40 + 80 + 160 ms; timers may be a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(290)
  await stop()
  expect(onFault.mock.calls).toEqual([[fault], [fault]])
})

it('resolves a stop when the work under way has ended', async () => {
  const end = Promise.withResolvers<boolean>()
  let isEnded = false
  const stop = repeat({ work: () => end.promise, everyMs: 1, onFault: () => undefined })
  const stopped = stop().then(() => isEnded)
  setImmediate(() => {
    isEnded = true
    end.resolve(true)
  })
  expect(await stopped).toBe(true)
})
