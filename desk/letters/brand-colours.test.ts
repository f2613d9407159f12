import { expect, it } from 'vitest'
import { readBrandColours, readPrintedColour } from './brand-colours.ts'

it('reads the two letter colours from the brand’s style sheet', () => {
  const css = ':root {\n  --coral-lit: #000000;\n  --coral: #1f6feb;\n  --label-marigold:#ffd23d}'
  expect(readBrandColours(css)).toEqual({ coral: '#1f6feb', marigold: '#ffd23d' })
})

it('reports a missing colour with its file', () => {
  expect(() => readBrandColours('--coral: #1f6feb;')).toThrow(
    'merchant/colours.css has no colour --label-marigold',
  )
})

it.each([
  ['light-dark(#b8281e, #ff7a70)', '#b8281e'],
  ['#B8281E', '#B8281E'],
  ['oklch(60% 0.2 20)', null],
])('of %s paper gets %s', (written, printed) => {
  expect(readPrintedColour(`--coral-text: ${written};`)).toBe(printed)
})
