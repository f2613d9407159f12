/** What takes less room than most titles; longer ones are cut. */
const LONGEST = 40

/**
 * A title as people say it in a sentence: the first words of a long one, without what joined them to the next.
 * @returns at most 40 characters and `…`
 */
export function shortTitle(title: string): string {
  if (title.length <= LONGEST) return title
  const gap = title.slice(0, LONGEST + 1).search(/\s+\S*$/u)
  // One word without end is cut, but no character in two.
  const start = title.slice(0, gap > 0 ? gap : LONGEST).replace(/[\uD800-\uDBFF]$/u, '')
  return `${start.replace(/[\s,;:&|–—-]+$/u, '')}…`
}
