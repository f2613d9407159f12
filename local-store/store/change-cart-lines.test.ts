import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCart } from '#test/local-store/empty-cart.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { addLines, changeLines, removeLines, toAttributes } from './change-cart-lines.ts'
import type { CartRecord } from './records.ts'

const plenty = () => null
const add = (
  variantId: number,
  quantity: number,
  attributes: { key: string; value: string }[] = [],
) => ({
  variantId,
  quantity,
  attributes,
})
const shape = (cart: CartRecord) => cart.lines.map((line) => [line.variantId, line.quantity])

function newCart(): CartRecord {
  return openTestStore().carts.create()
}

describe('cart lines', () => {
  it('go first when new, and merge when variant and attributes are the same', () => {
    const cart = newCart()
    addLines(cart, [add(11, 1)], plenty)
    addLines(cart, [add(21, 2)], plenty)
    addLines(cart, [add(11, 3)], plenty)
    expect(shape(cart)).toEqual([
      [21, 2],
      [11, 4],
    ])
  })

  it('stay apart when attributes differ, whatever the order of keys', () => {
    const cart = newCart()
    const one = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ]
    addLines(cart, [add(11, 1, one)], plenty)
    addLines(cart, [add(11, 1)], plenty)
    addLines(cart, [add(11, 1, one.toReversed())], plenty)
    expect(shape(cart)).toEqual([
      [11, 1],
      [11, 2],
    ])
  })

  it('keep the position of the first and the value of the last of repeated attribute keys', () => {
    const given = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
      { key: 'a', value: '3' },
    ]
    expect(toAttributes(given)).toEqual([
      { key: 'a', value: '3' },
      { key: 'b', value: '2' },
    ])
  })

  it('are not created by adding quantity 0', () => {
    const cart = newCart()
    expect(addLines(cart, [add(11, 0)], plenty)).toEqual([])
    expect(cart.lines).toEqual([])
  })

  it('are limited to the stock, and stay with quantity 0 when there is none', () => {
    const cart = newCart()
    const shortages = addLines(cart, [add(11, 5), add(31, 1)], (id) => (id === 11 ? 2 : 0))
    expect(shape(cart)).toEqual([
      [31, 0],
      [11, 2],
    ])
    expect(shortages.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
      [11, 2],
      [31, 0],
    ])
  })

  it('change quantity, variant and attributes, and go with quantity 0', () => {
    const cart = newCart()
    addLines(cart, [add(21, 1), add(11, 1)], plenty)
    const [first, second] = cart.lines.map((line) => line.id)
    changeLines(cart, [{ lineId: first ?? '', variantId: 12, quantity: 2 }], plenty)
    expect(shape(cart)).toEqual([
      [12, 2],
      [21, 1],
    ])
    changeLines(cart, [{ lineId: second ?? '', quantity: 0 }], plenty)
    expect(shape(cart)).toEqual([[12, 2]])
  })

  it('merge when a change makes variant and attributes the same', () => {
    const cart = newCart()
    addLines(cart, [add(21, 2), add(11, 1)], plenty)
    changeLines(cart, [{ lineId: cart.lines[1]?.id ?? '', variantId: 11 }], plenty)
    expect(shape(cart)).toEqual([[11, 3]])
  })

  it('give way to a changed line, in their order, and are named once each', () => {
    const cart = newCart()
    const gift = (value: string) => [{ key: 'gift', value }]
    addLines(cart, [add(11, 2, gift('a')), add(11, 3, gift('b')), add(11, 1)], plenty)
    const lineId = cart.lines[2]?.id ?? ''
    const changes = [5, 4].map((quantity) => ({ lineId, quantity }))
    const [first, second] = cart.lines.map((line) => line.id)
    expect(changeLines(cart, changes, () => 5)).toEqual([
      { lineId: first, variantId: 11, quantity: 0 },
      { lineId: second, variantId: 11, quantity: 0 },
    ])
    expect(cart.lines.map(({ quantity }) => quantity)).toEqual([0, 0, 4])
  })

  it('are removed by id', () => {
    const cart = newCart()
    addLines(cart, [add(21, 2), add(11, 1)], plenty)
    removeLines(cart, [cart.lines[0]?.id ?? ''])
    expect(shape(cart)).toEqual([[21, 2]])
  })

  it('never hold more of a variant than its stock, after any additions', () => {
    const attribute = fc.array(fc.constant({ key: 'gift', value: 'yes' }), { maxLength: 1 })
    const additions = fc.array(
      fc.tuple(fc.constantFrom(11, 21), fc.nat(9), attribute).map((parts) => add(...parts)),
    )
    fc.assert(
      fc.property(fc.array(additions, { maxLength: 4 }), fc.nat(12), (rounds, most) => {
        const cart: CartRecord = { ...emptyCart, lines: [] }
        for (const round of rounds) addLines(cart, round, () => most)
        for (const id of [11, 21]) {
          const held = cart.lines.filter((line) => line.variantId === id)
          expect(held.reduce((sum, line) => sum + line.quantity, 0)).toBeLessThanOrEqual(most)
        }
      }),
    )
  })
})
