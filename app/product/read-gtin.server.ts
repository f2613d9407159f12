/** 13-digit prefixes of numbers within a shop or region, and of coupons (GS1 General Specifications, section 1.4). */
const OWN_NUMBERS = /^(?:02|04|05|2|98[0-4]|99)/

/**
 * A barcode as a GTIN (GS1): 8, 12, 13 or 14 digits with a correct check digit, of a range that is unique worldwide.
 * @returns null for any other text, such as a shop's own number
 */
export function readGtin(barcode: string): string | null {
  const digits = barcode.replace(/[\s-]/g, '')
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null
  const whole = digits.padStart(14, '0')
  const sum = [...whole].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0 && !isOwnNumber(digits) ? digits : null
}

/** Whether the number is valid only within a shop or region. */
function isOwnNumber(digits: string): boolean {
  // A GTIN-8 has its own ranges; the first digit of a GTIN-14 is the packaging level.
  if (digits.length === 8) return /^[02]/.test(digits)
  return OWN_NUMBERS.test(digits.padStart(14, '0').slice(1))
}
