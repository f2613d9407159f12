import { expect, it } from 'vitest'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { estimateOrder, findLeftOut } from './order-quote.ts'
import { toCartLine } from './to-cart-line.ts'

function line(number: number, amount: number, quantity: number, available = true) {
  const made = toCartLine(sampleProduct(number, amount))
  if (!made) throw new Error('no variant')
  return { ...made, quantity, variant: { ...made.variant, available } }
}

const lines = [line(1, 799, 2), line(2, 299, 3, false)]

it('an order is estimated by its available games, without discounts or delivery', () => {
  expect(estimateOrder(lines)).toEqual({
    subtotal: rupees(1598),
    codes: {},
    automatic: rupees(0),
    delivery: null,
    total: rupees(1598),
  })
})

it.each([
  ['counts one of two', 799, rupees(799)],
  ['counts all', 1598, null],
  ['counts more', 1600, null],
])('the amount left out is known when the store %s', (_, counted, leftOut) => {
  const quote = { ...estimateOrder(lines), subtotal: rupees(counted) }
  expect(findLeftOut(quote, lines)).toEqual(leftOut)
})
