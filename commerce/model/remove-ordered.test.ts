import { describe, expect, it } from 'vitest'
import type { CartLine, SentUnits } from './cart-line.ts'
import { markSentToCheckout } from './mark-sent-to-checkout.ts'
import { isInCart, removeOrdered, withStoreQuantities } from './remove-ordered.ts'

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`
const some = (number: number, quantity: number) => ({ variantId: variant(number), quantity })
const line = (number: number, quantity: number, sent?: readonly SentUnits[]): CartLine => ({
  ...some(number, quantity),
  sent,
  product: { handle: `game-${number}`, title: `Game ${number}`, images: [] },
  variant: {
    ...{ id: variant(number), title: 'Classic', available: true },
    price: { minor: 49900, currency: 'INR' },
  },
})
const to = (quantity: number, ...carts: string[]) => ({ quantity, carts })

describe('what goes to a checkout', () => {
  it('is what the cart has of it, and no more than went there', () => {
    const cart = [line(1, 3), line(2, 1), line(3, 1)]
    expect(markSentToCheckout(cart, [some(1, 2), some(2, 4), some(4, 1)], 'a')).toEqual([
      line(1, 3, [to(2, 'a')]),
      line(2, 1, [to(1, 'a')]),
      line(3, 1),
    ])
  })

  it('is first what went to others', () => {
    const cart = [line(1, 4, [to(2, 'a')])]
    expect(markSentToCheckout(cart, [some(1, 1)], 'b')).toEqual([
      line(1, 4, [to(1, 'a', 'b'), to(1, 'a')]),
    ])
    expect(markSentToCheckout(cart, [some(1, 3)], 'b')).toEqual([
      line(1, 4, [to(2, 'a', 'b'), to(1, 'b')]),
    ])
  })
})

describe('an order', () => {
  const lines = [some(1, 2), some(3, 1)]

  it('takes off what went to its checkout, and leaves what was added since', () => {
    const cart = [line(1, 3, [to(2, 'a')]), line(2, 1), line(3, 1, [to(1, 'a')])]
    expect(removeOrdered(cart, { cartId: 'a', lines })).toEqual({
      left: [line(1, 1), line(2, 1)],
      removed: [
        { line: line(1, 2), index: 0 },
        { line: line(3, 1), index: 2 },
      ],
    })
  })

  it('takes nothing of its games that went to no checkout, or to another', () => {
    const cart = [line(1, 3), line(3, 1, [to(1, 'b')])]
    expect(removeOrdered(cart, { cartId: 'a', lines })).toEqual({ left: cart, removed: [] })
  })

  it('leaves what it had not in the end, which is its no longer', () => {
    const cart = [line(1, 3, [to(3, 'a')])]
    const { left } = removeOrdered(cart, { cartId: 'a', lines })
    expect(left).toEqual([line(1, 1)])
  })

  it('takes a unit that went to two checkouts off for both', () => {
    const cart = [line(1, 3, [to(1, 'a', 'b'), to(2, 'b')])]
    const { left } = removeOrdered(cart, { cartId: 'a', lines: [some(1, 1)] })
    expect(left).toEqual([line(1, 2, [to(2, 'b')])])
  })

  it('takes first what went to no other checkout, and keeps the order of the rest', () => {
    const cart = [line(1, 4, [to(1, 'a', 'b'), to(2, 'a')])]
    const { left } = removeOrdered(cart, { cartId: 'a', lines: [some(1, 1)] })
    expect(left).toEqual([line(1, 3, [to(1, 'b')])])
    const others = [line(2, 3, [to(1, 'b', 'c'), to(1, 'b')])]
    expect(removeOrdered(others, { cartId: 'a', lines: [] }).left).toEqual(others)
  })

  it('is in the cart while units of it are', () => {
    const cart = [line(2, 1), line(1, 3, [to(1, 'a', 'b')])]
    expect(isInCart(cart, 'b')).toBe(true)
    expect(isInCart(cart, 'c')).toBe(false)
  })
})

describe('a cart of the store', () => {
  const sent = [some(1, 2), some(2, 1)]

  it('tells what is left of what went there', () => {
    expect(withStoreQuantities([some(1, 1)], sent)).toEqual([some(1, 1), some(2, 0)])
    expect(withStoreQuantities([some(2, 1), some(1, 1), some(1, 1)], sent)).toEqual(sent)
  })

  it('tells nothing when it sells that under other names', () => {
    expect(withStoreQuantities([some(7, 1)], sent)).toBe(sent)
  })
})
