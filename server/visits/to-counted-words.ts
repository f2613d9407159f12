const MAX_LENGTH = 60
/** More digits are a phone or card number. */
const MAX_DIGITS = 5

/**
 * A search as it is counted: normalised to one spelling.
 * @returns null for what may be an address or a number of somebody, and for searches that nobody makes
 */
export function toCountedWords(typed: string): string | null {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (words === '' || words.length > MAX_LENGTH || words.includes('@')) return null
  if (/\p{Cc}/u.test(words)) return null
  return (words.match(/\d/g)?.length ?? 0) > MAX_DIGITS ? null : words
}
