// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { withTabLock } from './with-tab-lock.ts'

it('runs the work under the browser lock of the given name', async () => {
  const request = vi.fn(async (_: string, work: () => Promise<unknown>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await withTabLock('cart', () => 7)).toBe(7)
  expect(request).toHaveBeenCalledWith('cart', expect.any(Function))
})

it('runs the work at once in a browser without locks', async () => {
  let isDone = false
  const done = withTabLock('cart', () => {
    isDone = true
  })
  expect(isDone).toBe(true)
  await done
})

it('rejects with the error of the work', async () => {
  const fail = () => {
    throw new Error('No')
  }
  await expect(withTabLock('cart', fail)).rejects.toThrow('No')
})
