import { expect, it } from 'vitest'
import { dayInIndia, INDIA_TIME_ZONE, timeInIndia } from './india-time.ts'

it.each([
  ['2026-11-25T18:29:59.999Z', '2026-11-25'],
  ['2026-11-25T18:30:00Z', '2026-11-26'],
  ['2026-12-31T20:00:00Z', '2027-01-01'],
])('the day in India at %s is %s', (time, day) => {
  expect(dayInIndia(new Date(time))).toBe(day)
  // The Swedish format is that of ISO 8601.
  const shown = new Date(time).toLocaleDateString('sv', { timeZone: INDIA_TIME_ZONE })
  expect(shown).toBe(day)
  const whole = new Date(time).toLocaleString('sv', { timeZone: INDIA_TIME_ZONE })
  expect(timeInIndia(new Date(time))).toBe(whole)
})
