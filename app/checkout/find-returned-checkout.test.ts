import { describe, expect, it } from 'vitest'
import { type CookieCheckout, findReturnedCheckout } from './find-returned-checkout.ts'

const boxes = ['7']
const open = (id: string): CookieCheckout => ({ id, returned: false, order: null, boxes })
const back = (id: string, order: string | null): CookieCheckout => ({
  ...open(id),
  returned: true,
  order,
})
/** One whose return named it. */
const named = (id: string, order: string | null) => ({ ...back(id, order), named: true })
const withoutBoxes = (checkout: CookieCheckout) => ({ ...checkout, boxes: [] })

// Newest first. A guess among several has no boxes: they may be those of another checkout.
it.each<[string, readonly CookieCheckout[], string | null, CookieCheckout | null]>([
  ['the only open checkout', [open('c'), back('b', 'PG2')], 'PG1', back('c', 'PG1')],
  ['the latest open one', [open('c'), open('b')], 'PG1', withoutBoxes(back('c', 'PG1'))],
  [
    'an older one once the latest came back',
    [back('c', 'PG2'), open('b')],
    'PG1',
    back('b', 'PG1'),
  ],
  ['the one with its number', [open('c'), back('b', 'PG1')], 'PG1', back('b', 'PG1')],
  ['the one that a number named', [open('c'), named('b', 'PG1')], 'PG1', named('b', 'PG1')],
  ['the one that a stranger gave a number', [back('c', 'PG2')], 'PG1', back('c', 'PG1')],
  [
    'the latest of those that strangers may have given theirs',
    [named('d', 'PG4'), back('c', 'PG3'), back('b', 'PG2')],
    'PG1',
    withoutBoxes(back('c', 'PG1')),
  ],
  ['none when all were named', [named('c', 'PG2')], 'PG1', null],
  ['none without any', [], 'PG1', null],
  ['the latest, without a number', [open('c'), back('b', null)], null, back('c', null)],
  ['itself again, without a number', [back('c', null), open('b')], null, back('c', null)],
  ['none of those with a number, without one', [back('c', 'PG2')], null, null],
])('a return belongs to %s', (_, checkouts, orderNumber, expected) => {
  expect(findReturnedCheckout(checkouts, { succeeded: true, orderNumber })).toEqual(expected)
})

describe('a return that names its checkout', () => {
  it.each([
    ['an older one', [open('c'), open('b')]],
    ['one that a stranger gave another number', [open('c'), back('b', 'PG-STRANGER')]],
    ['itself again', [open('c'), named('b', 'PG1')]],
  ])('belongs to it: %s', (_, checkouts) => {
    const address = { succeeded: true, orderNumber: 'PG1', checkoutId: 'b' }
    expect(findReturnedCheckout(checkouts, address)).toEqual(named('b', 'PG1'))
  })

  it('belongs to none when another browser started that', () => {
    const address = { succeeded: true, orderNumber: 'PG1', checkoutId: null }
    expect(findReturnedCheckout([open('c'), back('b', 'PG1')], address)).toBeNull()
  })
})

it('a page without a return shows the latest order, whatever its order number', () => {
  const checkouts = [open('c'), back('b', 'PG2'), named('a', 'PG1')]
  const page = { succeeded: false, orderNumber: 'PG1' }
  expect(findReturnedCheckout(checkouts, page)).toEqual(back('b', 'PG2'))
  expect(findReturnedCheckout([open('c')], page)).toBeNull()
})
