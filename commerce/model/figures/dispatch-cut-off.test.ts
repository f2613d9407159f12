import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dispatchHours as hours } from '#test/dispatch-hours.ts'
import { nextCutOff } from './dispatch-cut-off.ts'

const HOUR = 3600
/** A moment in Indian time. */
const inIndia = (text: string) => new Date(`${text}+05:30`)

describe('the dispatch cut-off', () => {
  test('is today for an order before it, in its time zone', () => {
    // A Saturday.
    expect(nextCutOff(inIndia('2026-11-21T13:30:00'), hours)).toEqual({
      seconds: 2.5 * HOUR,
      day: null,
    })
    expect(nextCutOff(inIndia('2026-11-21T15:59:59'), hours)).toEqual({ seconds: 1, day: null })
    expect(nextCutOff(inIndia('2026-11-21T00:00:00'), hours)).toEqual({
      seconds: 16 * HOUR,
      day: null,
    })
  })

  test('can have minutes', () => {
    const late = { ...hours, cutOff: '16:45' }
    expect(nextCutOff(inIndia('2026-11-21T16:30:00'), late)).toEqual({ seconds: 900, day: null })
  })

  test('skips Sundays and holidays after the cut-off', () => {
    expect(nextCutOff(inIndia('2026-11-20T16:00:00'), hours)).toEqual({
      seconds: 24 * HOUR,
      day: 'Saturday',
    })
    expect(nextCutOff(inIndia('2026-11-21T18:00:00'), hours)).toEqual({
      seconds: 46 * HOUR,
      day: 'Monday',
    })
    expect(nextCutOff(inIndia('2026-11-22T12:00:00'), hours)).toEqual({
      seconds: 28 * HOUR,
      day: 'Monday',
    })
    expect(nextCutOff(inIndia('2027-01-25T17:00:00'), hours)).toEqual({
      seconds: 47 * HOUR,
      day: 'Wednesday',
    })
  })

  test('is null for a shop that never packs', () => {
    expect(nextCutOff(inIndia('2026-11-21T13:30:00'), { ...hours, workingDays: [] })).toBeNull()
  })

  test('is always at 16:00 on a day other than Sunday', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (now) => {
        const left = nextCutOff(now, hours)
        const whole = Math.floor(now.getTime() / 1000) * 1000
        const end = new Date(whole + (left?.seconds ?? 0) * 1000 + 5.5 * HOUR * 1000)
        expect(left?.seconds).toBeGreaterThan(0)
        expect(end.toISOString().slice(11, 19)).toBe('16:00:00')
        expect(end.getUTCDay()).not.toBe(0)
      }),
    )
  })
})
