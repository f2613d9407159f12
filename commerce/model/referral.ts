const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The length limit of a discount code. */
const MAX_LENGTH = 64
const DIGITS = '0123456789'

/**
 * A new referral code: `PG`, six uppercase characters, three digits (specification section 3).
 * @param pick random integer from 0 to below its argument
 */
export function createReferralCode(pick: (below: number) => number): string {
  const draw = (count: number, from: string) =>
    Array.from({ length: count }, () => from.charAt(pick(from.length))).join('')
  return `PG${draw(6, LETTERS)}${draw(3, DIGITS)}`
}

/**
 * Whether a normalised code gives the discount: it starts with PG, has at least 8 characters
 * (specification section 5), and is not the browser's own (decision 10, choice 8).
 */
export function isReferralCode(code: string, own: string | null): boolean {
  return code.startsWith('PG') && code.length >= 8 && code.length <= MAX_LENGTH && code !== own
}
