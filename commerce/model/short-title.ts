/** Most characters before a title is cut. */
const MAX_LENGTH = 40

/**
 * A title for use in a sentence: a long one is cut after a whole word, without trailing punctuation.
 * @returns at most 40 characters and `…`
 */
export function shortTitle(title: string): string {
  if (title.length <= MAX_LENGTH) return title
  const gap = title.slice(0, MAX_LENGTH + 1).search(/\s+\S*$/u)
  // A single long word is cut, but never inside a surrogate pair.
  const start = title.slice(0, gap > 0 ? gap : MAX_LENGTH).replace(/[\uD800-\uDBFF]$/u, '')
  return `${start.replace(/[\s,;:&|–—-]+$/u, '')}…`
}
