import { expect, test } from 'vitest'
import { activityAt } from './activity.ts'
import { figuresFrom } from './figures-from.ts'
import type { Evidence } from './measured-figures.ts'

const evidence: Evidence = {
  dispatch: { cutOff: '16:00', timeZone: 'Asia/Kolkata', workingDays: ['Monday'], holidays: [] },
}
const rupees = (amount: number) => ({ minor: amount * 100, currency: 'INR' })
const variant = { price: rupees(700), compareAtPrice: rupees(1000) }
const moment = { elapsedSeconds: 0, now: new Date('2026-11-23T15:00:00+05:30') }

// spec 9.046
test('measured figures without counts are the compare-at price and the cut-off', () => {
  const figures = figuresFrom('measured', evidence)
  expect(figures.originalPriceOf(variant)).toMatchObject({ percentOff: 30 })
  expect(figures.countdown).toMatchObject({ kind: 'dispatch', first: null })
  expect(figures.countdown?.at(moment)).toEqual({ seconds: 3600, day: null })
  expect(figures.soldInPastDay('1')).toBeNull()
  expect(figures.ratingOf('1')).toBeNull()
  expect(activityAt('measured', '1', 0)).toBeNull()
})

test('measured figures show the counted sales', () => {
  const figures = figuresFrom('measured', { ...evidence, soldInPastDay: () => 7 })
  expect(figures.soldInPastDay('1')).toBe(7)
})

test('off has no figures', () => {
  const figures = figuresFrom('off', evidence)
  expect(figures.countdown).toBeNull()
  for (const figure of [
    figures.originalPriceOf(variant),
    figures.soldInPastDay('1'),
    figures.ratingOf('1'),
    activityAt('off', '1', 0),
  ]) {
    expect(figure).toBeNull()
  }
})

test('simulated figures need no evidence', () => {
  const figures = figuresFrom('simulated', evidence)
  expect(figures.originalPriceOf(variant)?.original).toEqual(rupees(1000))
  expect(figures.countdown?.kind).toBe('offer')
})
