import { claims } from '#merchant/claims.ts'

/** Words of the home page; quoted ones are the specification's (section 2, Home). */
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

export const featured = {
  eyebrow: 'Fresh off the press',
  title: 'Featured Games',
  text: 'Four boxes that start every good night.',
} as const
