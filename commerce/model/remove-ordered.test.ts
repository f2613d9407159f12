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
    id: variant(number),
    title: 'Classic',
    available: true,
    price: { minor: 49900, currency: 'INR' },
  },
})
const to = (quantity: number, ...carts: string[]) => ({ quantity, carts })

describe('what is sent to a checkout', () => {
  it('is marked in the cart, up to the quantity that was sent', () => {
    const cart = [line(1, 3), line(2, 1), line(3, 1)]
    expect(markSentToCheckout(cart, [some(1, 2), some(2, 4), some(4, 1)], 'a')).toEqual([
      line(1, 3, [to(2, 'a')]),
      line(2, 1, [to(1, 'a')]),
      line(3, 1),
    ])
  })

  it('is marked first on units that were sent to other checkouts', () => {
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

  it('removes what was sent to its checkout, and keeps what was added since', () => {
    const cart = [line(1, 3, [to(2, 'a')]), line(2, 1), line(3, 1, [to(1, 'a')])]
    expect(removeOrdered(cart, { cartId: 'a', lines })).toEqual({
      left: [line(1, 1), line(2, 1)],
      removed: [
        { line: line(1, 2), index: 0 },
        { line: line(3, 1), index: 2 },
      ],
    })
  })

  it('keeps games that were sent to no checkout or to another', () => {
    const cart = [line(1, 3), line(3, 1, [to(1, 'b')])]
    expect(removeOrdered(cart, { cartId: 'a', lines })).toEqual({ left: cart, removed: [] })
  })

  it('keeps units that were not ordered in the end, and unmarks them', () => {
    const cart = [line(1, 3, [to(3, 'a')])]
    const { left } = removeOrdered(cart, { cartId: 'a', lines })
    expect(left).toEqual([line(1, 1)])
  })

  it('removes a unit that was sent to two checkouts for both', () => {
    const cart = [line(1, 3, [to(1, 'a', 'b'), to(2, 'b')])]
    const { left } = removeOrdered(cart, { cartId: 'a', lines: [some(1, 1)] })
    expect(left).toEqual([line(1, 2, [to(2, 'b')])])
  })

  it('removes units first that were sent to no other checkout, and keeps the order of the rest', () => {
    const cart = [line(1, 4, [to(1, 'a', 'b'), to(2, 'a')])]
    const { left } = removeOrdered(cart, { cartId: 'a', lines: [some(1, 1)] })
    expect(left).toEqual([line(1, 3, [to(1, 'b')])])
    const others = [line(2, 3, [to(1, 'b', 'c'), to(1, 'b')])]
    expect(removeOrdered(others, { cartId: 'a', lines: [] }).left).toEqual(others)
  })

  it('is in the cart while any of its units are', () => {
    const cart = [line(2, 1), line(1, 3, [to(1, 'a', 'b')])]
    expect(isInCart(cart, 'b')).toBe(true)
    expect(isInCart(cart, 'c')).toBe(false)
  })
})

describe('a cart in the store', () => {
  const sent = [some(1, 2), some(2, 1)]

  it('has the remaining quantities of what was sent', () => {
    expect(withStoreQuantities([some(1, 1)], sent)).toEqual([some(1, 1), some(2, 0)])
    expect(withStoreQuantities([some(2, 1), some(1, 1), some(1, 1)], sent)).toEqual(sent)
  })

  it('is ignored when its lines have other variant ids', () => {
    expect(withStoreQuantities([some(7, 1)], sent)).toBe(sent)
  })
})
