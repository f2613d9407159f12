// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { browserCartStorage } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { checkoutOffline, connectivityTexts } from '#content/connectivity.ts'
import { answerFetch } from '#test/answer-fetch.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { browserCheckoutRecords } from './checkout-records.ts'
import { leaveForCheckout } from './leave-for-checkout.ts'

const { leavePage } = vi.hoisted(() => ({ leavePage: vi.fn() }))
vi.mock('./leave-page.ts', () => ({ leavePage }))

const handOver = {
  cartId: 'gid://shopify/Cart/1',
  endpoint: '/api',
  checkout: 'PG-22223333',
  at: 1_000_000,
}
const cart = createListStore(browserCartStorage)
const lines = [{ variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }]

it('does not redirect when the shopper leaves before the response', async () => {
  const page = new AbortController()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    page.abort()
    return Response.json({ checkoutUrl: '/checkouts/1', handOver })
  })
  await expect(leaveForCheckout(lines, {}, page.signal, cart)).rejects.toThrow(/abort/i)
  expect(leavePage).not.toHaveBeenCalled()
  expect(browserCheckoutRecords.read()).toEqual([])
})

/** Fails every request, or only those of the checkout helper. */
function failFetch({ shopAnswers }: { shopAnswers: boolean }, error: Error = failed) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (shopAnswers && address === '/healthz') return new Response('ok')
    throw error
  })
}
const failed = new TypeError('Failed to fetch')

it.each([failed, new DOMException('signal timed out', 'TimeoutError')])(
  'is refused without a network, with a message that the games are kept: %s',
  async (error) => {
    failFetch({ shopAnswers: false }, error)
    const line = toCartLine(sampleProduct(1, 500))
    browserCartStorage.write(line ? [line] : [])
    const cart = createListStore(browserCartStorage)
    const refusal = await leaveForCheckout(lines, {}, new AbortController().signal, cart)
    expect(refusal).toEqual({
      ...{ message: checkoutOffline, variantId: null },
      offlineAt: expect.any(Number),
    })
    expect(leavePage).not.toHaveBeenCalled()
  },
)

it('promises no place in the cart to a game that Buy Now sends without a network', async () => {
  failFetch({ shopAnswers: false })
  const refusal = await leaveForCheckout(lines, {}, new AbortController().signal, cart)
  expect(refusal?.message).toBe(connectivityTexts.offline)
})

it('rejects when the request fails although the shop is reachable', async () => {
  failFetch({ shopAnswers: true })
  const asked = leaveForCheckout(lines, {}, new AbortController().signal, cart)
  await expect(asked).rejects.toThrow('Failed to fetch')
})

it('records what goes to the checkout before leaving the page', async () => {
  const page = new AbortController()
  const line = toCartLine(sampleProduct(7, 500))
  const ordered = line ? [{ ...line, quantity: 2 }] : []
  browserCartStorage.write(ordered)
  answerFetch({ checkoutUrl: '/checkouts/1', handOver })
  leavePage.mockImplementation(() => {
    expect(browserCheckoutRecords.read()).toMatchObject([
      { ...handOver, lines: [{ variantId: line?.variantId, quantity: 2 }, ...lines] },
    ])
    expect(browserCartStorage.read()).toMatchObject([
      { quantity: 2, sent: [{ quantity: 2, carts: [handOver.cartId] }] },
    ])
    // Also in this page's store, in case leaving fails.
    expect(cart.getState().items).toEqual(browserCartStorage.read())
    setTimeout(() => page.abort())
  })
  await leaveForCheckout([...ordered, ...lines], {}, page.signal, cart)
  expect(leavePage).toHaveBeenCalledExactlyOnceWith('/checkouts/1')
})
