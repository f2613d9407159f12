import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeated } from '#test/repeated.ts'
import { findJsonFault } from './find-json-fault.ts'

test.each([
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma is missing before this'],
  ['{\r\n  "a": [1 2]\r\n}', 2, 11, 'a comma is missing before this'],
  ['{ "a": 1,\n}', 2, 1, 'the comma before this must go'],
  ['[1, 2, ]', 1, 8, 'the comma before this must go'],
  ['{ "a" 1 }', 1, 7, 'a colon is missing before this'],
  ['{ "a": }', 1, 8, 'a value must be here, such as "text", 10, true, [ ] or { }'],
  ['{ "a": 01 }', 1, 8, 'a value must be here, such as "text", 10, true, [ ] or { }'],
  ['{ “a”: 1 }', 1, 3, 'a name in straight double quotation marks must be here'],
  ['{\n  "a": "no end,\n  "b": 2\n}', 2, 8, 'the text that begins here has no quotation mark at'],
  ['{ "a": "5" box" }', 1, 12, 'only a comma or a closing bracket may follow a value; within a'],
  ['{ "a": [1, 2 }', 1, 14, '] is missing before this'],
  ['{ "a": [1, 2]\n', 2, 1, 'the file ends here, but } is missing'],
  ['{ "a": 1 }\n}', 2, 1, 'nothing may follow the last bracket'],
  ['', 1, 1, 'a value must be here'],
])('%j has its fault in line %i, column %i: %s', (json, line, column, reason) => {
  const found = findJsonFault(json)
  expect(found).toMatchObject({ line, column })
  expect(found?.reason.startsWith(reason)).toBe(true)
})

test('finds the fault behind a text that is too long for a pattern', () => {
  const long = 'आ\\n'.repeat(7_000_000)
  expect(findJsonFault(`["${long}" 2]`)).toMatchObject({ line: 1, column: long.length + 5 })
})

test('a text is at fault when JSON.parse refuses it, and only then', () => {
  const edited = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.nat(2),
      fc.constantFrom('', ',', '"', '}', ']', '{', ':', '0', '-', 'e', '.', '\\', '\n', '\u007f'),
    )
    .map(([json, place, length, inserted]) => {
      const at = place % (json.length + 1)
      return json.slice(0, at) + inserted + json.slice(at + length)
    })
  fc.assert(
    fc.property(edited, (json) => {
      expect(findJsonFault(json) === null).toBe(isJson(json))
    }),
    { numRuns: repeated(100, 50_000) },
  )
})

function isJson(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}
