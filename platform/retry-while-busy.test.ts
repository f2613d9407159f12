import { expect, it, vi } from 'vitest'
import { retryWhileBusy } from './retry-while-busy.ts'

const fault = (errcode: number) => Object.assign(new Error('database fault'), { errcode })

/** Work that throws these faults, one per call, and then is done. */
const failing = (...faults: readonly Error[]) => {
  const left = [...faults]
  return vi.fn(() => {
    const next = left.shift()
    if (next) throw next
    return 'done'
  })
}

it('is done at once while nobody else writes', () => {
  expect(retryWhileBusy(failing())).toBe('done')
})

it('retries while the database is busy, whatever the extended code', async () => {
  const SQLITE_BUSY_SNAPSHOT = 517
  const work = failing(fault(5), fault(SQLITE_BUSY_SNAPSHOT))
  await expect(retryWhileBusy(work)).resolves.toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
})

it('throws any other fault at once, even after a busy one', async () => {
  const full = fault(13)
  expect(() => retryWhileBusy(failing(full))).toThrow(full)
  await expect(retryWhileBusy(failing(fault(5), full))).rejects.toBe(full)
})
