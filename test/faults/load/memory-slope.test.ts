import { expect, it } from 'vitest'
import { slopeOf } from './memory-slope.ts'

const samples = (megabytesAt: (minutes: number) => number) =>
  Array.from({ length: 901 }, (_, at) => ({ minutes: at / 30, megabytes: megabytesAt(at / 30) }))

it('detects a leak beneath garbage collections', () => {
  expect(slopeOf(samples((minutes) => 200 + 2 * minutes + (minutes % 0.3) * 50))).toBeCloseTo(2, 1)
})

it('does not take a peak or caches that fill for a leak', () => {
  const peaks = (minutes: number) => (minutes > 20 && minutes < 21 ? 300 : 0)
  expect(slopeOf(samples((minutes) => 200 + Math.min(minutes, 8) * 10 + peaks(minutes)))).toBe(0)
})

it('is not a number without samples', () => {
  expect(slopeOf([])).toBeNaN()
})
