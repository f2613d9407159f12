const LONGEST = 60
/** More are a phone's or a card's. */
const MOST_DIGITS = 5

/**
 * A search as it is counted: one way of writing it.
 * @returns null for what may be somebody's address or number, and for what nobody searches for
 */
export function toCountedWords(typed: string): string | null {
  const words = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (words === '' || words.length > LONGEST || words.includes('@')) return null
  return (words.match(/\d/g)?.length ?? 0) > MOST_DIGITS ? null : words
}
