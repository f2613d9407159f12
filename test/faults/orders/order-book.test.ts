import { expect, it } from 'vitest'
import type { Ledger } from '#test/contract/crash-ledger.ts'
import type { KnownCart } from '#test/contract/crash-shopper.ts'
import { createOrderBook } from './order-book.ts'

const cart = (token: string, quantities = { 11: 1 }): KnownCart => ({
  id: `gid://shopify/Cart/${token}?key=1`,
  answered: { note: '', quantities },
  asked: null,
  isPaying: false,
  orderPath: `/orders/${token}`,
})

const ledger = (
  ...orders: readonly [id: number, token: string, quantities?: object][]
): Ledger => ({
  orders: new Map(
    orders.map(([id, cartToken, quantities = { 11: 1 }]) => [
      cartToken,
      { id, cartToken, quantities: { ...quantities }, paidByCard: 0, codes: [] },
    ]),
  ),
})

function openBook(...tokens: readonly string[]) {
  const book = createOrderBook()
  book.note(tokens.map((token) => cart(token)))
  return book
}

it('accepts a complete list of orders', () => {
  const book = openBook('a', 'b')
  expect(book.check(ledger([1, 'a'], [2, 'b'], [3, 'unknown']))).toEqual([])
  expect(book.count()).toBe(2)
})

it('reports a missing order as lost, and one with other games as changed', () => {
  expect(openBook('a').check(ledger())).toEqual(['the order of cart a is lost'])
  expect(openBook('a').check(ledger([1, 'a', { 11: 2 }]))).toEqual([
    'the order of cart a has other games',
  ])
})

it('accepts only orders newer than the backup as missing after a restore', () => {
  const book = openBook('a')
  const before = book.tokens()
  book.note([cart('b')])
  expect(book.checkRestored(ledger([1, 'a']), before)).toEqual([])
  expect(book.checkRestored(ledger(), before)).toEqual(['the order of cart a is lost'])
})

it('reports an order number that is reused after a restore', () => {
  const book = openBook('a')
  const before = book.tokens()
  book.note([cart('b')])
  book.check(ledger([1, 'a'], [2, 'b']))
  book.checkRestored(ledger([1, 'a']), before)
  expect(book.check(ledger([1, 'a'], [2, 'c']))).toEqual(['number 2 was given to two orders'])
})
