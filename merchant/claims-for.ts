import type { Claim } from '#commerce/model/figures/claim.ts'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import { type Answers, answers, claims, disputed } from './claims.ts'
import { stats, testimonials } from './voices.ts'
import { withEvidence } from './with-evidence.ts'

/** What the shop says about itself. Null is not said, and takes no room. */
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
  /** Whether messages are said to arrive, though none is sent (decisions, choice 11). */
  readonly messagesArrive: boolean
}

export type DeliveryTimes = {
  readonly dispatch: string
  readonly standard: string
  readonly express: string | null
  /** What the FAQ says. */
  readonly usual: string
  /** By place, where the texts tell them apart. */
  readonly byPlace: { readonly metro: string; readonly elsewhere: string } | null
}

type Disputed = Pick<
  ShopClaims,
  keyof typeof disputed | 'alwaysFree' | 'freeShippingTerms' | 'exitReturnDays'
>

/** The claims that a source of figures allows (decisions, choice 4). */
export function claimsFor(
  source: FiguresSource,
  merchant: { claims: typeof claims; answers: Answers } = { claims, answers },
): ShopClaims {
  const isSimulated = source === 'simulated'
  const say = ({ text, evidence }: Claim) => (isSimulated || evidence ? text : null)
  const { claims: known } = merchant
  return {
    ...(isSimulated ? everyDisputed : toAnswered(merchant.answers)),
    genZ: say(known.genZ),
    madeInIndia: say(known.madeInIndia),
    quality: say(known.quality),
    premium: say(known.premium),
    securePayment: say(known.securePayment),
    cashOnDelivery: say(known.cashOnDelivery),
    welcomeCode: say(known.welcomeCode),
    exitCode: say(known.exitCode),
    newsletter: say(known.newsletter),
    box: say(known.box),
    voices: withEvidence([...stats, ...testimonials], source).length > 0,
    messagesArrive: isSimulated,
  }
}

const { delivery } = disputed

const everyDisputed: Disputed = {
  ...disputed,
  alwaysFree: true,
  delivery: { ...delivery, byPlace: { metro: delivery.metro, elsewhere: delivery.elsewhere } },
}

const grouped = (count: number) => count.toLocaleString('en-IN')

function toAnswered({
  returnDays,
  freeShippingAbove,
  customers,
  delivery: times,
}: Answers): Disputed {
  const days = returnDays?.value ?? null
  const terms = freeShippingAbove && toTerms(freeShippingAbove.value)
  return {
    freeShipping: terms && `Free shipping ${terms}`,
    freeShippingTerms: terms,
    alwaysFree: freeShippingAbove?.value === 0,
    happyCustomers: customers && `${grouped(customers.value)} happy customers`,
    trustedBy: customers && `Trusted by ${grouped(customers.value)}`,
    easyReturns: days === null ? null : `${days}-day policy`,
    exitReturnDays: days,
    returnDays: days,
    delivery: times && { ...times.value, usual: times.value.standard, byPlace: null },
  }
}

const toTerms = (above: number) =>
  above === 0 ? 'across India' : `on orders above ₹${grouped(above)}`

/** The questions that the merchant has not answered yet. */
export function listUnanswered(given: Answers = answers): readonly (keyof Answers)[] {
  // The keys of an object of this type, which has no others.
  return (Object.keys(given) as (keyof Answers)[]).filter((name) => given[name] === null)
}
