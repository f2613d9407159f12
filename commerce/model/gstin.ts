const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LENGTH = 15

/** State, PAN, number of the registration, Z, check digit (Central Goods and Services Tax Rules, 2017, rule 10). */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/

export const hasGstinFormat = (gstin: string) => form.test(gstin)

/**
 * The check digit of the first 14 characters: each, read in base 36, is multiplied by 1 and 2 alternately, the base 36
 * digits of the products are added up, and the check digit completes the sum to a multiple of 36.
 * @param gstin of the form of `hasGstinFormat`
 */
export function gstinCheckDigit(gstin: string): string {
  const sum = [...gstin.slice(0, LENGTH - 1)]
    .map((digit, at) => digits.indexOf(digit) * (1 + (at % 2)))
    .reduce((total, product) => total + Math.floor(product / 36) + (product % 36), 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}

/** Whether it has the form and the check digit of a real number. */
export const isGstin = (gstin: string) =>
  hasGstinFormat(gstin) && gstin.endsWith(gstinCheckDigit(gstin))
