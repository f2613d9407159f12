import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  addToCart,
  clearCart,
  countItems,
  lineTotal,
  MAX_QUANTITY,
  removeLine,
  setQuantity,
  sumLines,
} from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { readCartLines } from './read-cart-lines.ts'

const gid = (name: string) => `gid://shopify/ProductVariant/${name.charCodeAt(0)}`

function line(name: string, minor = 79900, available = true): CartLine {
  const variantId = gid(name)
  return {
    variantId,
    quantity: 1,
    product: { handle: 'drunk-ludo', title: 'Drunk Ludo', images: [{ src: '/cdn/ludo.jpg' }] },
    variant: {
      id: variantId,
      title: 'Default Title',
      price: { minor, currency: 'INR' },
      available,
    },
  }
}

describe('adding', () => {
  // spec 3.016, 4.001
  test('appends a new variant and increases an existing one', () => {
    const lines = addToCart(addToCart(addToCart([], line('a')), line('b'), 2), line('a'), 3)
    expect(lines.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [gid('a'), 4],
      [gid('b'), 2],
    ])
  })

  test('updates the price', () => {
    const lines = addToCart(addToCart([], line('a', 100)), line('a', 200))
    expect(sumLines(lines).minor).toBe(400)
  })

  // spec 5.043
  test('ignores an unavailable variant or an invalid quantity', () => {
    const lines = [line('a')]
    expect(addToCart(lines, line('b', 100, false))).toBe(lines)
    for (const quantity of [0, -1, 1.5, Number.NaN]) {
      expect(addToCart(lines, line('b'), quantity)).toBe(lines)
    }
  })
})

// spec 4.004
test('a quantity of 0 or less removes the line', () => {
  expect(setQuantity([line('a'), line('b')], gid('a'), 0)).toEqual([line('b')])
  expect(setQuantity([line('a')], gid('a'), -3)).toEqual([])
  expect(setQuantity([line('a')], gid('a'), 5)[0]?.quantity).toBe(5)
  expect(setQuantity([line('a')], gid('a'), 1.5)[0]?.quantity).toBe(1)
  const both = setQuantity([line('a'), line('b')], gid('a'), 5)
  expect(both.map(({ quantity }) => quantity)).toEqual([5, 1])
  expect(countItems(both)).toBe(6)
})

// spec 2.106
test('limits a variant to what the checkout accepts', () => {
  const full = addToCart(addToCart([], line('a'), MAX_QUANTITY - 1), line('a'), 5)
  expect(full[0]?.quantity).toBe(999_999)
  expect(setQuantity(full, gid('a'), 1_000_000)).toBe(full)
  expect(addToCart([], line('a'), 1_000_000)).toEqual([])
  expect(readCartLines([...full, ...full])?.[0]?.quantity).toBe(999_999)
})

test('a cart takes at most 250 lines, and more units of existing ones', () => {
  const many = Array.from({ length: 250 }, (_, at) => line(String.fromCodePoint(0x4e00 + at)))
  const full = many.reduce((lines: readonly CartLine[], each) => addToCart(lines, each), [])
  expect(full).toHaveLength(250)
  expect(addToCart(full, line('z'))).toBe(full)
  expect(addToCart(full, line(String.fromCodePoint(0x4e07)))[7]?.quantity).toBe(2)
})

// spec 4.005
test('removing and clearing', () => {
  expect(removeLine([line('a'), line('b')], gid('a'))).toEqual([line('b')])
  expect(removeLine([line('a')], 'unknown')).toEqual([line('a')])
  expect(clearCart()).toEqual([])
})

test('an empty cart totals ₹0', () => {
  expect(sumLines([])).toEqual({ minor: 0, currency: 'INR' })
  expect(countItems([])).toBe(0)
})

type Step = { readonly variantId: string; readonly quantity: number; readonly how: string }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    variantId: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: -2, max: 20 }),
    how: fc.constantFrom('add', 'set', 'remove'),
  }),
)
const priceOf: Readonly<Record<string, number>> = { a: 29900, b: 79900, c: 249900, d: 1 }
const priceById = new Map(Object.entries(priceOf).map(([name, price]) => [gid(name), price]))

function take(lines: readonly CartLine[], { variantId, quantity, how }: Step) {
  if (how === 'add') return addToCart(lines, line(variantId, priceOf[variantId]), quantity)
  if (how === 'set') return setQuantity(lines, gid(variantId), quantity)
  return removeLine(lines, gid(variantId))
}

describe('after any steps', () => {
  test('each variant has one line with a quantity above zero, and the total is their sum', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const lines = taken.reduce(take, clearCart())
        expect(new Set(lines.map(({ variantId }) => variantId)).size).toBe(lines.length)
        expect(lines.every(({ quantity }) => quantity > 0)).toBe(true)
        let total = 0
        for (const each of lines) total += each.quantity * (priceById.get(each.variantId) ?? 0)
        expect(sumLines(lines).minor).toBe(total)
        expect(lines.reduce((sum, each) => sum + lineTotal(each).minor, 0)).toBe(total)
      }),
    )
  })

  // spec 3.012
  test('the cart survives being stored', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const lines = taken.reduce(take, clearCart())
        expect(readCartLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines)
      }),
    )
  })
})

test.each([
  { product: { handle: 7, title: 'A', images: [] } },
  { product: { handle: 'a', title: 5, images: [] } },
  { variant: { ...line('a').variant, title: 5 } },
  { variant: { ...line('a').variant, available: 'yes' } },
])('a line with %j is dropped and reported', (wrong) => {
  const onBadLine = vi.fn()
  const bad = { ...line('a'), ...wrong }
  expect(readCartLines([bad, line('b')], onBadLine)).toEqual([line('b')])
  expect(onBadLine).toHaveBeenCalledExactlyOnceWith(bad)
})

describe('reading a stored cart', () => {
  // spec 8.038
  test('anything but lines reads as null and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const lines = readCartLines(value)
        expect(lines === null || lines.length === 0).toBe(true)
      }),
    )
  })

  const good = line('a')
  const priced = (price: unknown) => ({ ...good, variant: { ...good.variant, price } })
  const named = (id: unknown) => ({ ...good, variantId: id, variant: { ...good.variant, id } })
  const pictured = (src: unknown) => ({ ...good, product: { ...good.product, images: [{ src }] } })

  test.each([
    ['a fraction of a unit', { ...good, quantity: 1.5 }],
    ['no units', { ...good, quantity: 0 }],
    ['more units than anyone buys', { ...good, quantity: 1e21 }],
    ['another variant', { ...good, variantId: gid('b') }],
    ['an invalid id', named('x')],
    ['the id of another type', named('gid://shopify/Product/1')],
    ['a price that is not a number', priced('free')],
    ['a negative price', priced({ minor: -1, currency: 'INR' })],
    ['an invalid currency', priced({ minor: 1, currency: 'rupees' })],
    ['no availability', { ...good, variant: { ...good.variant, available: 'yes' } }],
    ['no product', { ...good, product: null }],
  ])('a line with %s is dropped, the others are kept', (_, bad) => {
    const onBadLine = vi.fn()
    expect(readCartLines([bad, line('c')], onBadLine)).toEqual([line('c')])
    expect(onBadLine).toHaveBeenCalledExactlyOnceWith(bad)
  })

  test.each([
    ['without source', undefined],
    ['that is a script', 'javascript:alert(1)'],
    ['of another host without protocol', '//example.com/a.png'],
    ['of another host behind a backslash', '/\\example.com/a.png'],
  ])('a picture %s is dropped, its line is kept', (_, src) => {
    expect(readCartLines([pictured(src)])).toEqual([
      { ...good, product: { ...good.product, images: [] } },
    ])
  })

  test('accepts a picture on another host', () => {
    const line = pictured('https://cdn.example.com/a.png')
    expect(readCartLines([line])).toEqual([line])
  })

  test('merges two lines of one variant', () => {
    expect(readCartLines([good, good])).toEqual([{ ...good, quantity: 2 }])
  })

  test('drops a line in a different currency', () => {
    const dollars = {
      ...line('b'),
      variant: { ...line('b').variant, price: { minor: 1, currency: 'USD' } },
    }
    const onBadLine = vi.fn()
    expect(readCartLines([good, dollars], onBadLine)).toEqual([good])
    expect(onBadLine).toHaveBeenCalledOnce()
  })
})
