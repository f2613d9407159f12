import { expect, it } from 'vitest'
import { readSpan } from './read-span.ts'

it.each([
  ['3 to 10', { min: 3, max: 10 }],
  ['3–10 players', { min: 3, max: 10 }],
  ['2', { min: 2, max: 2 }],
  ['18+', { min: 18, max: Infinity }],
  ['4 +', { min: 4, max: Infinity }],
  ['4 or more', { min: 4, max: Infinity }],
  ['12 and above', { min: 12, max: Infinity }],
  ['any number', null],
  ['the whole family', null],
])('%s is read as %j', (text, span) => {
  expect(readSpan(text)).toEqual(span)
})
