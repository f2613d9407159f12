/**
 * `A, B and C`, as `Intl.ListFormat` writes a list in Indian English. Written by hand because its first use blocks a
 * phone for 50 ms while a page becomes interactive.
 */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
