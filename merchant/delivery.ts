import { claims } from './claims.ts'

/** The shop's promises for a game (specification section 2, Product page, Our Promise). */
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

/** Specification section 2, Product page, Shipping tab; each `lead` is a separate claim. */
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
