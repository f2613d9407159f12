import { groupDigits } from '#commerce/model/group-digits.ts'

/** What a search for a number alone may mean, in words that the search reads. */
export const meantByNumber = {
  price: (rupees: number) => `under ₹${groupDigits(rupees)}`,
  players: (count: number) => `${count} players`,
} as const

/** The search page (specification section 2, Search). */
export const search = {
  title: 'Search',
  button: 'Search',
  loading: 'Searching...',
  /** Above other games, below a short result. */
  more: 'More games to try',
  count: (count: number, words: string) => {
    const games = count === 1 ? '1 game' : `${groupDigits(count)} games`
    return words === '' ? `${games} in the shop` : `${games} for “${words}”`
  },
} as const
