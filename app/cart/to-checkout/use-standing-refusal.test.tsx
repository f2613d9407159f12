// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import type { CheckoutRefusal } from './use-checkout.ts'
import { useStandingRefusal } from './use-standing-refusal.ts'

const offline: CheckoutRefusal = { message: 'No network.', variantId: null, offlineAt: 1 }
const closed: CheckoutRefusal = { message: 'The store is closed.', variantId: null }

let isReachable = false
let asked = 0

beforeEach(() => {
  isReachable = false
  asked = 0
  vi.useFakeTimers()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    asked += 1
    if (!isReachable) throw new TypeError('Failed to fetch')
    return new Response()
  })
})

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

function renderRefusal(initialProps: CheckoutRefusal | null) {
  return renderHook((refusal: CheckoutRefusal | null) => useStandingRefusal(refusal), {
    wrapper: InShop,
    initialProps,
  })
}

it('ends once the shop can be reached, and holds again after another press without a network', async () => {
  const { result, rerender } = renderRefusal(offline)
  await wait(11)
  expect(result.current).toBe(offline)
  expect(asked).toBe(2)
  isReachable = true
  await wait(5)
  expect(result.current).toBeNull()
  await wait(20)
  expect(asked).toBe(3)
  const next = { ...offline, offlineAt: 2 }
  rerender(next)
  expect(result.current).toBe(next)
})

it('ends at once when the browser reports the network’s return', async () => {
  const { result } = renderRefusal(offline)
  isReachable = true
  act(() => void window.dispatchEvent(new Event('offline')))
  act(() => void window.dispatchEvent(new Event('online')))
  // A second of ten steps, long before the next check: on a busy machine one step may end before the response.
  for (let step = 0; step < 10; step += 1) await wait(0.1)
  expect(result.current).toBeNull()
})

it.each([null, closed])('holds for other reasons, without a request: %j', async (refusal) => {
  isReachable = true
  const { result } = renderRefusal(refusal)
  await wait(20)
  expect(result.current).toBe(refusal)
  expect(asked).toBe(0)
})
