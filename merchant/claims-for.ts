import type { DeliveryFees } from '#commerce/model/delivery-fees.ts'
import type { Claim } from '#commerce/model/figures/claim.ts'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import { groupDigits } from '#commerce/model/group-digits.ts'
import { type Answers, answers, claims, conflictingClaims } from './claims.ts'
import { stats, testimonials } from './voices.ts'
import { withEvidence } from './with-evidence.ts'

/** What the shop says about itself. A claim that is null is not shown, and leaves no gap. */
export type ShopClaims = {
  readonly freeShipping: string | null
  /** After the words 'Free Shipping'. */
  readonly freeShippingTerms: string | null
  /** Whether every order is delivered for free. */
  readonly alwaysFree: boolean
  readonly happyCustomers: string | null
  readonly trustedBy: string | null
  readonly easyReturns: string | null
  readonly exitReturnDays: number | null
  readonly returnDays: number | null
  readonly delivery: DeliveryTimes | null
  readonly genZ: string | null
  readonly madeInIndia: string | null
  readonly quality: string | null
  readonly premium: string | null
  readonly securePayment: string | null
  readonly cashOnDelivery: string | null
  readonly welcomeCode: string | null
  readonly exitCode: string | null
  readonly newsletter: string | null
  readonly box: string | null
  /** Whether there are testimonials or stat tiles. */
  readonly voices: boolean
  /** Whether the shop says that messages arrive, though none is sent (decision 10, choice 11). */
  readonly messagesArrive: boolean
  /** Whether the newsletter's form submits the address, because the shop can send mail. */
  readonly newsletterArrives: boolean
  /** Whether shoppers can ask to be told when a sold-out product is back. */
  readonly wishesKept: boolean
  /** Whether queries are stored for the merchant. */
  readonly queriesKept: boolean
  /** Whether orders are confirmed, and parcels announced, by mail: by a hosted store, or by the shop's own. */
  readonly orderMail: boolean
}

/** What is known about the store and the shop. */
export type KnownStore = {
  /** Null while the store could not be asked for them. */
  readonly fees?: DeliveryFees | null
  readonly isHosted?: boolean
  readonly hasDesk?: boolean
  /** Whether the shop can send mail. */
  readonly hasMail?: boolean
}

export type DeliveryTimes = {
  readonly dispatch: string
  /** When an order is packed, for the thank-you page: `within 24 hours`. */
  readonly processing: string
  readonly standard: string
  readonly express: string | null
  /** The time that the FAQ names. */
  readonly usual: string
  /** By destination, where the texts distinguish them. */
  readonly byPlace: { readonly metro: string; readonly elsewhere: string } | null
}

type ConflictingClaims = Pick<
  ShopClaims,
  Exclude<keyof typeof conflictingClaims, keyof Shipping> | 'exitReturnDays'
>

type Shipping = Pick<ShopClaims, 'freeShipping' | 'freeShippingTerms' | 'alwaysFree'>

/**
 * The claims that a source of figures allows (decision 10, choice 4). Claims about delivery fees follow the store's
 * fees; until those are known, `simulated` uses the specification's words.
 */
export function claimsFor(
  source: FiguresSource,
  { fees = null, isHosted = false, hasDesk = false, hasMail = false }: KnownStore = {},
  merchant: { claims: typeof claims; answers: Answers } = { claims, answers },
): ShopClaims {
  const isSimulated = source === 'simulated'
  const say = ({ text, evidence }: Claim) => (isSimulated || evidence ? text : null)
  const { claims: merchantClaims } = merchant
  return {
    ...(isSimulated ? allConflictingClaims : toAnswered(merchant.answers)),
    ...(isSimulated && (fees === null || fees.kind === 'free')
      ? specifiedShipping
      : toShipping(fees)),
    genZ: say(merchantClaims.genZ),
    madeInIndia: say(merchantClaims.madeInIndia),
    quality: say(merchantClaims.quality),
    premium: say(merchantClaims.premium),
    securePayment: say(merchantClaims.securePayment),
    cashOnDelivery: say(merchantClaims.cashOnDelivery),
    welcomeCode: say(merchantClaims.welcomeCode),
    exitCode: say(merchantClaims.exitCode),
    newsletter: say(merchantClaims.newsletter),
    box: say(merchantClaims.box),
    voices: withEvidence([...stats, ...testimonials], source).length > 0,
    messagesArrive: isSimulated,
    newsletterArrives: hasMail,
    wishesKept: hasMail,
    queriesKept: hasDesk,
    orderMail: isSimulated || isHosted || hasMail,
  }
}

const { delivery } = conflictingClaims

const allConflictingClaims: ConflictingClaims = {
  ...conflictingClaims,
  delivery: { ...delivery, byPlace: { metro: delivery.metro, elsewhere: delivery.elsewhere } },
}

function toAnswered({ returnDays, customers, delivery: times }: Answers): ConflictingClaims {
  const days = returnDays?.value ?? null
  return {
    happyCustomers: customers && `${groupDigits(customers.value)} happy customers`,
    trustedBy: customers && `Trusted by ${groupDigits(customers.value)}`,
    easyReturns: days === null ? null : `${days}-day policy`,
    exitReturnDays: days,
    returnDays: days,
    delivery: times && {
      ...times.value,
      processing: `in ${times.value.dispatch}`,
      usual: times.value.standard,
      byPlace: null,
    },
  }
}

const specifiedShipping: Shipping = {
  freeShipping: conflictingClaims.freeShipping,
  freeShippingTerms: conflictingClaims.freeShippingTerms,
  alwaysFree: true,
}

function toShipping(fees: DeliveryFees | null): Shipping {
  const terms = fees && toTerms(fees)
  return {
    freeShipping: terms && `Free shipping ${terms}`,
    freeShippingTerms: terms,
    alwaysFree: fees?.kind === 'free',
  }
}

function toTerms(fees: DeliveryFees): string | null {
  switch (fees.kind) {
    case 'free':
      return 'across India'
    case 'freeAbove':
      return `on orders above ₹${groupDigits(fees.rupees)}`
    case 'charged':
      return null
  }
}

/** The questions that the merchant has not answered yet, except delivery fees: the store is queried for them. */
export function listUnanswered(given: Answers): readonly (keyof Answers)[] {
  // The keys of an object of this type, which has no others.
  return (Object.keys(given) as (keyof Answers)[]).filter(
    (name) => name !== 'freeShippingAbove' && given[name] === null,
  )
}
