import { expect, test } from 'vitest'
import { rupees } from '#test/sample-products.ts'
import { comboSaving } from './boxes-inside.ts'
import type { Money } from './money.ts'

const boxOf = (price: Money | null) => ({ handle: 'a', title: 'A', picture: null, price })
const boxes = [boxOf(rupees(799)), boxOf(rupees(599))]

test('a combo saves the difference to the prices of its games', () => {
  expect(comboSaving(rupees(1249), boxes, 2)).toEqual({ apart: rupees(1398), saved: rupees(149) })
  expect(comboSaving(rupees(1397), boxes, 2)?.saved).toEqual(rupees(1))
})

test.each([
  ['costs the same', rupees(1398), boxes, 2],
  ['costs more', rupees(1500), boxes, 2],
  ['has a game that the store does not know', rupees(999), boxes, 3],
  ['has a game of unknown price', rupees(500), [...boxes, boxOf(null)], 3],
  ['has a price in another currency', { minor: 100, currency: 'USD' }, boxes, 2],
  ['has no games', rupees(0), [], 0],
])('there is no saving for a combo that %s', (_, price, inside, count) => {
  expect(comboSaving(price, inside, count)).toBeNull()
})
