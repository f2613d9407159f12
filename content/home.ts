/* The home page's texts, besides those of the merchant in merchant/home.ts (specification section 2, Home). */

export const featured = {
  eyebrow: 'Fresh off the press',
  title: 'Featured Games',
  text: 'The boxes that start every good night.',
  all: 'See all',
  allLabel: 'See all games',
} as const

/** What the deck is dealt from, until a card is drawn. */
export const dealtFrom = (games: readonly string[], cards: number) =>
  `Shuffled in: ${games.join(', ')}. ${cards} to try.`

export const moments = {
  eyebrow: 'Caught in the act',
  title: 'Real Moments',
  text: 'A few seconds of what happens when somebody opens the box.',
  more: 'View More',
  play: (title: string) => `Play: ${title}`,
  pause: (title: string) => `Pause: ${title}`,
  shop: (collection: string) => `Shop ${collection}`,
  /** Number of clips shown at first (specification section 9). */
  initial: 4,
} as const

export const customerReviews = {
  eyebrow: 'Even the grudges are good',
  title: 'Customer Reviews',
} as const

/** Above the reviews: a critical one, and what the shop promises. */
export const honestWall = {
  /** Above the critical review. */
  grudge: 'The grudge we framed',
  promises: 'Our side of the deal',
  /** What the returns policy says, and no more. */
  returns: {
    title: 'Damaged, defective or wrong? Back it goes.',
    text: (days: number) => `Tell us within ${days} days. The pickup is free.`,
  },
  shipping: 'Said before you pay, not after.',
  answers: 'Something wrong? Write to us.',
} as const

export const homeQuestions = {
  eyebrow: 'Before you ask',
  title: 'FAQs',
  more: 'All questions',
} as const

export const newsletter = {
  text: 'One letter a month: new games, house rules, and 10% off to begin with.',
  /** When the form cannot promise that anything arrives. The e-mail address follows. */
  byMail: {
    title: 'Hear about new games first',
    text: 'Write to us and we’ll tell you about new games and house rules.',
  },
  label: 'Email address',
  placeholder: 'you@example.com',
  button: 'Join the party',
  /** For one second (specification section 9). */
  joining: 'Joining...',
  queued:
    'You’re offline. Your address is saved in this browser, and you’ll join once you’re back here and online.',
  welcome: {
    title: 'Welcome to the party!',
    description: 'Your 10% off is on its way to your inbox.',
  },
} as const
