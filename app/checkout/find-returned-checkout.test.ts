import { expect, it } from 'vitest'
import { type CookieCheckout, findReturnedCheckout } from './find-returned-checkout.ts'

const open = (id: string): CookieCheckout => ({ id, returned: false, order: null, boxes: [] })
const back = (id: string, order: string | null): CookieCheckout => ({
  id,
  returned: true,
  order,
  boxes: [],
})

// Newest first.
it.each<[string, readonly CookieCheckout[], string | null, CookieCheckout | null]>([
  ['the latest open checkout', [open('c'), open('b')], 'PG1', back('c', 'PG1')],
  [
    'an older one once the latest came back',
    [back('c', 'PG2'), open('b')],
    'PG1',
    back('b', 'PG1'),
  ],
  ['the one with its number', [open('c'), back('b', 'PG1')], 'PG1', back('b', 'PG1')],
  ['none when all have other numbers', [back('c', 'PG2')], 'PG1', null],
  ['none without any', [], 'PG1', null],
  ['the latest, without a number', [open('c'), back('b', null)], null, back('c', null)],
  ['itself again, without a number', [back('c', null), open('b')], null, back('c', null)],
  ['none of those with a number, without one', [back('c', 'PG2')], null, null],
])('a return belongs to %s', (_, checkouts, orderNumber, expected) => {
  expect(findReturnedCheckout(checkouts, { succeeded: true, orderNumber })).toEqual(expected)
})

it('a page without a return shows the latest order, whatever its order number', () => {
  const checkouts = [open('c'), back('b', 'PG2'), back('a', 'PG1')]
  const page = { succeeded: false, orderNumber: 'PG1' }
  expect(findReturnedCheckout(checkouts, page)).toEqual(back('b', 'PG2'))
  expect(findReturnedCheckout([open('c')], page)).toBeNull()
})
