import { describe, expect, test } from 'vitest'
import { gstinCheckDigit, hasGstinFormat, isGstin } from './gstin.ts'

describe('the check digit', () => {
  // Companies print these on their bills.
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7'])('of %s', (gstin) => {
    expect(hasGstinFormat(gstin)).toBe(true)
    expect(gstinCheckDigit(gstin)).toBe(gstin.at(-1))
    expect(isGstin(gstin)).toBe(true)
  })

  test('detects any single mistyped character', () => {
    const gstin = '27AAPFU0939F1ZV'
    for (let at = 0; at < 14; at += 1) {
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const mistyped = gstin.slice(0, at) + other + gstin.slice(at + 1)
        if (mistyped !== gstin) expect(gstinCheckDigit(mistyped), mistyped).not.toBe('V')
      }
    }
  })
})

test.each([
  '',
  '27AAPFU0939F1Z',
  '27AAPFU0939F1ZVV',
  '127AAPFU0939F1ZV',
  '27aapfu0939f1zv',
  '2XAAPFU0939F1ZV',
  '27AAPFU0939F0ZV',
  '27AAPFU0939F1YV',
])('%o does not have the format of a GSTIN', (text) => {
  expect(hasGstinFormat(text)).toBe(false)
})

test('a number with a wrong check digit is invalid', () => {
  expect(isGstin('27AAPFU0939F1ZW')).toBe(false)
})
