import { expect, it } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)

it('is the value that a percentage of samples does not exceed', () => {
  expect([percentile(hundred, 99), percentile(hundred, 50), percentile([5], 99)]).toEqual([
    99, 50, 5,
  ])
})

it('is not a number without samples', () => {
  expect(percentile([], 99)).toBeNaN()
})
