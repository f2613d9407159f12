import { claims } from '#merchant/claims.ts'

/** Words of the product page; quoted ones are the specification's (section 2, Product page). */
export const productPage = {
  countdown: {
    offer: 'Limited Time Offer! Free shipping ends in',
    /** Where the figures are measured: true on every day, unlike an offer that never ends. */
    dispatch: {
      today: 'Order in time and we pack it today',
      later: 'Order in time and we pack it on',
    },
  },
  sold: 'sold in past 24hrs',
  benefits: `Why You'll Love This Game:`,
  taxes: 'Inclusive of all taxes',
  inStock: '✓ In Stock - Ready to Ship',
  activity: {
    title: 'Live in the gully',
    viewers: 'live viewers',
    bought: 'bought in last hour',
    pause: 'Pause live updates',
    resume: 'Resume live updates',
  },
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

export const promises = [
  {
    name: 'quality',
    title: 'Quality Guaranteed',
    text: 'Thick cards, sharp print, checked by hand. If something is off, we make it right.',
  },
  {
    name: 'shipping',
    title: 'Free Shipping',
    text: 'Anywhere in India, prepaid or cash on delivery.',
  },
  {
    name: 'returns',
    title: claims.returnsInDays,
    text: 'Wrong, damaged or not as shown? Tell us within a week and send it back free.',
  },
] as const

/** Specification section 2, Product page, Shipping tab; each `lead` is a claim of its own. */
export const shipping = [
  {
    name: 'free',
    lead: claims.freeShipping,
    text: 'Prepaid or cash, to every PIN code our couriers can find. Even yours, behind the temple.',
  },
  {
    name: 'standard',
    lead: `Standard delivery ${claims.standardDelivery}`,
    text: `Packed and handed to the courier in ${claims.dispatch}; the tracking link comes by e-mail.`,
  },
  {
    name: 'express',
    lead: `Express ${claims.expressDelivery} at additional charge`,
    text: 'For birthdays you remembered yesterday, in the larger cities.',
  },
  {
    name: 'cash',
    lead: claims.cashOnDelivery,
    text: 'Pay at your door, in cash or by UPI to the courier.',
  },
] as const

export const returns = {
  title: 'Changed your mind?',
  items: [
    'Returns within 7 days',
    'Original condition',
    'Free return pickup',
    'Refund within 5-7 business days',
  ],
} as const
