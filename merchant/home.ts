import type { ShopClaims } from './claims-for.ts'

/** The first screen: what the shop is for (specification section 2, Home). */
export const hero = {
  headline: 'Turn Any Gathering Into an Unforgettable Party',
  primary: { free: 'Shop Now & Get Free Shipping', plain: 'Shop Now' },
  secondary: 'View All Games',
  picture:
    'A gully at night: Dadi, in dark glasses, holds up the winning card over a carrom board while uncles, friends and children shout around her.',
  /** For the light theme and the dark one. A phone's has 1240 by 1230 pixels, a wide one 1920 by 840. */
  pictures: {
    noon: { phone: '/artwork/hero-noon-phone.svg', wide: '/artwork/hero-noon-wide.svg' },
    night: { phone: '/artwork/hero-night-phone.svg', wide: '/artwork/hero-night-wide.svg' },
  },
} as const

/** The badges of the first screen. */
export function heroOffersFor({ welcomeCode, freeShippingTerms, alwaysFree }: ShopClaims) {
  const shipping = alwaysFree ? 'across India, COD too' : freeShippingTerms
  return [
    ...(welcomeCode ? [{ lead: welcomeCode, text: '10% off your first order' }] : []),
    ...(shipping ? [{ lead: 'Free shipping', text: shipping }] : []),
  ]
}

export const benefitsTitle = 'Why people shop with us'

type Benefit = {
  readonly name: 'shipping' | 'vibe' | 'trust' | 'india'
  readonly title: string
  readonly text: string
}

/** The benefits strip (specification section 2, Home). */
export function benefitsFor(claims: ShopClaims): readonly Benefit[] {
  const all = [
    { name: 'shipping', title: claims.freeShipping, text: 'Prepaid or cash on delivery' },
    { name: 'vibe', title: claims.genZ, text: 'Written by people who still get invited' },
    { name: 'trust', title: claims.trustedBy, text: 'Hosts, hostels and whole families' },
    { name: 'india', title: claims.madeInIndia, text: 'Drawn, printed and packed here' },
  ] as const
  return all.flatMap(({ title, ...benefit }) => (title === null ? [] : { ...benefit, title }))
}

export type CategoryTile = {
  readonly handle: string
  readonly name: string
  readonly ink: 'teal' | 'purple' | 'pink' | 'coral'
  /** Of 320 by 267 pixels. */
  readonly picture: string | null
  /** Shown when figures are simulated; otherwise the games are counted. */
  readonly count: string | null
  readonly text: string | null
}

/** Tiles of collections that the store lacks are left out. If it has none of them, its own collections are shown. */
const tiles: readonly CategoryTile[] = [
  {
    handle: 'party-games',
    picture: '/artwork/tile-party-games.webp',
    name: 'Party',
    count: '25+ games',
    text: 'For a full floor and thin walls',
    ink: 'teal',
  },
  {
    handle: 'drinking-games',
    picture: '/artwork/tile-drinking-games.webp',
    name: 'Drinking',
    count: '18+ games',
    text: 'One more round, one more secret',
    ink: 'purple',
  },
  {
    handle: 'couple-games',
    picture: '/artwork/tile-couple-games.webp',
    name: 'Couple',
    count: '12+ games',
    text: 'Two chairs, no phones',
    ink: 'pink',
  },
  {
    handle: 'family-games',
    picture: '/artwork/tile-family-games.webp',
    name: 'Family',
    count: '8+ games',
    text: 'Dadi plays to win',
    ink: 'coral',
  },
]

export const categories = {
  eyebrow: 'Pick your lane',
  title: 'Game Categories',
  counted: (count: number, more: boolean) =>
    `${count}${more ? '+' : ''} ${count === 1 ? 'game' : 'games'}`,
  tiles,
} as const

export const featuresTitle = 'Why our games work'

/** The four feature tiles below the categories and the question who is coming (specification section 2, Home). */
export const features = [
  {
    ink: 'teal',
    icon: 'clock',
    title: 'Ready in a minute',
    text: 'Open, deal, shout. Rules you can read out in one breath.',
  },
  {
    ink: 'coral',
    icon: 'shuffle',
    title: 'Never the same night',
    text: 'Dealt by friends, shuffled by chaos itself.',
  },
  {
    ink: 'purple',
    icon: 'players',
    title: 'Made for mixed company',
    text: 'Old friends, new flatmates, that one cousin.',
  },
  {
    ink: 'pink',
    icon: 'phone-off',
    title: 'Phones down, faces up',
    text: 'Nobody scrolls when it may be their turn.',
  },
] as const

/** Texts around the testimonials; their number is counted. */
export const voices = {
  eyebrow: 'Heard over the music',
  title: 'What the gully says',
  text: (customers: string) => `${customers}, and a few of them in their own words.`,
} as const

type ClosingCall = {
  readonly title: string
  readonly text: string
  readonly button: string
  /** A phone's has 640 by 320 pixels, a wide one 1200 by 600; null for none. */
  readonly picture: { readonly phone: string; readonly wide: string } | null
}

/** The last words before the footer. */
export const closingCall: ClosingCall = {
  title: 'The night is young. The deck is fresh.',
  text: 'Pick a box, call the gang, and pay when it is at your door.',
  button: 'Find your game',
  picture: { phone: '/artwork/closing-phone.webp', wide: '/artwork/closing-wide.webp' },
}
