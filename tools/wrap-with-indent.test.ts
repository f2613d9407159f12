import { expect, test } from 'vitest'
import { wrapWithIndent } from './wrap-with-indent.ts'

const start = 'wrong  gstin          '
const text = 'The GSTIN in merchant/brand.ts is mistyped or a placeholder: write yours.'

test('a text longer than the terminal is wrapped with a hanging indent', () => {
  expect(wrapWithIndent(start, text, 60)).toBe(
    [
      'wrong  gstin          The GSTIN in merchant/brand.ts is',
      '                      mistyped or a placeholder: write',
      '                      yours.',
    ].join('\n'),
  )
})

test('no line is longer than the terminal, and no word is lost', () => {
  for (let columns = 46; columns < 130; columns += 1) {
    const shown = wrapWithIndent(start, text, columns)
    expect(Math.max(...shown.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns)
    expect(shown.replaceAll(/\n +/g, ' ')).toBe(start + text)
  }
})

test('text for a file, or for a narrow terminal, is not wrapped', () => {
  expect(wrapWithIndent(start, text)).toBe(start + text)
  expect(wrapWithIndent(start, text, 40)).toBe(start + text)
})

test('a word without spaces is not broken, so that it can be copied', () => {
  const address = 'https://example.com/a-very-long-address-of-a-store'
  expect(wrapWithIndent(start, `See ${address} now`, 60)).toContain(address)
})
