import type { DeliveryTimes } from '#merchant/claims-for.ts'

/** The order-confirmed page (specification section 2, Thank-you). */
export const thankYou = {
  title: 'Order Confirmed',
  number: 'Your order number is',
  shop: 'Continue Shopping',
  track: 'Track Your Order',
  tracking: {
    title: 'Tracking is on its way',
    description: 'The tracking link arrives by e-mail as soon as your order is shipped.',
  },
  next: "What's Next",
  follow: 'Follow us',
} as const

/** Instead of it, where the shop knows of no order of this browser (decision 25). */
export const noOrder = {
  title: 'No order to show',
  text: 'We know of no order from this browser. If you have just placed one, its number is in the e-mail that came with it.',
  contact: 'Contact us',
  /** After a link that emptied the cart all the same. */
  taken: {
    text: 'This page emptied your cart, as it does after an order. Did you not order just now?',
    button: 'Bring my games back',
  },
} as const

type Tile = { readonly title: string; readonly text: string }

/** The tiles of the order-confirmed page (specification section 2, Thank-you): three, or one without known times. */
export function thankYouTiles(delivery: DeliveryTimes | null): readonly Tile[] {
  const mail = {
    title: 'Check your e-mail',
    text: 'Your order confirmation is on its way to your inbox.',
  }
  if (delivery === null) return [mail]
  return [
    mail,
    { title: 'Packed in no time', text: `We process your order ${delivery.processing}.` },
    {
      title: 'At your door soon',
      text: `Delivery takes ${delivery.standard}, anywhere in India.`,
    },
  ]
}

/** The What's Next list of the order-confirmed page. */
export const nextSteps = [
  'Your confirmation e-mail arrives in a few minutes.',
  'We pack your games and hand them to the courier.',
  'The tracking link arrives by e-mail as soon as your order is shipped.',
  'Call the gang, clear the table, and let the games begin.',
] as const
