const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** As long as a discount code may be. */
const LONGEST = 64
const DIGITS = '0123456789'

/** The store's discount code that stands for every referral code (decisions, choice 8). */
export const REFERRAL_DISCOUNT_CODE = 'REFERRAL100'

/** What a referral code takes off, in paise (specification section 5). */
export const REFERRAL_DISCOUNT_MINOR = 100_00

/**
 * A browser's own referral code: `PG`, six uppercase characters, three digits (specification section 3).
 * @param pick a whole number from 0 to below its argument, at random
 */
export function createReferralCode(pick: (below: number) => number): string {
  const take = (count: number, from: string) =>
    Array.from({ length: count }, () => from.charAt(pick(from.length))).join('')
  return `PG${take(6, LETTERS)}${take(3, DIGITS)}`
}

/** A code as it is compared and sent: without outer spaces, in capitals. */
export function tidyReferralCode(text: string): string {
  return text.trim().toUpperCase()
}

/**
 * Whether a tidied code gives the discount: it starts with PG, has at least 8 characters
 * (specification section 5), and is not the browser's own (decisions, choice 8).
 */
export function isReferralCode(code: string, own: string | null): boolean {
  return code.startsWith('PG') && code.length >= 8 && code.length <= LONGEST && code !== own
}
