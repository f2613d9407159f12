import { createServer } from 'node:http'
import { expect, it, vi } from 'vitest'
import { closeOnSignal } from './close-on-signal.ts'

it('the process exits within ten seconds, even if something does not close', () => {
  vi.useFakeTimers()
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const listeners = new Map<string | symbol, (signal: string) => void>()
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name, listener)
    return process
  })
  const finish = vi.fn()
  closeOnSignal({ server: createServer(), onClosing: () => undefined, finish })
  listeners.get('SIGTERM')?.('SIGTERM')
  vi.advanceTimersByTime(9000)
  expect([finish.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(999)
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
})
