import { expect, test } from 'vitest'
import { figureGroups, keyOf } from './figures.ts'
import { checkSample, toSpreads } from './results.ts'

const whole = Object.fromEntries(
  Object.values(figureGroups)
    .flat()
    .map((figure) => [keyOf(figure), 1]),
)

test('a figure is the median of its rounds, with minimum and maximum', () => {
  const samples = [{ 'home page /s': 3 }, { 'home page /s': 1.23456 }, { 'home page /s': 2 }]
  expect(toSpreads(samples)).toEqual({ 'home page /s': [2, 1.23, 3] })
})

test('a complete run must have every figure, a partial run need not', () => {
  const { 'home: LCP ms': _, ...rest } = whole
  expect(() => checkSample(whole, false)).not.toThrow()
  expect(() => checkSample(rest, false)).toThrow('Nobody measured: home: LCP ms')
  expect(() => checkSample(rest, true)).not.toThrow()
})

test('an unknown figure is refused', () => {
  expect(() => checkSample({ ...whole, 'home page hours': 1 }, true)).toThrow('home page hours')
})
