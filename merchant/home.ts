import { claims } from './claims.ts'

/** The first screen: what the shop is for (specification section 2, Home). */
export const hero = {
  headline: 'Turn Any Gathering Into an Unforgettable Party',
  offers: [
    { lead: claims.welcomeCode, text: claims.welcomeOffer },
    { lead: 'Free shipping', text: 'across India, COD too' },
  ],
  primary: 'Shop Now & Get Free Shipping',
  secondary: 'View All Games',
  picture:
    'A gully at night: Dadi, in dark glasses, holds up the winning card over a carrom board while uncles, friends and children shout around her.',
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

/** The four feature tiles below the categories (specification section 2, Home). */
export const features = [
  {
    ink: 'teal',
    title: 'Ready in a minute',
    text: 'Open, deal, shout. Rules you can read out in one breath.',
  },
  {
    ink: 'coral',
    title: 'Never the same night',
    text: '50-60 cards a box, shuffled by chaos itself.',
  },
  {
    ink: 'purple',
    title: 'Made for mixed company',
    text: 'Old friends, new flatmates, that one cousin.',
  },
  {
    ink: 'pink',
    title: 'Phones down, faces up',
    text: 'Nobody scrolls when it may be their turn.',
  },
] as const

/** Four static testimonials (specification section 2, Home). */
export const testimonials = {
  eyebrow: 'Heard over the music',
  title: 'What the gully says',
  text: `${claims.happyCustomers}, and four of them in their own words.`,
  items: [
    {
      quote: 'We opened Cousins Kalesh after dinner and missed the last metro. Twice.',
      name: 'Ananya R.',
      place: 'Delhi',
    },
    {
      quote:
        'My shy flatmate accused my boyfriend of cheating at charades. She is not shy any more.',
      name: 'Rohan M.',
      place: 'Pune',
    },
    {
      quote:
        'Dadi has asked for the box every Sunday since Diwali. She keeps it in her cupboard now.',
      name: 'Fatima S.',
      place: 'Hyderabad',
    },
    {
      quote: 'Couple Taboo on a rainy night in: best ₹799 we have not spent on delivery food.',
      name: 'Dev & Ishita',
      place: 'Bengaluru',
    },
  ],
} as const

/** The stat tiles, word for word (specification section 2, Home). */
export const stats = [
  { figure: '10K+', label: 'customers' },
  { figure: '50K+', label: 'game nights' },
  { figure: '4.8', label: 'rating' },
  { figure: '98%', label: 'recommend' },
] as const

export const closingCall = {
  title: 'The night is young. The deck is fresh.',
  text: 'Free shipping across India. Pay when it is at your door.',
  button: 'Find your game',
} as const
