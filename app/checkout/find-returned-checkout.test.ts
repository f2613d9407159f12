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
  [
    'the one whose return had this number',
    [open('c'), named('b', 'PG1')],
    'PG1',
    named('b', 'PG1'),
  ],
  ['the one whose number may be a stranger’s', [back('c', 'PG2')], 'PG1', back('c', 'PG1')],
  [
    'the latest of those whose number may be a stranger’s',
    [named('d', 'PG4'), back('c', 'PG3'), back('b', 'PG2')],
    'PG1',
    withoutBoxes(back('c', 'PG1')),
  ],
  ['none when all were named', [named('c', 'PG2')], 'PG1', null],
  ['none when none was started', [], 'PG1', null],
  ['the latest, without a number', [open('c'), back('b', null)], null, back('c', null)],
  [
    'the one that came back without a number before',
    [back('c', null), open('b')],
    null,
    back('c', null),
  ],
  ['none when it has no number and all others have one', [back('c', 'PG2')], null, null],
])('a return belongs to %s', (_, checkouts, orderNumber, expected) => {
  expect(findReturnedCheckout(checkouts, { succeeded: true, orderNumber })).toEqual(expected)
})

describe('a return that names its checkout', () => {
  it.each([
    ['an older one', [open('c'), open('b')]],
    ['one whose number may be a stranger’s', [open('c'), back('b', 'PG-STRANGER')]],
    ['one that came back before', [open('c'), named('b', 'PG1')]],
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
