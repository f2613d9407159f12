// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { pauseUntilOnline } from './pause-until-online.ts'

const ended = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  ended.mockReset()
})

it.each([
  ['five seconds', () => vi.advanceTimersByTime(5000)],
  ['the network returns', () => window.dispatchEvent(new Event('online'))],
  ['it is stopped', (page: AbortController) => page.abort()],
])('ends when %s', async (_, happen) => {
  const page = new AbortController()
  void pauseUntilOnline(page.signal).then(ended)
  await vi.advanceTimersByTimeAsync(4000)
  expect(ended).not.toHaveBeenCalled()
  happen(page)
  await vi.advanceTimersByTimeAsync(1000)
  expect(ended).toHaveBeenCalled()
})

it('leaves no listener behind', async () => {
  const added: unknown[] = []
  const add = vi.spyOn(window, 'addEventListener').mockImplementation((_, listener, options) => {
    const signal = typeof options === 'object' ? options.signal : undefined
    added.push(listener)
    signal?.addEventListener('abort', () => added.splice(added.indexOf(listener), 1))
  })
  void pauseUntilOnline().then(ended)
  expect(added).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(ended).toHaveBeenCalled()
  expect(added).toEqual([])
  add.mockRestore()
})
