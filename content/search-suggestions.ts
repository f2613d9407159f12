/** Games suggested while a shopper types into the search box of the bar. */
export const suggestions = {
  /** The list's name, for screen readers. */
  list: 'Suggested games',
  loading: 'Searching...',
  /** Read aloud when the list changes. */
  count: (count: number) => (count === 1 ? '1 game suggested' : `${count} games suggested`),
  /** Above other games. */
  none: 'No games found. Try one of these:',
  noneAtAll: 'No games found.',
  failure: 'Suggestions are not available at the moment. Press Enter to search.',
  all: (words: string) => `See all results for “${words}”`,
} as const
