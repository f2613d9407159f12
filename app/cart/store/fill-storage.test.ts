// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MESSAGE_KEY } from '#app/shop/next-page-message.ts'
import { addToCart, setQuantity } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { readCartLines, toStoredLines } from '#commerce/model/read-cart-lines.ts'
import { readAppliedCodes } from '#test/read-codes.ts'
import { CODES_KEY } from './applied-codes.ts'
import { consumeCartOpenRequest } from './cart-on-arrival.ts'
import { CART_KEY } from './cart-storage.ts'
import { fillingScript, type LinkPayload } from './fill-storage.ts'

const line = (number: number, quantity: number): CartLine => ({
  variantId: `gid://shopify/ProductVariant/${number}`,
  quantity,
  product: { handle: 'ludo', title: 'Ludo </script><b>', images: [] },
  variant: {
    id: `gid://shopify/ProductVariant/${number}`,
    title: 'Default Title',
    price: { minor: 79900, currency: 'INR' },
    available: true,
  },
})
const nothing = {
  lines: [],
  addsQuantities: false,
  opensCart: false,
  code: null,
  message: null,
} satisfies LinkPayload

/** Runs the script as the page does. @returns where it redirects; null when it does not */
function run(payload: Partial<LinkPayload>, path = '/all-products'): string | null {
  const script = fillingScript({ ...nothing, ...payload }, path)
  expect(script).not.toContain('</')
  const replace = vi.fn()
  new Function('location', script)({ href: window.location.href, replace })
  return replace.mock.calls[0]?.[0] ?? null
}

const keep = (lines: readonly CartLine[]) =>
  localStorage.setItem(CART_KEY, JSON.stringify(toStoredLines(lines)))
const cart = () => readCartLines(JSON.parse(localStorage.getItem(CART_KEY) ?? '[]')) ?? []
const quantities = () =>
  cart().map(({ variantId, quantity }) => [Number(variantId.split('/').at(-1)), quantity])

beforeEach(() => {
  window.history.replaceState(null, '', '/cart/1:2')
})

describe('the script of a cart link', () => {
  it('fills an empty cart, requests its opening, and returns the next address', () => {
    expect(run({ lines: [line(1, 2), line(2, 1)], opensCart: true })).toBe('/all-products')
    expect(cart()).toEqual([line(1, 2), line(2, 1)])
    expect(consumeCartOpenRequest()).toBe(true)
  })

  it('raises a line to its quantity, and removes nothing', () => {
    keep([line(1, 3), line(2, 1)])
    run({ lines: [line(1, 2), line(2, 4), line(3, 1)] })
    expect(quantities()).toEqual([
      [1, 3],
      [2, 4],
      [3, 1],
    ])
  })

  it('stores the message for the next page, if there is one', () => {
    run({ lines: [line(1, 2)] })
    expect(sessionStorage.getItem(MESSAGE_KEY)).toBeNull()
    const message = { title: 'Left out', description: 'Ludo </script> is out of stock.' }
    run({ lines: [line(1, 2)], message })
    expect(JSON.parse(sessionStorage.getItem(MESSAGE_KEY) ?? '')).toEqual(message)
  })

  it('adds to quantities when the link says so', () => {
    keep([line(1, 3)])
    run({ lines: [line(1, 2)], addsQuantities: true })
    expect(quantities()).toEqual([[1, 5]])
  })

  it('replaces the URL before storing, so that a reload adds nothing', () => {
    const addresses: string[] = []
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      addresses.push(window.location.pathname)
      setItem.call(this, key, text)
    })
    run({ lines: [line(1, 2)], addsQuantities: true, opensCart: true, code: 'SAVE10' })
    expect(addresses).toEqual(['/cart', '/cart', '/cart'])
  })

  it('stores nothing at all when the cart alone cannot be stored', () => {
    const codes = JSON.stringify({ coupon: 'OLD', referral: 'PGNANISX777' })
    localStorage.setItem(CODES_KEY, codes)
    const setItem = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (key === CART_KEY) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, text)
    })
    const message = { title: 'Left out', description: 'Ludo is out of stock.' }
    expect(run({ lines: [line(1, 2)], opensCart: true, code: 'SAVE10', message })).toBeNull()
    expect(localStorage.getItem(CODES_KEY)).toBe(codes)
    expect(localStorage.getItem(CART_KEY)).toBeNull()
    expect(sessionStorage.getItem(MESSAGE_KEY)).toBeNull()
    expect(consumeCartOpenRequest()).toBe(false)
  })

  it('keeps the page and its URL when nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(run({ lines: [line(1, 2)], opensCart: true })).toBeNull()
    expect(window.location.pathname).toBe('/cart/1:2')
    expect(cart()).toEqual([])
  })

  it.each(['not json', '{"a":1}', '[null,7]'])('treats a stored cart like %s as empty', (text) => {
    localStorage.setItem(CART_KEY, text)
    run({ lines: [line(1, 2)] })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(quantities()).toEqual([[1, 2]])
  })

  it('gives the same result as the cart model, within its limits', () => {
    const lines = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 999_999 })),
      { selector: ([number]) => number, maxLength: 6 },
    )
    const toLines = (pairs: [number, number][]) =>
      pairs.map(([number, count]) => line(number, count))
    fc.assert(
      fc.property(lines, lines, fc.boolean(), (before, linked, addsQuantities) => {
        keep(toLines(before))
        run({ lines: toLines(linked), addsQuantities })
        const expected = toLines(linked).reduce(
          (held, each) => {
            const present = held.find(({ variantId }) => variantId === each.variantId)
            if (addsQuantities || !present) return addToCart(held, each, each.quantity)
            const most = Math.max(present.quantity, each.quantity)
            return setQuantity(held, each.variantId, most)
          },
          toLines(before) as readonly CartLine[],
        )
        expect(cart()).toEqual(expected)
      }),
    )
  })

  it('holds at most 250 lines', () => {
    keep(Array.from({ length: 250 }, (_, at) => line(at + 1, 1)))
    run({ lines: [line(1, 2), line(999, 1)], addsQuantities: true })
    expect(cart()).toHaveLength(250)
    expect(quantities()[0]).toEqual([1, 3])
  })

  it.each([
    ['', null],
    [' Ludo is out of stock.', { title: 'Left out', description: 'Ludo is out of stock.' }],
  ])('says that the cart is full, and whatever else is left out:%s', (more, message) => {
    keep(Array.from({ length: 249 }, (_, at) => line(at + 1, 1)))
    run({ lines: [line(998, 1), line(999, 1)], message })
    expect(JSON.parse(sessionStorage.getItem(MESSAGE_KEY) ?? '')).toEqual({
      title: 'Your cart is full',
      description: `It holds 250 games, and 999,999 of each.${more}`,
    })
  })

  it.each([
    [2, null],
    [3, 'Your cart is full'],
  ])('says so only when a line gets fewer than the link adds: %s to 999,997', (count, title) => {
    keep([line(1, 999_997)])
    run({ lines: [line(1, count)], addsQuantities: true })
    expect(quantities()).toEqual([[1, 999_999]])
    expect(JSON.parse(sessionStorage.getItem(MESSAGE_KEY) ?? '{}').title ?? null).toBe(title)
  })
})

describe('the script of a code link', () => {
  it('replaces the coupon, and leaves the friend’s code and the cart unchanged', () => {
    localStorage.setItem(CODES_KEY, JSON.stringify({ coupon: 'OLD', referral: 'PGNANISX777' }))
    expect(run({ code: 'SAVE10' }, '/category/combo')).toBe('/category/combo')
    expect(readAppliedCodes()).toEqual({ coupon: 'SAVE10', referral: 'PGNANISX777' })
    expect(localStorage.getItem(CART_KEY)).toBeNull()
    expect(consumeCartOpenRequest()).toBe(false)
  })
})
