import { describe, expect, it } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { coveredBy, type HandOver, takeOrdered, withSettled } from './hand-over.ts'

const variant = (number: number) => `gid://shopify/ProductVariant/${number}`
const some = (number: number, quantity: number) => ({ variantId: variant(number), quantity })
const line = (number: number, quantity: number): CartLine => ({
  ...some(number, quantity),
  product: { handle: `game-${number}`, title: `Game ${number}`, images: [] },
  variant: {
    ...{ id: variant(number), title: 'Classic', available: true },
    price: { minor: 49900, currency: 'INR' },
  },
})

const handOver = (cartId: string, lines: HandOver['lines']): HandOver => ({
  ...{ cartId, lines, endpoint: '/api', checkout: null, at: 0, before: null, returned: false },
})

describe('what a checkout has of the cart', () => {
  it('is what the cart has of its games, and no more than went there', () => {
    const cart = [line(1, 3), line(2, 1)]
    expect(coveredBy(cart, [some(1, 2), some(2, 4), some(3, 1)])).toEqual([some(1, 2), some(2, 1)])
  })
})

describe('an order', () => {
  it('takes its units off and leaves what was added since', () => {
    const cart = [line(1, 3), line(2, 1), line(3, 1)]
    const { left, taken } = takeOrdered(cart, { lines: [some(1, 2), some(3, 1)], before: null })
    expect(left).toEqual([line(1, 1), line(2, 1)])
    expect(taken).toEqual([
      { line: line(1, 2), index: 0 },
      { line: line(3, 1), index: 2 },
    ])
  })

  it('takes no more than is there', () => {
    const { left, taken } = takeOrdered([line(1, 1)], { lines: [some(1, 2)], before: null })
    expect(left).toEqual([])
    expect(taken).toEqual([{ line: line(1, 1), index: 0 }])
  })

  it('changes nothing in a cart without its games', () => {
    const cart = [line(2, 1)]
    expect(takeOrdered(cart, { lines: [some(1, 2)], before: [] }).left).toBe(cart)
  })

  it('goes on with lines that are as they were, and not with those that it took from already', () => {
    const begun = { lines: [some(1, 2), some(2, 1)], before: [some(1, 3), some(2, 1)] }
    const { left } = takeOrdered([line(1, 1), line(2, 1)], begun)
    expect(left).toEqual([line(1, 1)])
  })
})

describe('a settled hand-over', () => {
  it('has nothing left, and what it took is taken by no other', () => {
    const settled = { ...handOver('1', [some(1, 2), some(2, 3)]), before: [some(1, 5), some(2, 1)] }
    const others = [
      handOver('2', [some(1, 3), some(2, 2), some(3, 1)]),
      handOver('3', [some(1, 2)]),
    ]
    expect(withSettled([...others, settled], settled)).toEqual([
      handOver('2', [some(1, 1), some(2, 1), some(3, 1)]),
      handOver('3', []),
      handOver('1', []),
    ])
  })

  it('remembers its return', () => {
    const settled = { ...handOver('1', [some(1, 2)]), returned: true }
    expect(withSettled([settled], settled)).toEqual([{ ...handOver('1', []), returned: true }])
  })
})
