import { expect, test } from 'vitest'
import { findDeliveryDates } from '#commerce/model/delivery-dates.ts'
import type { DispatchHours } from '#commerce/model/figures/dispatch-cut-off.ts'
import { dispatchHours as hours } from '#test/dispatch-hours.ts'
import { daysOf } from './delivery-day.ts'

const days = (now: string, least: number, most: number, changes: Partial<DispatchHours> = {}) => {
  const zone = { days: [least, most] as const }
  const dates = findDeliveryDates(new Date(`${now}+05:30`), { ...hours, ...changes }, zone)
  return dates && daysOf(dates).replaceAll('\u00a0', ' ')
}

test.each([
  // 30 November 2026 is a Monday.
  ['2026-11-30T15:59:59', 1, 3, 'Tue 1 – Thu 3 Dec'],
  ['2026-11-30T16:00:00', 1, 3, 'Wed 2 – Fri 4 Dec'],
  ['2026-11-28T18:00:00', 0, 2, 'Mon 30 Nov – Wed 2 Dec'],
  ['2026-11-28T15:00:00', 1, 1, 'Mon 30 Nov'],
  ['2026-11-29T09:00:00', 2, 4, 'Wed 2 – Fri 4 Dec'],
  ['2027-01-25T10:00:00', 1, 2, 'Wed 27 – Thu 28 Jan'],
  ['2026-12-31T10:00:00', 0, 1, 'Thu 31 Dec – Fri 1 Jan'],
])('ordered at %s, %i to %i working days later is %s', (now, least, most, text) => {
  expect(days(now, least, most)).toBe(text)
})

test('long delivery times span many weeks', () => {
  expect(days('2026-11-30T10:00:00', 40, 60)).toBe('Fri 15 Jan – Tue 9 Feb')
})

test('a shop without working days has no delivery date', () => {
  expect(days('2026-11-30T10:00:00', 1, 2, { workingDays: [] })).toBeNull()
})
