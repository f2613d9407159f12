import { expect, test, vi } from 'vitest'
import { readRetryAfter, sleepFor } from './retry.ts'

test('reads Retry-After as seconds or a date, and anything else as absent', () => {
  const now = Date.parse('2026-04-01T00:00:00Z')
  expect(readRetryAfter('2', now)).toBe(2000)
  expect(readRetryAfter('1.5', now)).toBe(1500)
  expect(readRetryAfter('Wed, 01 Apr 2026 00:00:07 GMT', now)).toBe(7000)
  expect(readRetryAfter('Tue, 31 Mar 2026 00:00:00 GMT', now)).toBe(0)
  expect(readRetryAfter('soon', now)).toBeNull()
  expect(readRetryAfter(null, now)).toBeNull()
})

test('sleeps for the given time', async () => {
  vi.useFakeTimers()
  const pause = sleepFor(1000)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(pause).resolves.toBeUndefined()
  vi.useRealTimers()
})

test('stops sleeping at once when aborted, before or during', async () => {
  const controller = new AbortController()
  const pause = sleepFor(60_000, controller.signal)
  controller.abort(new Error('left the page'))
  await expect(pause).rejects.toThrow('left the page')
  await expect(sleepFor(60_000, controller.signal)).rejects.toThrow('left the page')
})
