// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { browserCartStorage, CART_KEY } from '#app/cart/store/cart-storage.ts'
import { browserCheckoutRecords, recordCheckout } from '#app/cart/to-checkout/checkout-records.ts'
import { expectConsoleError } from '#test/expect-console.ts'
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
  answerAboutCart(() => null)
  localStorage.setItem(CART_KEY, JSON.stringify([game]))
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

  it('makes the page say that the order is unfinished, until it is paid', async () => {
    let answer: unknown = openCart
    expect(await countQueries(() => answer)).toBe(4)
    expect(screen.getByText('Unfinished')).toBeTruthy()
    cleanup()
    comeBack({ succeeded: true, order: 'PG1042' })
    expect(screen.queryByText('Unfinished')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByText('Unfinished')).toBeTruthy()
    cleanup()
    answer = null
    comeBack({ succeeded: true, order: 'PG1042' })
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.queryByText('Unfinished')).toBeNull()
    expect(screen.getByRole('button', { name: 'Bring back' })).toBeTruthy()
  })

  it('does not when the games of another checkout were bought', async () => {
    const carts = [openCart, null]
    answerAboutCart(() => carts.shift() ?? null)
    leaveForCheckout('PG-44445555', 2)
    leaveForCheckout('PG-22223333')
    comeBack({ succeeded: true, order: 'PG1042' })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.queryByText('Unfinished')).toBeNull()
    expect(screen.getByRole('button', { name: 'Bring back' })).toBeTruthy()
  })

  it('does not, while the lookups last', async () => {
    answerAboutCart(() => openCart)
    leaveForCheckout('PG-22223333')
    comeBack({ succeeded: true, order: 'PG1042' })
    await act(() => vi.advanceTimersByTimeAsync(42_000))
    expect(screen.queryByText('Unfinished')).toBeNull()
  })

  it.each<[string, object]>([
    ['it returned with an order’s page', { statusUrl: '/orders/1' }],
    ['another checkout returned', { checkout: 'PG-44445555' }],
    ['the server does not know the checkout', { checkout: null }],
  ])('does not when %s', async (_, props) => {
    answerAboutCart(() => openCart)
    leaveForCheckout('PG-22223333')
    const other = 'gid://shopify/Cart/2'
    recordCheckout(
      browserCheckoutRecords,
      { cartId: other, endpoint: '/elsewhere', checkout: 'PG-44445555', at: 0, lines: [] },
      createListStore(browserCartStorage).change,
    )
    comeBack({ succeeded: true, order: 'PG1042', ...props })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(storedUnits()).toBe(1)
    expect(screen.queryByText('Unfinished')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('does not when the last lookup failed', async () => {
    expectConsoleError('Orders could not be looked up:')
    await countQueries((count) => {
      if (count < 4) return openCart
      throw new Error('Down')
    })
    expect(screen.queryByText('Unfinished')).toBeNull()
  })
})
