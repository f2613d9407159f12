import { describe, expect, it } from 'vitest'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CurrentVariant } from '#commerce/model/product.ts'
import { findLineChanges, findPriceBefore, toSeenPrices, withNewLines } from './line-changes.ts'
import { refreshLines } from './refresh-lines.ts'

const rupees = (amount: number) => ({ minor: amount * 100, currency: 'INR' })

function line(id: string, amount: number, available = true): CartLine {
  return {
    variantId: id,
    quantity: 2,
    product: { handle: id, title: id, images: [] },
    variant: { id, title: 'Default Title', price: rupees(amount), available },
  }
}

function variant(id: string, amount: number, available = true): CurrentVariant {
  const product = { handle: id, title: id }
  const title = 'Default Title'
  return { id, title, price: rupees(amount), compareAtPrice: null, available, product }
}

describe('the cart compared with the store', () => {
  const lines = [line('a', 799), line('b', 499)]

  it('is the same list when nothing changed', () => {
    expect(refreshLines(lines, ['a', 'b'], [variant('b', 499), variant('a', 799)])).toBe(lines)
  })

  it('updates a changed price and keeps the quantity', () => {
    const refreshed = refreshLines(lines, ['a', 'b'], [variant('a', 899), variant('b', 499)])
    expect(refreshed).toEqual([line('a', 899), line('b', 499)])
  })

  it('marks sold-out games and those the store no longer knows', () => {
    const refreshed = refreshLines(lines, ['a', 'b'], [variant('a', 799, false)])
    expect(refreshed.map((each) => each.variant.available)).toEqual([false, false])
  })

  it('marks a game that is back in stock', () => {
    const soldOut = [line('a', 799, false)]
    expect(refreshLines(soldOut, ['a'], [variant('a', 799)])).toEqual([line('a', 799)])
  })

  it('follows a renamed game to its new address', () => {
    const product = { handle: 'a-2', title: 'A, second edition' }
    const [first, second] = refreshLines(
      lines,
      ['a', 'b'],
      [{ ...variant('a', 799), product }, variant('b', 499)],
    )
    expect(first).toEqual({ ...lines[0], product: { ...lines[0]?.product, ...product } })
    expect(second).toBe(lines[1])
  })

  it('updates a renamed variant', () => {
    const renamed = { ...variant('a', 799), title: 'Travel size' }
    const [first, second] = refreshLines(lines, ['a', 'b'], [renamed, variant('b', 499)])
    expect(first?.variant.title).toBe('Travel size')
    expect(second).toBe(lines[1])
    expect(refreshLines(lines, ['a'], [])[0]?.variant.title).toBe('Default Title')
  })

  it('updates a price in another currency', () => {
    const dollars = { ...variant('a', 799), price: { minor: 799_00, currency: 'USD' } }
    const [first] = refreshLines(lines, ['a'], [dollars])
    expect(first?.variant.price.currency).toBe('USD')
    expect(findPriceBefore(toSeenPrices(lines), first ?? line('a', 0))).toEqual(rupees(799))
  })

  it('keeps the last price of a game the store no longer knows', () => {
    const [first] = refreshLines(lines, ['a'], [])
    expect(first).toEqual(line('a', 799, false))
  })

  it('keeps a line added during the refresh', () => {
    expect(refreshLines(lines, ['a'], [variant('a', 799)])).toBe(lines)
  })

  it('reports the seen price of each changed line', () => {
    const seen = toSeenPrices(lines)
    expect(findPriceBefore(seen, line('a', 899))).toEqual(rupees(799))
    expect(findPriceBefore(seen, line('b', 499))).toBeNull()
    const current = [line('a', 899), line('b', 499, false)]
    expect(findLineChanges(seen, current).map(({ priceBefore }) => priceBefore)).toEqual([
      rupees(799),
      null,
    ])
    expect(findLineChanges(seen, lines)).toEqual([])
  })

  it('keeps seen prices, and adds those of new lines', () => {
    const seen = toSeenPrices(lines)
    expect(withNewLines(seen, [line('a', 899)])).toBe(seen)
    const more = withNewLines(seen, [line('a', 899), line('c', 99)])
    expect([...more]).toEqual([
      ['a', rupees(799)],
      ['b', rupees(499)],
      ['c', rupees(99)],
    ])
    expect(findPriceBefore(seen, line('c', 99))).toBeNull()
  })
})
