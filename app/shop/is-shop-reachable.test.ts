// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { isShopReachable } from './is-shop-reachable.ts'

const { signal } = new AbortController()

it('a response of any status means that the shop is reachable', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }))
  expect(await isShopReachable(signal)).toBe(true)
})

it('a request that the caller aborts does not mean that the shop is unreachable', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('Aborted', 'AbortError'))
  expect(await isShopReachable(AbortSignal.abort())).toBe(true)
})

it('a request that hangs means that the shop is unreachable', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  )
  const answer = isShopReachable(signal)
  limit.abort()
  expect(await answer).toBe(false)
})
