/** Words of a game's tabs (specification section 2, Product page). */
export const tabs = {
  label: 'About the game',
  details: 'Details',
  reviews: (count: number | null) => (count === null ? 'Reviews' : `Reviews (${count})`),
  shipping: 'Shipping',
} as const

export const features = [
  {
    name: 'setup',
    title: 'Instant Setup',
    text: 'Open, shuffle, shout. You are playing before the chips are in a bowl.',
  },
  {
    name: 'replay',
    title: 'Endless Replayability',
    text: 'Different people, different answers: no two nights go the same way.',
  },
  {
    name: 'social',
    title: 'Social Catalyst',
    text: 'Turns “and how do you know the host?” into friends for life.',
  },
  {
    name: 'memory',
    title: 'Memory Maker',
    text: 'The kind of evening the group chat quotes for years.',
  },
] as const

/** Specification section 2, Product page: Details. */
export const details = {
  about: 'About this game',
  features: 'Game Experience Features',
  box: "What's In The Box",
  steps: 'How To Play',
  promise: 'Our Promise',
} as const
