// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { orderReturn } from '#content/order-return.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { browserCartStorage, CART_KEY } from './cart-storage.ts'
import { createCartStore } from './cart-store.ts'
import { browserHandOvers, noteHandOver } from './handed-over.ts'
import { watchOrders } from './order-watch.ts'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const loaded = vi.hoisted(() => ({ times: 0 }))
vi.mock(import('./order-queries.ts'), (original) => {
  loaded.times += 1
  return original()
})

const lines = [1, 2].flatMap((number) => toCartLine(sampleProduct(number, 500)) ?? [])
const stored = () => browserCartStorage.read().map(({ variantId }) => variantId)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  showToast.mockClear()
  browserCartStorage.write(lines)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const handOver = (count: number) =>
  noteHandOver(
    {
      cartId: 'gid://shopify/Cart/1?key=2',
      endpoint: '/api',
      checkout: null,
      lines: lines.slice(0, count),
    },
    () => lines,
  )

/** A page whose store answers this about the cart. */
function openPage(answer: unknown) {
  const { client, asked } = openFakeStorefront({ cart: answer })
  const cart = createCartStore(browserCartStorage)
  stop = watchOrders({ storefront: client, endpoint: '/api', cart })
  return asked
}

/** Lets scripts load and the store answer. */
const settle = () => vi.advanceTimersByTimeAsync(1000)

function come(name: string): void {
  if (name === 'pageshow') window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
  else (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name))
}

const open = { id: 'gid://shopify/Cart/1?key=2' }

describe('a page of the shop', () => {
  // First, because scripts are loaded once.
  it('asks the store nothing, and loads no script for it, where no checkout was handed over', async () => {
    const asked = openPage(null)
    come('focus')
    await settle()
    expect(asked).toEqual([])
    expect(loaded.times).toBe(0)
  })

  it('asks no more once the order is settled', async () => {
    await handOver(1)
    const asked = openPage(null)
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await settle()
    come('focus')
    await settle()
    expect(asked).toHaveLength(1)
  })

  it.each(['focus', 'visibilitychange', 'pageshow', 'online'])(
    'asks again at %s while nobody has paid',
    async (event) => {
      await handOver(1)
      const asked = openPage(open)
      await vi.waitFor(() => expect(asked).toHaveLength(1))
      await settle()
      come(event)
      await vi.waitFor(() => expect(asked).toHaveLength(2))
      expect(stored()).toHaveLength(2)
      expect(showToast).not.toHaveBeenCalled()
    },
  )

  it('asks nothing while it is hidden, or once it is left', async () => {
    await handOver(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const asked = openPage(open)
    await settle()
    hidden.mockReturnValue(false)
    stop()
    come('focus')
    await settle()
    expect(asked).toEqual([])
  })

  it('says what was bought, and puts it back where it was', async () => {
    await handOver(1)
    openPage(null)
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect(stored()).toEqual(lines.slice(1).map(({ variantId }) => variantId))
    const toast = showToast.mock.calls[0]?.[0]
    expect(toast).toMatchObject({
      title: orderReturn.title,
      description: orderReturn.one('Game 1'),
      action: { label: orderReturn.undo },
    })
    toast.action.onSelect()
    expect(stored()).toEqual(lines.map(({ variantId }) => variantId))
    expect(browserHandOvers.read()).toMatchObject([{ lines: [] }])
  })

  it('counts several games', async () => {
    await handOver(2)
    openPage(null)
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect(showToast.mock.calls[0]?.[0].description).toBe(orderReturn.several(2))
    expect(localStorage.getItem(CART_KEY)).toBe('[]')
  })
})

describe('a store that fails', () => {
  it('changes nothing, is asked again after growing pauses, four times, and then at the next focus', async () => {
    expectConsoleError('Orders could not be looked up:')
    await handOver(1)
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
