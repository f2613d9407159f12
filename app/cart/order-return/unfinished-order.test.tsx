// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import {
  answerAboutCart,
  comeBack,
  game,
  leaveForCheckout,
  openCart,
  storedUnits,
} from '#test/order-return.tsx'
import { loadOrders } from './order-watch.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

// Loading them takes longer than the tests' timers.
beforeAll(async () => {
  await Promise.all([loadOrders(), import('#app/shop/browser-storefront.ts')])
})
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  showToast.mockClear()
  answerAboutCart(() => null)
  localStorage.setItem(CART_KEY, JSON.stringify([game]))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a store that still has the cart of a return', () => {
  /** Comes back from a checkout, and waits until the requests to the store have ended. */
  async function countQueries(answer: (count: number) => unknown): Promise<number> {
    let count = 0
    answerAboutCart(() => answer(++count))
    leaveForCheckout('PG-22223333')
    comeBack({ succeeded: true, order: 'PG1042' })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    return count
  }

  it('is asked until it has completed the order', async () => {
    expect(await countQueries((count) => (count < 3 ? openCart : null))).toBe(3)
    expect(storedUnits()).toBe(0)
  })

  it('completes the order after the shopper has left the page, which a toast then says', async () => {
    let answer: unknown = openCart
    answerAboutCart(() => answer)
    leaveForCheckout('PG-22223333')
    const { unmount } = comeBack({ succeeded: true, order: 'PG1042' })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    unmount()
    answer = null
    await vi.advanceTimersByTimeAsync(60_000)
    expect(storedUnits()).toBe(0)
    expect(showToast).toHaveBeenCalledOnce()
    showToast.mock.calls[0]?.[0].action.onSelect()
    expect(storedUnits()).toBe(1)
  })

  it('is asked four times, and nothing changes while the order is unpaid', async () => {
    expect(await countQueries(() => openCart)).toBe(4)
    expect(storedUnits()).toBe(1)
  })
})
