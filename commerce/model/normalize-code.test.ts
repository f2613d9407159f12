import { expect, it } from 'vitest'
import { normalizeCode } from './normalize-code.ts'

it.each([
  ' pgAbcdef123 ',
  '\u200bpgabcdef123',
  'PG\u00adABCDEF\u2060123',
  '\ufeffPGABCDEF123 \u200e\r\n',
])('compares codes in upper case, without what nobody sees: %j', (text) => {
  expect(normalizeCode(text)).toBe('PGABCDEF123')
})
