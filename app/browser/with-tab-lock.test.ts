// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { withTabLock } from './with-tab-lock.ts'

afterEach(() => vi.unstubAllGlobals())

it('work is done under the browser’s lock of its name', async () => {
  const request = vi.fn(async (_: string, work: () => Promise<unknown>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await withTabLock('cart', () => 7)).toBe(7)
  expect(request).toHaveBeenCalledWith('cart', expect.any(Function))
})

it('work is done at once where the browser has no locks', async () => {
  let isDone = false
  const done = withTabLock('cart', () => {
    isDone = true
  })
  expect(isDone).toBe(true)
  await done
})

it('work that fails says so', async () => {
  const fail = () => {
    throw new Error('No')
  }
  await expect(withTabLock('cart', fail)).rejects.toThrow('No')
})
