import { expect, it } from 'vitest'
import { waitText } from './wait-text.ts'

it.each([
  [1, 'in a second'],
  [2, 'in 2 seconds'],
  [90, 'in 90 seconds'],
  [91, 'in 2 minutes'],
  [120, 'in 2 minutes'],
  [121, 'in 3 minutes'],
])('%i seconds are written as %s', (seconds, text) => expect(waitText(seconds)).toBe(text))
