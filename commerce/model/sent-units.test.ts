import { describe, expect, it } from 'vitest'
import { sampleProduct } from '#test/sample-products.ts'
import { addToCart, setQuantity } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { joinSent } from './mark-sent-to-checkout.ts'
import { readCartLines, toStoredLines } from './read-cart-lines.ts'
import { readSent } from './sent-units.ts'
import { toCartLine } from './to-cart-line.ts'

const to = (quantity: number, ...carts: string[]) => ({ quantity, carts })

const [plain] = [sampleProduct(1, 500)].flatMap((product) => toCartLine(product) ?? [])
if (!plain) throw new Error('The sample cannot be bought')
const line: CartLine = { ...plain, quantity: 3, sent: [to(1, 'a', 'b'), to(1, 'a')] }
const { variantId } = line

const sentOf = (lines: readonly CartLine[]) => lines.map(({ sent }) => sent)

describe('units sent to checkouts', () => {
  it('stay marked when the line grows', () => {
    expect(sentOf(addToCart([line], plain, 2))).toEqual([line.sent])
    expect(sentOf(setQuantity([line], variantId, 9))).toEqual([line.sent])
  })

  it('keep their position in the line, so that a stored cart is read back unchanged', () => {
    const [stored] = readCartLines(JSON.parse(JSON.stringify(toStoredLines([line])))) ?? []
    const grown = addToCart(stored ? [stored] : [], plain)
    const read = readCartLines(JSON.parse(JSON.stringify(toStoredLines(grown))))
    expect(JSON.stringify(read)).toBe(JSON.stringify(grown))
  })

  it('are removed last when a line shrinks', () => {
    expect(sentOf(setQuantity([line], variantId, 2))).toEqual([line.sent])
    expect(sentOf(setQuantity([line], variantId, 1))).toEqual([[to(1, 'a', 'b')]])
  })

  it('are forgotten when the line is removed', () => {
    const [again] = addToCart(setQuantity([line], variantId, 0), plain)
    expect(again?.sent).toBeUndefined()
  })

  it('are merged when two lines are', () => {
    expect(joinSent([to(1, 'a')], [to(2, 'b')])).toEqual([to(1, 'a'), to(2, 'b')])
    expect(joinSent(undefined, undefined)).toBeUndefined()
  })

  it('are stored with the cart', () => {
    const stored = JSON.parse(JSON.stringify(toStoredLines([line])))
    expect(readCartLines(stored)).toEqual([line])
  })

  it.each([
    ['none', undefined],
    ['a value that is not a list', 7],
    ['units without a checkout', [to(1)]],
    [
      'fractions of units',
      [
        { quantity: 0.5, carts: ['a'] },
        { quantity: '1', carts: ['a'] },
      ],
    ],
    ['negative units', [to(-1, 'a')]],
    ['checkouts without a name', [{ quantity: 1, carts: [7] }, { quantity: 1, carts: 'a' }, null]],
  ])('are empty when storage holds %s', (_, value) => {
    expect(readSent(value, 3)).toBeUndefined()
  })

  it('are limited to the quantity of the line', () => {
    expect(readSent([to(2, 'a'), to(2, 'b')], 3)).toEqual([to(2, 'a'), to(1, 'b')])
  })
})
