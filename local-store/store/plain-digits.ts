/** The decimal digits of India's scripts, each from its 0: Devanagari to Malayalam. */
const indianDigits = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g

/** Writes the digits of Indian scripts as 0 to 9: `५६०००१` is `560001`. `test/plain-digits.test.ts` tests the shop's too. */
export function plainDigits(text: string): string {
  // In each of these blocks of Unicode, 0 is at an offset that ends in 6.
  return text.replace(indianDigits, (digit) => String((digit.charCodeAt(0) - 6) % 16))
}
