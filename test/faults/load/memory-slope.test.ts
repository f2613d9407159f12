import { expect, it } from 'vitest'
import { slopeOf } from './memory-slope.ts'

const samples = (megabytesAt: (minutes: number) => number) =>
  Array.from({ length: 901 }, (_, at) => ({ minutes: at / 30, megabytes: megabytesAt(at / 30) }))

it('a leak is found under the ups and downs of collections', () => {
  expect(slopeOf(samples((minutes) => 200 + 2 * minutes + (minutes % 0.3) * 50))).toBeCloseTo(2, 1)
})

it('a single peak and caches that fill at first are no leak', () => {
  const peaks = (minutes: number) => (minutes > 20 && minutes < 21 ? 300 : 0)
  expect(slopeOf(samples((minutes) => 200 + Math.min(minutes, 8) * 10 + peaks(minutes)))).toBe(0)
})

it('nothing measured is no number', () => {
  expect(slopeOf([])).toBeNaN()
})
