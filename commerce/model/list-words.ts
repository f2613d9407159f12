/**
 * `A, B and C`, as `Intl.ListFormat` writes a list in Indian English. The first of those costs a phone a tenth of a second,
 * on a page that is just becoming interactive.
 */
export function listWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
