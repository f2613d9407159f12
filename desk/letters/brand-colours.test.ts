import { expect, it } from 'vitest'
import { readBrandColours } from './brand-colours.ts'

it('reads the two colours of letters where the brand writes them', () => {
  const css = ':root {\n  --coral-lit: #000000;\n  --coral: #1f6feb;\n  --label-marigold:#ffd23d}'
  expect(readBrandColours(css)).toEqual({ coral: '#1f6feb', marigold: '#ffd23d' })
})

it('says which colour is missing, and in which file', () => {
  expect(() => readBrandColours('--coral: #1f6feb;')).toThrow(
    'merchant/colours.css has no colour --label-marigold',
  )
})
