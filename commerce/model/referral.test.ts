import { describe, expect, it } from 'vitest'
import { createReferralCode, isReferralCode } from './referral.ts'

describe('a referral code', () => {
  // spec 3.038, 9.056
  it('is PG, six uppercase characters and three digits', () => {
    expect(createReferralCode(() => 0)).toBe('PGAAAAAA000')
    expect(createReferralCode((below) => below - 1)).toBe('PGZZZZZZ999')
  })

  // spec 5.031
  it.each([
    ['PGABCDEF123', true],
    ['PGABCDEF', true],
    ['PGABCDE', false],
    ['XPABCDEF123', false],
    ['', false],
    [`PG${'A'.repeat(62)}`, true],
    [`PG${'A'.repeat(63)}`, false],
    [`PG${'A'.repeat(1000)}`, false],
  ])('row %# is valid or not', (code, valid) => {
    expect(isReferralCode(code, null)).toBe(valid)
  })

  it('is invalid in the browser it belongs to', () => {
    expect(isReferralCode('PGABCDEF123', 'PGABCDEF123')).toBe(false)
  })
})
