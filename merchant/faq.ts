import { brand } from './brand.ts'
import type { ShopClaims } from './claims-for.ts'

export type Question = {
  /** The anchor of the question. */
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** The eight questions of the FAQ page; times as in specification section 9. */
export function faqFor(claims: ShopClaims): readonly Question[] {
  return [
    ...deliveryQuestions(claims),
    {
      id: 'cash-on-delivery',
      question: 'Can I pay cash on delivery?',
      answer:
        'Yes. Choose Cash on Delivery at checkout and pay when the box is at your door. UPI, debit cards and credit cards work too.',
    },
    returnsQuestion(claims),
    ...otherQuestions,
  ]
}

/** Only the questions that the claims answer. */
function deliveryQuestions(claims: ShopClaims): Question[] {
  const { delivery, freeShipping, alwaysFree, orderMail } = claims
  const time = delivery && {
    id: 'delivery-time',
    question: 'How long does delivery take?',
    answer: `Most boxes arrive in ${delivery.usual}, depending on your city. We dispatch within ${delivery.dispatch}${orderMail ? ' and email you the tracking link' : ''}.`,
  }
  const cost = freeShipping && {
    id: 'shipping-cost',
    question: 'Do I pay for shipping?',
    answer: alwaysFree
      ? 'No. Shipping is free across India, for prepaid orders and for cash on delivery.'
      : `${freeShipping}. For smaller orders the checkout shows what delivery costs before you pay.`,
  }
  return [time, cost].flatMap((question) => question || [])
}

function returnsQuestion({ returnDays }: ShopClaims): Question {
  const kept =
    'if a game is damaged, defective or wrong, keep it unused in its original packaging, and we’ll pick it up for free.'
  return {
    id: 'returns',
    question: 'What is your return policy?',
    answer:
      returnDays === null
        ? `Tell us ${kept}`
        : `We have a ${returnDays}-day return policy. Tell us within ${returnDays} days of delivery ${kept}`,
  }
}

const otherQuestions: readonly Question[] = [
  {
    id: 'players',
    question: 'How many people can play?',
    answer:
      'Party and family games fill a room, couple games are for two. Each box says what it likes best.',
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
      'The cards, a rule sheet that is quick to read, and whatever the game needs. Its page lists it all.',
  },
  {
    id: 'contact',
    question: 'How do I reach you?',
    answer: `Write to ${brand.email} or use the contact form. We’re here ${brand.supportHours}, and reply within 24 hours.`,
  },
]

/** The questions on the home page: those that decide an order. */
export function homeFaqFor(claims: ShopClaims): readonly Question[] {
  const shown = ['returns', 'delivery-time', 'shipping-cost', 'cash-on-delivery', 'players', 'age']
  return faqFor(claims).filter(({ id }) => shown.includes(id))
}

export const faqPage = {
  title: 'Frequently Asked Questions',
  crumb: 'FAQ',
  eyebrow: 'Ask the gully',
  ask: 'Ask us something else',
  summary: 'The questions we hear most, with short answers.',
} as const
