// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { Variant } from '#commerce/model/product.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop } from '#test/in-shop.tsx'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { storeSelling } from '#test/store-selling.ts'
import { createCartStore } from './cart-store.ts'
import { useCartRefresh } from './use-cart-refresh.ts'

const game = sampleProduct(1, 799)
const dearer = game.variants.map((variant) => ({ ...variant, price: rupees(899) }))

/** The hook with a cart of one game and controllable responses. */
function startRefresh() {
  const line = toCartLine(game)
  const cart = createCartStore({
    read: () => (line ? [line] : []),
    write: () => {},
    onOutsideChange: () => () => {},
  })
  const answers: ((variants: readonly Variant[]) => void)[] = []
  const signals: (AbortSignal | undefined)[] = []
  const store = storeSelling(() => new Promise((answer) => answers.push(answer)))
  const watched: StorefrontClient = {
    ...store,
    query(document, variables, options?: RequestOptions) {
      signals.push(options?.signal)
      return store.query(document, variables, options)
    },
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InShop storefront={watched} cart={cart}>
      {children}
    </InShop>
  )
  const { result, unmount } = renderHook(() => useCartRefresh(), { wrapper })
  return { refresh: () => result.current.refresh(), answers, signals, cart, unmount }
}

it('a newer refresh cancels an older one and resolves both', async () => {
  const { refresh, answers, signals, cart } = startRefresh()
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => answers[0]?.(game.variants))
  let outcomes: unknown[] = []
  await act(async () => {
    const older = refresh()
    await waitFor(() => expect(answers).toHaveLength(2))
    const newer = refresh()
    await waitFor(() => expect(answers).toHaveLength(3))
    answers[2]?.(dearer)
    answers[1]?.(game.variants)
    outcomes = [await newer, await older]
  })
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true, false])
  expect(outcomes[0]).toBe('changed')
  expect(cart.getState().items[0]?.variant.price).toEqual(rupees(899))
})

it('a refresh without observers is cancelled', async () => {
  const { answers, signals, unmount, cart } = startRefresh()
  await waitFor(() => expect(answers).toHaveLength(1))
  unmount()
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  answers[0]?.(dearer)
  expect(cart.getState().items[0]?.variant.price).toEqual(rupees(799))
})
