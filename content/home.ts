import { claims } from './claims.ts'

/** Words of the home page; quoted ones are the specification's (section 2, Home). */
export const hero = {
  headline: 'Turn Any Gathering Into an Unforgettable Party',
  offers: [
    { lead: claims.welcomeCode, text: claims.welcomeOffer },
    { lead: 'Free shipping', text: 'across India, COD too' },
  ],
  primary: 'Shop Now & Get Free Shipping',
  secondary: 'View All Games',
} as const

export const featured = {
  eyebrow: 'Fresh off the press',
  title: 'Featured Games',
  text: 'Four boxes that start every good night.',
} as const

export const benefits = {
  title: `Why people shop with us`,
  items: [
    { name: 'shipping', title: claims.freeShipping, text: 'Prepaid or cash on delivery' },
    { name: 'vibe', title: claims.genZ, text: 'Written by people who still get invited' },
    { name: 'trust', title: claims.trustedBy, text: 'Hosts, hostels and whole families' },
    { name: 'india', title: claims.madeInIndia, text: 'Drawn, printed and packed here' },
  ],
} as const

export const categories = {
  eyebrow: 'Pick your lane',
  title: 'Game Categories',
  tiles: [
    {
      handle: 'party-games',
      name: 'Party',
      count: '25+ games',
      text: 'For a full floor and thin walls',
      emblem: 'cards',
      ink: 'teal',
    },
    {
      handle: 'drinking-games',
      name: 'Drinking',
      count: '18+ games',
      text: 'One more round, one more secret',
      emblem: 'glass',
      ink: 'purple',
    },
    {
      handle: 'couple-games',
      name: 'Couple',
      count: '12+ games',
      text: 'Two chairs, no phones',
      emblem: 'lips',
      ink: 'pink',
    },
    {
      handle: 'family-games',
      name: 'Family',
      count: '8+ games',
      text: 'Dadi plays to win',
      emblem: 'top',
      ink: 'coral',
    },
  ],
} as const
