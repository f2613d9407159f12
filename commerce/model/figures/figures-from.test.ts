import { expect, test } from 'vitest'
import type { DispatchHours } from './dispatch-cut-off.ts'
import { figuresFrom } from './figures-from.ts'

const dispatch: DispatchHours = {
  ...{ cutOff: '16:00', timeZone: 'Asia/Kolkata', workingDays: ['Monday'], holidays: [] },
}
const moment = { elapsedSeconds: 0, now: new Date('2026-11-23T15:00:00+05:30') }

// spec 9.046
test('measured figures are the dispatch cut-off, and no made-up sales or rating', () => {
  const figures = figuresFrom('measured', dispatch)
  expect(figures.countdown).toMatchObject({ kind: 'dispatch', first: null })
  expect(figures.countdown?.at(moment)).toEqual({ seconds: 3600, day: null })
  expect(figures.soldInPastDay('1')).toBeNull()
  expect(figures.ratingOf('1')).toBeNull()
})

test('off has no figures', () => {
  const figures = figuresFrom('off', dispatch)
  expect(figures.countdown).toBeNull()
  expect(figures.soldInPastDay('1')).toBeNull()
  expect(figures.ratingOf('1')).toBeNull()
})

test('simulated figures count down to the offer’s end', () => {
  expect(figuresFrom('simulated', dispatch).countdown?.kind).toBe('offer')
})
