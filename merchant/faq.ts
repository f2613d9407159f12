import { brand } from './brand.ts'

export type Question = {
  /** The anchor of the question. */
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** The eight questions of the FAQ page; times as in specification section 9. */
export const faq: readonly Question[] = [
  {
    id: 'delivery-time',
    question: 'How long does delivery take?',
    answer:
      'Most boxes arrive in 3-7 days, depending on your city. We dispatch within 1-2 business days and e-mail you the tracking link.',
  },
  {
    id: 'shipping-cost',
    question: 'Do I pay for shipping?',
    answer: 'No. Shipping is free across India, for prepaid orders and for cash on delivery.',
  },
  {
    id: 'cash-on-delivery',
    question: 'Can I pay cash on delivery?',
    answer:
      'Yes. Choose Cash on Delivery at checkout and pay when the box is at your door. UPI, debit cards and credit cards work too.',
  },
  {
    id: 'returns',
    question: 'What is your return policy?',
    answer:
      'We have a 7-day return policy. Tell us within 7 days of delivery if a game is damaged, defective or wrong, keep it unused in its original packaging, and we pick it up for free.',
  },
  {
    id: 'players',
    question: 'How many people can play?',
    answer:
      'Party and family games work from 3 players up to a whole room. Couple games are for two. Every product page says what its game likes best.',
  },
  {
    id: 'age',
    question: 'Are the games for adults only?',
    answer:
      'Drinking and couple games are for adults. Party and family games come in milder boxes too; the age is on the back of each.',
  },
  {
    id: 'box',
    question: 'What is in a box?',
    answer:
      'About 50-60 thick cards, a rule sheet you can read in two minutes, and whatever the game needs, in a box of about 4x6 inches.',
  },
  {
    id: 'contact',
    question: 'How do I reach you?',
    answer: `Write to ${brand.email} or use the contact form. We are there ${brand.supportHours}, and reply within 24 hours.`,
  },
]

/** The questions on the home page: those that decide an order. */
export const homeFaq: readonly Question[] = faq.filter(({ id }) =>
  ['returns', 'delivery-time', 'shipping-cost', 'cash-on-delivery', 'players', 'age'].includes(id),
)

export const faqPage = {
  title: 'Frequently Asked Questions',
  crumb: 'FAQ',
  eyebrow: 'Ask the gully',
  ask: 'Ask us something else',
  summary: 'Eight questions we hear most. Yours is not among them? Write to us.',
} as const
