// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListStore } from '#app/browser/list-store.ts'
import { browserCartStorage, CART_KEY } from '#app/cart/store/cart-storage.ts'
import { browserCheckoutRecords, recordCheckout } from '#app/cart/to-checkout/checkout-records.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { orderReturn } from '#content/order-return.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { loadOrders, watchOrders } from './order-watch.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const loaded = vi.hoisted(() => ({ times: 0 }))
vi.mock(import('./order-queries.ts'), (original) => {
  loaded.times += 1
  return original()
})

const lines = [1, 2].flatMap((number) => toCartLine(sampleProduct(number, 500)) ?? [])
const openCart = vi.fn()
const stored = () => browserCartStorage.read().map(({ variantId }) => variantId)
let stop = () => {}
/** How much the browser's clock is behind, in milliseconds. */
let clockError = 0

beforeEach(() => {
  vi.useFakeTimers()
  clockError = 0
  browserCartStorage.write(lines)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () =>
      new Response('', { headers: { Date: new Date(Date.now() + clockError).toUTCString() } }),
  )
})
afterEach(() => {
  stop()
})

/** Sends the first games of the cart to a checkout. */
function startCheckout(count: number, at = Date.now()): void {
  const cart = createListStore(browserCartStorage)
  const sent = lines.slice(0, count).map(({ variantId, quantity }) => ({ variantId, quantity }))
  const named = { cartId: 'gid://shopify/Cart/1?key=2', endpoint: '/api', checkout: null }
  recordCheckout(browserCheckoutRecords, { ...named, at, lines: sent }, cart.change)
}

/** A page whose store responds with this about the cart. */
function openPage(answer: unknown) {
  const { client, asked } = openFakeStorefront({ cart: answer })
  const cart = createListStore(browserCartStorage)
  stop = watchOrders({ storefront: client, endpoint: '/api', cart, openCart })
  return asked
}

/** Lets scripts load and the store respond. */
const settle = () => vi.advanceTimersByTimeAsync(1000)
function come(name: string): void {
  if (name === 'pageshow') window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
  else (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name))
}

const open = {
  cartId: 'gid://shopify/Cart/1?key=2',
  lines: {
    nodes: lines.map(({ variantId, quantity }) => ({ quantity, merchandise: { id: variantId } })),
    pageInfo: { hasNextPage: false },
  },
}

describe('a page of the shop', () => {
  // Runs first, because scripts are loaded once.
  it('makes no request and loads no script when no checkout was started', async () => {
    const asked = openPage(null)
    come('focus')
    await settle()
    expect(asked).toEqual([])
    expect(loaded.times).toBe(0)
  })

  it('stops asking once the order is placed', async () => {
    startCheckout(1)
    const asked = openPage(null)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await settle()
    come('focus')
    await settle()
    expect(asked).toHaveLength(1)
  })

  it.each(['focus', 'visibilitychange', 'pageshow', 'online'])(
    'asks again on %s while the order is unpaid',
    async (event) => {
      startCheckout(1)
      const asked = openPage(open)
      await vi.waitFor(() => expect(asked).toHaveLength(1))
      await settle()
      come(event)
      await vi.waitFor(() => expect(asked).toHaveLength(2))
      expect(stored()).toHaveLength(2)
      expect(showToast).not.toHaveBeenCalled()
    },
  )

  it('makes no request while hidden or after it is left', async () => {
    startCheckout(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const asked = openPage(open)
    await settle()
    hidden.mockReturnValue(false)
    stop()
    come('focus')
    await settle()
    expect(asked).toEqual([])
  })

  it('shows what was bought, and can put it back in its place', async () => {
    startCheckout(1)
    openPage(null)
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect(stored()).toEqual(lines.slice(1).map(({ variantId }) => variantId))
    const toast = showToast.mock.calls[0]?.[0]
    expect(toast).toMatchObject({
      title: orderReturn.title,
      description: orderReturn.one('Game 1'),
      action: { label: orderReturn.putBack },
    })
    toast.action.onSelect()
    expect(stored()).toEqual(lines.map(({ variantId }) => variantId))
    expect(browserCartStorage.read().every(({ sent }) => !sent)).toBe(true)
  })

  it('shows the number of games when there are several', async () => {
    startCheckout(2)
    openPage(null)
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect(showToast.mock.calls[0]?.[0].description).toBe(orderReturn.several(2))
    expect(localStorage.getItem(CART_KEY)).toBe('[]')
  })
})

describe('a cart that the store has expired after nine days', () => {
  it('is kept, using the server clock, and a toast points to the question in the cart', async () => {
    startCheckout(1)
    clockError = 9 * 24 * 60 * 60_000 + 1000
    openPage(null)
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/healthz',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    )
    expect(stored()).toHaveLength(2)
    expect(showToast.mock.calls[0]?.[0]).toMatchObject({ title: orderReturn.doubt.toast.title })
    showToast.mock.calls[0]?.[0].action.onSelect()
    expect(openCart).toHaveBeenCalledOnce()
  })
})

describe('a checkout submitted by a form', () => {
  it('is recorded with the units that the cart had when the page first saw the cookie', async () => {
    const [first, second] = lines.map(({ variantId }) => ({ variantId, quantity: 1 }))
    browserCartStorage.write(lines.slice(1))
    const named = { cartId: open.cartId, endpoint: '/api', checkout: null, at: Date.now() }
    const note = JSON.stringify({ ...named, lines: [first, second] })
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `party-gully-left-for=${encodeURIComponent(note)}; Path=/`
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const asked = openPage(() => (asked.length < 2 ? { lines: open.lines } : null))
    browserCartStorage.write(lines)
    hidden.mockReturnValue(false)
    come('focus')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await settle()
    come('focus')
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect(stored()).toEqual([first?.variantId])
  })
})

describe('a failing store', () => {
  it('is not asked again once it answers', async () => {
    expectConsoleError('Orders could not be looked up:')
    startCheckout(1)
    const asked = openPage(() => (asked.length < 2 ? new Response('', { status: 503 }) : open))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(5100)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asked).toHaveLength(2)
  })

  it('is asked again after four growing pauses and on the next focus; the cart stays unchanged', async () => {
    expectConsoleError('Orders could not be looked up:')
    startCheckout(1)
    const asked = openPage(() => new Response('', { status: 503 }))
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    for (const seconds of [5, 20, 60, 300]) await vi.advanceTimersByTimeAsync(seconds * 1000 + 100)
    expect(asked).toHaveLength(5)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asked).toHaveLength(5)
    come('focus')
    await vi.waitFor(() => expect(asked).toHaveLength(6))
    expect(stored()).toHaveLength(2)
  })
})

it('looks again after a lookup that broke off', async () => {
  expectConsoleError('The lookup of orders broke off: Error: A bug')
  startCheckout(1)
  vi.spyOn(await loadOrders(), 'removeBoughtGames').mockRejectedValueOnce(new Error('A bug'))
  const asked = openPage(open)
  await settle()
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(4100)
  expect(asked).toHaveLength(1)
})

it('leaves the first look to the page that the checkout returned to', async () => {
  window.history.replaceState(null, '', '/thank-you?success=1')
  startCheckout(1)
  const asked = openPage(null)
  await settle()
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(4000)
  await vi.waitFor(() => expect(stored()).toHaveLength(1))
  window.history.replaceState(null, '', '/')
})
