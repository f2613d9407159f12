// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { CurrentVariant } from '#commerce/model/product.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop } from '#test/in-shop.tsx'
import { currentVariants, rupees, sampleProduct } from '#test/sample-products.ts'
import { storeSelling } from '#test/store-selling.ts'
import { useCartRefresh } from './use-cart-refresh.ts'

const game = sampleProduct(1, 799)
const unchanged = currentVariants(game)
const dearer = unchanged.map((variant) => ({ ...variant, price: rupees(899) }))

/** The hook with a cart of one game and controllable responses. */
function startRefresh(isShown?: boolean) {
  const line = toCartLine(game)
  const cart = createListStore({
    read: () => (line ? [line] : []),
    write: () => {},
    onOutsideChange: () => () => {},
  })
  const answers: ((variants: readonly CurrentVariant[]) => void)[] = []
  const failures: ((error: unknown) => void)[] = []
  const signals: (AbortSignal | undefined)[] = []
  const asked: (readonly string[])[] = []
  const store = storeSelling((ids) => {
    asked.push(ids)
    return new Promise((answer, fail) => {
      answers.push(answer)
      failures.push(fail)
    })
  })
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
  const { result, unmount } = renderHook(() => useCartRefresh(isShown), { wrapper })
  const current = () => result.current
  const refresh = () => current().refresh()
  return { current, refresh, answers, failures, signals, asked, cart, unmount }
}

/** The error of a store that fails in this way. */
const fault = (kind: string) => Object.assign(new Error('no'), { kind })

it('a newer refresh cancels an older one and resolves both', async () => {
  const { current, refresh, answers, signals, cart } = startRefresh()
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(current().isCurrent).toBe(false)
  await act(async () => answers[0]?.(unchanged))
  await waitFor(() => expect(current().isCurrent).toBe(true))
  await act(async () => {
    const older = refresh()
    await waitFor(() => expect(answers).toHaveLength(2))
    const newer = refresh()
    await waitFor(() => expect(answers).toHaveLength(3))
    answers[2]?.(dearer)
    answers[1]?.(unchanged)
    await Promise.all([newer, older])
  })
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, true, false])
  expect(cart.getState().items[0]?.variant.price).toEqual(rupees(899))
})

it('a refresh is cancelled on unmount, and its failure is not logged', async () => {
  const { failures, signals, unmount } = startRefresh()
  await waitFor(() => expect(failures).toHaveLength(1))
  unmount()
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  await act(async () => failures[0]?.(fault('graphql')))
  await act(async () => {})
})

it('a cancelled refresh changes nothing', async () => {
  const { answers, signals, unmount, cart } = startRefresh()
  await waitFor(() => expect(answers).toHaveLength(1))
  unmount()
  await waitFor(() => expect(signals[0]?.aborted).toBe(true))
  answers[0]?.(dearer)
  expect(cart.getState().items[0]?.variant.price).toEqual(rupees(799))
})

it('requests the variants in the cart, only once they are shown', async () => {
  const { asked, refresh, answers } = startRefresh(false)
  await act(async () => {})
  expect(asked).toEqual([])
  const refreshed = refresh()
  await waitFor(() => expect(answers).toHaveLength(1))
  await act(async () => answers[0]?.(unchanged))
  await refreshed
  expect(asked).toEqual([game.variants.map(({ id }) => id)])
})

it('requests nothing for an empty cart', async () => {
  const { asked, refresh, cart } = startRefresh(false)
  act(() => cart.change(() => []))
  await act(() => refresh())
  expect(asked).toEqual([])
})

it.each([
  ['offline', 'unreachable', true],
  ['timeout', 'unreachable', true],
  ['graphql', 'failed', true],
  ['graphql', 'unreachable', false],
])(
  'a store that fails with %s is asked once, and reported as %s (browser online: %s)',
  async (...test) => {
    const [kind, trouble, isOnline] = test
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    expectConsoleError('The cart could not be compared with the store:')
    const { current, refresh, answers, failures, asked } = startRefresh()
    await waitFor(() => expect(failures).toHaveLength(1))
    expect(current().trouble).toBeNull()
    await act(async () => failures[0]?.(fault(kind)))
    await waitFor(() => expect(current().trouble).toBe(trouble))
    expect(asked).toHaveLength(1)
    const failing = refresh()
    await waitFor(() => expect(failures).toHaveLength(2))
    await act(async () => failures[1]?.(fault(kind)))
    await failing
    const succeeding = refresh()
    await waitFor(() => expect(answers).toHaveLength(3))
    await act(async () => answers[2]?.(unchanged))
    await succeeding
    await waitFor(() => expect(current().trouble).toBeNull())
  },
)

it('a refresh times out after four seconds', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const { signals, answers } = startRefresh()
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(timeout).toHaveBeenCalledWith(4000)
  expect(signals[0]?.aborted).toBe(false)
  limit.abort()
  expect(signals[0]?.aborted).toBe(true)
  await act(async () => answers[0]?.(unchanged))
})

it('a failed refresh is repeated, and the trouble stays until the store responds', async () => {
  expectConsoleError(/could not be compared/)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { current, answers, failures } = startRefresh()
  await waitFor(() => expect(failures).toHaveLength(1))
  await act(async () => failures[0]?.(fault('graphql')))
  await waitFor(() => expect(current().trouble).toBe('failed'))
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(answers).toHaveLength(2)
  expect(current().trouble).toBe('failed')
  await act(async () => answers[1]?.(unchanged))
  await waitFor(() => expect(current().trouble).toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(answers).toHaveLength(2)
  vi.useRealTimers()
})
