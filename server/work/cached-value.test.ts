import { beforeEach, expect, it, vi } from 'vitest'
import { createCachedValue } from './cached-value.ts'
import { inOneProcess } from './shared-work.ts'

beforeEach(() => void vi.useFakeTimers())

const HOUR_MS = 3_600_000

/** A value whose reads the test answers, one after the other. */
function open() {
  const read = vi.fn<() => Promise<string | null>>()
  const onFault = vi.fn()
  const now = () => Date.now()
  const get = createCachedValue({ read, onFault, ttlMs: HOUR_MS, rules: inOneProcess, now })
  /** A page's value, and whether it is missing. */
  const page = async () => {
    const noteMissing = vi.fn()
    const value = await get(noteMissing)
    return { value, isMissing: noteMissing.mock.calls.length > 0 }
  }
  return { read, onFault, page }
}

it('reads once for all pages that wait', async () => {
  const { read, page } = open()
  read.mockResolvedValue('fees')
  const known = { value: 'fees', isMissing: false }
  expect(await Promise.all([page(), page()])).toEqual([known, known])
  expect(await page()).toEqual(known)
  expect(read).toHaveBeenCalledTimes(1)
})

it('gives the last value at once while a new one is read', async () => {
  const { read, page } = open()
  read.mockResolvedValueOnce('old').mockResolvedValueOnce('new')
  await page()
  vi.advanceTimersByTime(HOUR_MS)
  expect(await page()).toEqual({ value: 'old', isMissing: false })
  expect(await page()).toEqual({ value: 'new', isMissing: false })
})

it('a page that waited for a second renders without the value', async () => {
  const { read, page } = open()
  const reading = Promise.withResolvers<string>()
  read.mockReturnValue(reading.promise)
  const late = page()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await late).toEqual({ value: null, isMissing: true })
  reading.resolve('fees')
  expect(await page()).toEqual({ value: 'fees', isMissing: false })
})

it('the value is missing for a minute after the first read failed, then it is read again', async () => {
  const { read, onFault, page } = open()
  read.mockRejectedValueOnce('away').mockResolvedValueOnce('fees')
  expect(await page()).toEqual({ value: null, isMissing: true })
  expect(await page()).toEqual({ value: null, isMissing: true })
  expect(onFault.mock.calls).toEqual([['away']])
  vi.advanceTimersByTime(60_000)
  expect(await page()).toEqual({ value: 'fees', isMissing: false })
})

it('the last value stays when a later read fails', async () => {
  const { read, page } = open()
  read.mockResolvedValueOnce('fees').mockRejectedValueOnce('away')
  await page()
  vi.advanceTimersByTime(HOUR_MS)
  await page()
  expect(await page()).toEqual({ value: 'fees', isMissing: false })
})

it('null can be the value', async () => {
  const { read, page } = open()
  read.mockResolvedValue(null)
  expect(await page()).toEqual({ value: null, isMissing: false })
})
