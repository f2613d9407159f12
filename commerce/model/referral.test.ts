import { describe, expect, it } from 'vitest'
import { createReferralCode, isReferralCode, tidyReferralCode } from './referral.ts'

describe('a referral code', () => {
  it('is PG, six uppercase characters and three digits', () => {
    expect(createReferralCode(() => 0)).toBe('PGAAAAAA000')
    expect(createReferralCode((below) => below - 1)).toBe('PGZZZZZZ999')
  })

  it.each([
    ['PGABCDEF123', true],
    ['PGABCDEF', true],
    ['PGABCDE', false],
    ['XPABCDEF123', false],
    ['', false],
    [`PG${'A'.repeat(1000)}`, false],
  ])('%.20s is valid: %s', (code, valid) => {
    expect(isReferralCode(code, null)).toBe(valid)
  })

  it('does not count in its own browser', () => {
    expect(isReferralCode('PGABCDEF123', 'PGABCDEF123')).toBe(false)
  })

  it('is compared in capitals', () => {
    expect(tidyReferralCode(' pgAbcdef123 ')).toBe('PGABCDEF123')
  })
})
