import { expect, it } from 'vitest'
import { findDeliveryDates } from './delivery-dates.ts'

const hours = {
  cutOff: '14:00',
  timeZone: 'Asia/Kolkata',
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: [],
} as const

/** Friday, 27 November 2026, on India's clock. */
const friday = (time: string) => new Date(`2026-11-27T${time}:00+05:30`)

it.each([
  ['10:00', '2026-11-28', '2026-12-02'],
  // Packed on Saturday: the next working day is Monday.
  ['15:00', '2026-11-30', '2026-12-03'],
])('an order of %s arrives between %s and %s', (time, first, last) => {
  const dates = findDeliveryDates(friday(time), hours, { days: [1, 4] })
  expect(dates).toEqual({ first: new Date(`${first}T00:00Z`), last: new Date(`${last}T00:00Z`) })
})

it('a shop that packs on no day promises none', () => {
  expect(
    findDeliveryDates(friday('10:00'), { ...hours, workingDays: [] }, { days: [1, 4] }),
  ).toBeNull()
})
