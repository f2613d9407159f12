import { brand } from '../brand.ts'
import type { DeliveryTimes, ShopClaims } from '../claims-for.ts'
import { brandWords, defaultKeywords, pageTitle } from '../seo/seo.ts'
import type { Policy, PolicyBlock, PolicySection, PolicyTable } from './policy.ts'

/** Facts of specification section 9, Shipping. */
export function shippingPolicyFor(claims: ShopClaims): Policy {
  const { freeShipping, delivery } = claims
  const handed = delivery && `We hand your box to the courier within ${delivery.dispatch}.`
  const free = freeShipping && `${freeShipping}, prepaid or cash on delivery.`
  const summary = [free, handed].filter(Boolean).join(' ')
  return {
    ...head,
    summary: summary || 'Prepaid or cash on delivery, anywhere in India that our couriers reach.',
    sections: [
      { id: 'cost', title: 'What it costs', blocks: costs(claims) },
      { id: 'time', title: 'How long it takes', blocks: times(claims) },
      cashOnDelivery,
      following(claims),
      ...otherSections,
    ],
  }
}

function costs({ freeShipping, alwaysFree, delivery }: ShopClaims): readonly PolicyBlock[] {
  const standard = alwaysFree
    ? 'Standard delivery is free across India, for prepaid orders and for cash on delivery alike. There is nothing to add up and nothing to unlock.'
    : `${freeShipping ? `${freeShipping}. ` : ''}The checkout shows what delivery costs before you pay.`
  const express =
    'Express delivery is offered in major cities at an additional charge, which the checkout shows before you pay.'
  return delivery?.express ? [standard, express] : [standard]
}

function times({ delivery }: ShopClaims): readonly PolicyBlock[] {
  const packing =
    'orders placed on a Sunday or a public holiday are packed on the next working day.'
  return [
    ...(delivery?.byPlace ? [timesByPlace(delivery.byPlace, delivery.express)] : []),
    delivery
      ? `Most orders arrive in ${delivery.standard}. Dispatch takes ${delivery.dispatch}; ${packing}`
      : `O${packing.slice(1)}`,
    'Festival weeks, heavy rain and strikes can slow a courier down. If your box is late, write to us and we will chase it for you.',
  ]
}

function timesByPlace(
  { metro, elsewhere }: NonNullable<DeliveryTimes['byPlace']>,
  express: string | null,
): PolicyTable {
  return {
    caption: 'Delivery times, counted from the day after your order',
    head: ['Where', 'Standard', 'Express'],
    rows: [
      ['Metro cities', metro, express ?? 'Not offered yet'],
      ['Everywhere else in India', elsewhere, 'Not offered yet'],
    ],
  }
}

const head: Omit<Policy, 'summary' | 'sections'> = {
  title: 'Shipping Policy',
  eyebrow: 'From our gully to yours',
  updated: '1 November 2026',
  seo: {
    title: pageTitle('Shipping Policy'),
    description:
      'What delivery costs, how long it takes, and cash on delivery: how your card games reach you.',
    keywords: [`${brandWords} shipping`, ...defaultKeywords],
  },
}

const cashOnDelivery: PolicySection = {
  id: 'cash-on-delivery',
  title: 'Cash on Delivery',
  blocks: [
    'Choose Cash on Delivery at checkout and pay the courier in cash or by UPI when the box is in your hands. Please keep the exact amount ready.',
    'An order that is refused at the door without a reason twice may be asked to prepay next time.',
  ],
}

function following({ orderMail }: ShopClaims): PolicySection {
  const link =
    'As soon as the courier has your box, we send the tracking link to the email address of your order.'
  const attempts =
    'The courier calls the phone number of your order before the first attempt. After three attempts the box travels back to us, and we write to you.'
  return {
    id: 'tracking',
    title: 'Following your order',
    blocks: orderMail ? [link, attempts] : [attempts],
  }
}

const otherSections: readonly PolicySection[] = [
  {
    id: 'address',
    title: 'Changing the address',
    blocks: [
      'Typed the wrong flat number? Tell us before the box is handed over and we will change it. Afterwards only the courier can, and not every courier does.',
    ],
  },
  {
    id: 'places',
    title: 'Where we deliver',
    blocks: [
      'We deliver to every PIN code our couriers serve in India. There is no international shipping yet: cousins abroad will have to visit.',
      `Questions? Write to ${brand.email}. We’re here ${brand.supportHours}, and reply within 24 hours.`,
    ],
  },
]
