import { groupDigits } from '#commerce/model/group-digits.ts'

/** What a search for a number alone may mean, in words that the search reads. */
export const meantByNumber = {
  price: (rupees: number) => `under ₹${groupDigits(rupees)}`,
  players: (count: number) => `${count} players`,
} as const

/** Words of searches that are not for a game, by the page that answers them; the first page that has one of the words. */
export const helpWords = [
  [
    '/returns',
    'return returns refund refunds exchange replace replacement cancel damaged warranty',
  ],
  ['/shipping', 'shipping delivery deliver track tracking courier dispatch cod'],
  ['/contact', 'contact phone number email mail whatsapp complaint support care call'],
  ['/faq', 'help faq order orders payment pay upi invoice gst login'],
] as const

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
