import { groupDigits } from '#commerce/model/group-digits.ts'

/** Lists of games; quoted texts come from the specification (section 2, Category page and All-products; section 8). */
export const allGames = {
  loading: 'Loading games...',
  showing: (count: number) => `Showing ${groupDigits(count)} games`,
} as const

export const card = {
  /** When delivery is not free for all, as on the game's page. */
  shipping: 'before shipping',
  /** Before the price of a game with several variants. */
  from: 'From',
  saving: (percent: number) => `${percent}% off`,
  choose: 'Choose',
  /** In its place where the variant that the buttons take is sold out. */
  inStock: 'What’s in stock',
  /** Stamped on the picture. */
  soldOut: 'Sold Out',
  /** The rating from published reviews, as shown and as read aloud. */
  rating: (average: number, count: number) => ({
    shown: `${average.toFixed(1)} (${count})`,
    read: `${average.toFixed(1)} of 5, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  }),
} as const

/** Search and sort, on every page with a list of games. */
export const finder = {
  search: 'Search games',
  sort: 'Sort games',
  /** Options of the sort selector (specification section 2, All-products). */
  orders: {
    default: 'Default',
    name: 'Name A-Z',
    'price-low': 'Price: Low to High',
    'price-high': 'Price: High to Low',
  },
  filters: {
    label: 'Show only',
    /** The link that takes all chosen filters away. */
    clear: (count: number) => `Clear filters (${count})`,
    names: {
      party: 'Party',
      drinking: 'Drinking',
      couple: 'Couple',
      family: 'Family',
      'under-799': 'Under ₹799',
      'for-2': 'For 2',
      'for-4': 'For 4',
      'big-group': 'Big group',
      quiet: 'Quiet',
      loud: 'Loud',
      'in-stock': 'In stock',
    },
  },
  none: {
    title: 'No games found',
    text: 'No game answers to that.',
    /** Before the filters, and the search if there is one, which nothing fits. */
    filtered: (count: number) =>
      count === 1
        ? 'No game fits this. Tap it to take it away.'
        : 'No game fits all of these at once. Tap one to take it away.',
    /** The link that removes a filter. */
    remove: (name: string) => `Remove ${name}`,
    clear: 'Clear Search',
    meant: (words: string) => `Did you mean “${words}”?`,
    games: 'Games to try instead',
  },
  /** A shop without a single game. */
  empty: { title: 'No games yet', text: 'Please come back soon.' },
  more: 'Show more games',
} as const

export const category = {
  keywords: (title: string) => [title.toLowerCase(), 'card games'],
  tagline: 'Discover amazing games in this collection',
  found: (count: number) => `Found ${groupDigits(count)} products`,
  refresh: 'Refresh',
  empty: { title: 'No products found in this category yet.', button: 'Refresh Data' },
  loading: (name: string) => `Loading ${name}...`,
  failure: {
    title: 'Loading Error',
    text: (name: string) => `Unable to load products for "${name}"`,
    /** What failed, after the reason. */
    action: 'Load category',
    retry: 'Try Again',
  },
  absence: {
    title: 'No Data',
    text: (name: string) => `No products available for "${name}"`,
    retry: 'Refresh',
    games: 'View All Games',
  },
} as const

export const productsFailure = {
  title: 'Error loading products',
  text: 'Please try again later.',
  /** What failed, after the reason. */
  action: 'Load products',
  retry: 'Try Again',
} as const
