// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { browserCartStorage, CART_KEY } from '#app/cart/store/cart-storage.ts'
import {
  browserCheckoutRecords,
  checkoutRecordStore,
  recordCheckout,
} from '#app/cart/to-checkout/checkout-records.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { orderReturn } from '#content/order-return.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { BoughtQuestion } from './bought-question.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const { doubt: words } = orderReturn
const left = Date.UTC(2026, 10, 3, 12)
const [one, two] = [1, 2].flatMap((number) => toCartLine(sampleProduct(number, 500)) ?? [])
const units = () => browserCartStorage.read().map(({ quantity }) => quantity)

/** A cart with two units of one game and one of another; `sent` of each went to a checkout that the store has lost. */
function openQuestion(
  sent: readonly number[],
  games: readonly (CartLine | undefined)[] = [one, two],
) {
  const cart = games.map((line, at) => ({ ...line, quantity: at === 0 ? 2 : 1 })) as CartLine[]
  browserCartStorage.write(cart)
  const lines = sent.map((quantity, at) => ({ variantId: cart[at]?.variantId ?? '', quantity }))
  const named = { cartId: 'gid://shopify/Cart/1', endpoint: '/api', checkout: null, at: left }
  recordCheckout(
    browserCheckoutRecords,
    { ...named, lines },
    createListStore(browserCartStorage).change,
  )
  checkoutRecordStore.change((all) => all.map((each) => ({ ...each, isDoubtful: true })))
  const onAnswered = vi.fn()
  render(
    <InShop>
      <BoughtQuestion onAnswered={onAnswered} />
    </InShop>,
    { wrapper: MemoryRouter },
  )
  return onAnswered
}

describe('a checkout whose payment the store can no longer confirm', () => {
  it('is asked about with its games and date', () => {
    openQuestion([2, 1])
    expect(screen.getByRole('region', { name: words.several }).textContent).toContain(
      'You took 2x Game 1 and Game 2 to the checkout on 3 November. We can no longer see if you paid.',
    )
    expect(units()).toEqual([2, 1])
  })

  it('keeps the question to one sentence for long titles and many games', () => {
    const title =
      'The Unreasonably Long Rummy Night for Cousins, Chachas and Everyone Who Never Cheats'
    const games = [1, 2, 3, 4].flatMap(
      (number) => toCartLine(sampleProduct(number, 500, number === 1 ? { title } : {})) ?? [],
    )
    openQuestion([1, 1, 1, 1], games)
    expect(screen.getByRole('region', { name: words.several }).textContent).toContain(
      'You took The Unreasonably Long Rummy Night for…, Game 2 and 2 more to the checkout on 3 November.',
    )
  })

  it('removes its games after a yes, and offers to undo that', async () => {
    const onAnswered = openQuestion([1])
    expect(screen.getByRole('region', { name: words.one }).textContent).toContain(
      'You took Game 1 to the checkout',
    )
    fireEvent.click(screen.getByRole('button', { name: words.bought }))
    expect(onAnswered).toHaveBeenCalledOnce()
    expect(units()).toEqual([1, 1])
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(showToast.mock.calls[0]?.[0].title).toBe(words.noted)
    act(() => showToast.mock.calls[0]?.[0].action.onSelect())
    expect(units()).toEqual([2, 1])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is not asked about while the store still knows', () => {
    openQuestion([1])
    act(() =>
      checkoutRecordStore.change((all) => all.map((each) => ({ ...each, isDoubtful: false }))),
    )
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is asked about one at a time, newest first', async () => {
    openQuestion([1])
    const [first] = browserCheckoutRecords.read()
    if (!first) throw new Error('No checkout was noted')
    const again = { ...first, cartId: 'gid://shopify/Cart/2', at: left + 24 * 60 * 60_000 }
    act(() => {
      const cart = createListStore(browserCartStorage)
      recordCheckout(browserCheckoutRecords, again, cart.change)
      checkoutRecordStore.change((all) => all.map((each) => ({ ...each, isDoubtful: true })))
      window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }))
    })
    expect(screen.getByRole('region').textContent).toContain('4 November')
    fireEvent.click(screen.getByRole('button', { name: words.kept }))
    await waitFor(() => expect(screen.getByRole('region').textContent).toContain('3 November'))
  })

  it('keeps its games after a no, and is not asked about again', async () => {
    openQuestion([2])
    fireEvent.click(screen.getByRole('button', { name: words.kept }))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(units()).toEqual([2, 1])
    expect(browserCartStorage.read().some(({ sent }) => sent)).toBe(false)
    expect(showToast).not.toHaveBeenCalled()
  })
})
