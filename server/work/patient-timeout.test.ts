import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { patientTimeout } from './patient-timeout.ts'

test('aborts with a TimeoutError after its time, and no sooner', async () => {
  vi.useFakeTimers()
  const signal = patientTimeout(1200)
  await vi.advanceTimersByTimeAsync(1199)
  expect(signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  expect(patientTimeout(0).aborted).toBe(true)
})

test('a process that was held up longer than its time still gets the rest of it', async () => {
  const [patient, plain] = [patientTimeout(600), AbortSignal.timeout(600)]
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
  await pause(20)
  expect([patient.aborted, plain.aborted]).toEqual([false, true])
  await expect.poll(() => patient.aborted).toBe(true)
})
