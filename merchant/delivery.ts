import type { ShopClaims } from './claims-for.ts'

type Line<Name extends string> = {
  readonly name: Name
  readonly title: string
  readonly text: string
}

/** Leaves out lines without a title: a claim without evidence has none. */
function withTitle<Name extends string>(
  lines: readonly (Omit<Line<Name>, 'title'> & { readonly title: string | null })[],
): readonly Line<Name>[] {
  return lines.flatMap(({ title, ...line }) => (title === null ? [] : { ...line, title }))
}

/** The shop's promises for a game (specification section 2, Product page, Our Promise). */
export function promisesFor(
  claims: ShopClaims,
): readonly Line<'quality' | 'shipping' | 'returns'>[] {
  return withTitle([
    {
      name: 'quality',
      title: claims.quality,
      text: 'Thick cards, sharp print, checked by hand. If something is off, we make it right.',
    },
    {
      name: 'shipping',
      title: claims.freeShipping && 'Free Shipping',
      text: claims.alwaysFree
        ? 'Anywhere in India, prepaid or cash on delivery.'
        : `${claims.freeShipping}, prepaid or cash on delivery.`,
    },
    {
      name: 'returns',
      title: claims.returnDays === null ? null : `${claims.returnDays}-Day Return`,
      text: 'Wrong, damaged or not as shown? Tell us in time and send it back free.',
    },
  ])
}

/** Specification section 2, Product page, Shipping tab; each title is a separate claim. */
export function shippingFor(
  claims: ShopClaims,
): readonly Line<'free' | 'standard' | 'express' | 'cash'>[] {
  const { delivery, orderMail } = claims
  return withTitle([
    {
      name: 'free',
      title: claims.freeShipping,
      text: 'Prepaid or cash, to every PIN code our couriers can find. Even yours, behind the temple.',
    },
    {
      name: 'standard',
      title: delivery && `Standard delivery ${delivery.standard}`,
      text: `Packed and handed to the courier in ${delivery?.dispatch}${orderMail ? '; the tracking link comes by email' : ''}.`,
    },
    {
      name: 'express',
      title: delivery?.express ? `Express ${delivery.express} at additional charge` : null,
      text: 'For birthdays you remembered yesterday, in the larger cities.',
    },
    {
      name: 'cash',
      title: claims.cashOnDelivery,
      text: 'Pay at your door, in cash or by UPI to the courier.',
    },
  ])
}

/** Facts of the returns policy. */
export function returnsFor({ returnDays }: ShopClaims) {
  return {
    title: 'If it has to come back',
    items: [
      ...(returnDays === null ? [] : [`Returns within ${returnDays} days`]),
      'Original condition',
      'Free return pickup',
      'Refund within 5-7 business days',
    ],
  }
}
