import type { Answer, Claim } from '#commerce/model/figures/claim.ts'

/*
 * What the shop says about itself, word for word from the specification, and the evidence for it. With
 * FIGURES=simulated everything is said, with `measured` and `off` only what has evidence
 * (decision 10, choice 4). `claims-for.ts` selects it.
 */

/** Questions to which the specification gives two answers. Answer them, and the shop says so. */
export type Answers = {
  /** Days after delivery in which a return may be reported. */
  readonly returnDays: Answer<number>
  /** Order value from which delivery is free, in whole rupees. Said only if it agrees with the store's rates. */
  readonly freeShippingAbove: Answer<number>
  readonly customers: Answer<number>
  /** Each in the form `3-5 business days`; `express` is null if you do not offer it. */
  readonly delivery: Answer<{
    readonly dispatch: string
    readonly standard: string
    readonly express: string | null
  }>
}

/**
 * Your answers. While one is null the shop says nothing about it, and `npm run doctor` says which is missing.
 * @example returnDays: { value: 7, source: 'our returns policy', date: '2026-11-01' }
 */
export const answers: Answers = {
  returnDays: null,
  freeShippingAbove: null,
  customers: null,
  delivery: null,
}

/** The questions, as the doctor words them. */
export const questions: Readonly<Record<keyof Answers, string>> = {
  returnDays: 'how many days a buyer has to report a return (the texts say 7 and 30)',
  freeShippingAbove:
    'an order from which on delivery is free (the texts say always, and above ₹499)',
  customers: 'how many customers there are (the texts say 10,000+ and 5000+)',
  delivery: 'how long delivery takes (the texts say 3-5, 2-4, 4-7 and 3-7 days)',
}

/** Claims that contradict each other. The merchant's answer replaces them. */
export const conflictingClaims = {
  freeShipping: 'Free shipping across India',
  freeShippingTerms: 'on orders above ₹499',
  happyCustomers: '10,000+ happy customers',
  trustedBy: 'Trusted by 5000+',
  /** Trust strip. */
  easyReturns: '30-day policy',
  /** Exit dialog. */
  exitReturnDays: 30,
  /** Shipping tab, Our Promise, the FAQ and the returns policy. */
  returnDays: 7,
  delivery: {
    dispatch: '1-2 business days',
    standard: '3-5 business days',
    express: '1-2 business days',
    /** Thank-you page. */
    processing: 'within 24 hours',
    /** One question of the FAQ. */
    usual: '3-7 days',
    /** Shipping policy. */
    metro: '2-4 working days',
    elsewhere: '4-7 working days',
  },
} as const

type ClaimName =
  | 'genZ'
  | 'madeInIndia'
  | 'quality'
  | 'premium'
  | 'securePayment'
  | 'cashOnDelivery'
  | 'welcomeCode'
  | 'exitCode'
  | 'newsletter'
  | 'box'

export const claims: Readonly<Record<ClaimName, Claim>> = {
  genZ: { text: 'GenZ party vibe', evidence: null },
  madeInIndia: { text: 'Made in India', evidence: null },
  quality: { text: 'Quality Guaranteed', evidence: null },
  premium: { text: 'Premium Quality', evidence: null },
  securePayment: { text: 'Secure Payment', evidence: { kind: 'computed', from: 'policy' } },
  cashOnDelivery: { text: 'Cash on Delivery', evidence: { kind: 'computed', from: 'policy' } },
  /** Give these evidence once your store has such codes. */
  welcomeCode: { text: 'WELCOME10', evidence: null },
  exitCode: { text: 'SAVE10', evidence: null },
  /** 10% off for joining. */
  newsletter: { text: 'Get 10% off your next game night', evidence: null },
  /** The measures in `policies/size-guide.ts`. */
  box: { text: 'About 4x6 inches, 250-350 g, 50-60 cards', evidence: null },
}
