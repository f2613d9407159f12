/** Words of a game's tabs (specification section 2, Product page). */
export const tabs = {
  label: 'About the game',
  details: 'Details',
  reviews: (count: number | null) => (count === null ? 'Reviews' : `Reviews (${count})`),
  shipping: 'Shipping',
} as const

/** True of every game, and of several together. The titles are from the specification. */
export const features = [
  {
    name: 'setup',
    title: 'Instant Setup',
    text: 'Open it and you’re nearly there. Agreeing who goes first takes the longest.',
  },
  {
    name: 'replay',
    title: 'Endless Replayability',
    text: 'Different people, different moods: it never goes quite the same way again.',
  },
  {
    name: 'social',
    title: 'Social Catalyst',
    text: 'Gets people talking who’d otherwise be on their phones.',
  },
  {
    name: 'memory',
    title: 'Memory Maker',
    text: 'The kind of evening somebody still brings up years later.',
  },
] as const

/** Specification section 2, Product page: Details. */
export const details = {
  about: 'About this game',
  features: 'Game Experience Features',
  box: "What's In The Box",
  steps: 'How To Play',
  pack: 'On The Pack',
  promise: 'Our Promise',
} as const
