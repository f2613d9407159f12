// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Variant } from '#commerce/model/product.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { createCartActions } from './cart-actions.ts'
import { createCartStore } from './cart-store.ts'
import { CartContext } from './use-cart.ts'
import { type RefreshOutcome, useCartRefresh } from './use-cart-refresh.ts'

const game = sampleProduct(1, 799)

/** The hook with a cart of one game, and the answers to its questions in the tester's hand. */
function startRefresh() {
  const line = toCartLine(game)
  const store = createCartStore({
    read: () => (line ? [line] : []),
    write: () => {},
    onOutsideChange: () => () => {},
  })
  const answers: ((variants: readonly Variant[]) => void)[] = []
  const parts = {
    store,
    actions: createCartActions(store),
    prepareSheet: () => {},
    readVariants: () => new Promise<readonly Variant[]>((answer) => answers.push(answer)),
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CartContext value={parts}>{children}</CartContext>
  )
  const { result } = renderHook(useCartRefresh, { wrapper })
  return { refresh: () => result.current.refresh(), answers }
}

it('a comparison that a newer one overtook answers what that one finds', async () => {
  const { refresh, answers } = startRefresh()
  const dearer = game.variants.map((variant) => ({ ...variant, price: rupees(899) }))
  let outcomes: RefreshOutcome[] = []
  await act(async () => {
    const asked = [refresh(), refresh()]
    answers[0]?.(game.variants)
    await Promise.resolve()
    answers[1]?.(dearer)
    outcomes = await Promise.all(asked)
  })
  expect(outcomes).toEqual(['changed', 'changed'])
})
