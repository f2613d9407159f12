import type { ShopClaims } from '#merchant/claims-for.ts'

/** The order-confirmed page (specification section 2, Thank-you). */
export const thankYou = {
  title: 'Order Confirmed',
  number: 'Your order number is',
  arrives: (days: string) => `Arrives ${days}`,
  total: (amount: string) => `Total ${amount}`,
  /** How the total is paid. */
  paidBy: {
    card: (amount: string) => `${amount} paid by card`,
    upi: (amount: string) => `${amount} paid by UPI`,
    cod: (amount: string) => `${amount} to pay at your door`,
  },
  shop: 'Continue Shopping',
  track: 'Track Your Order',
  next: "What's Next",
  follow: 'Follow us',
  boxes: 'Your boxes',
  tear: 'Tear off your party ticket',
  save: 'Save as a picture',
  /** On the saved picture. */
  story: 'Game night is sorted',
  file: 'game-night.png',
  /** Its games have left the cart. */
  removed: { text: 'The games you bought have left your cart.', putBack: 'Order the same again' },
  unsaved: { title: 'No picture', description: 'This browser couldn’t draw it.' },
} as const

/** Shown instead when the store still has the cart of the checkout (decision 48). */
export const unfinishedOrder = {
  title: 'No finished order yet',
  text: 'The store hasn’t received an order, so your games are still in your cart. Just placed it? Give it a minute and reload this page.',
  checkout: 'Back to checkout',
  cart: 'View cart',
} as const

/** Shown instead when the shop has no order from this browser (decision 25). */
export const noOrder = {
  title: 'No order to show',
  text: 'We can’t see an order from this browser. If you’ve just placed one on another device, write to us and we’ll look it up.',
  contact: 'Contact us',
  /** When the page emptied the cart nevertheless. */
  taken: {
    text: 'This page emptied your cart, as it does after an order. Didn’t just order?',
    button: 'Bring my games back',
  },
} as const

type Tile = {
  readonly name: 'mail' | 'packing' | 'delivery'
  readonly title: string
  readonly text: string
}

const trackingLink = 'We’ll email you the tracking link as soon as your order is shipped.'

/** What 'Track Your Order' says where the store has no page to lead to. */
export function trackingNews({ orderMail }: ShopClaims) {
  return orderMail
    ? { title: 'Tracking is on its way', description: trackingLink }
    : {
        title: 'No tracking page yet',
        description: 'Write to us with your order number and we’ll tell you where your games are.',
      }
}

/** The tiles of the order-confirmed page (specification section 2, Thank-you), as far as the claims go. */
export function thankYouTiles({ delivery, orderMail }: ShopClaims): readonly Tile[] {
  const mail = {
    name: 'mail',
    title: 'Check your email',
    text: 'Your order confirmation is on its way to your inbox.',
  } as const
  const times: readonly Tile[] | null = delivery && [
    {
      name: 'packing',
      title: 'Packed in no time',
      text: `We process your order ${delivery.processing}.`,
    },
    {
      name: 'delivery',
      title: 'At your door soon',
      text: `Delivery takes ${delivery.standard}, anywhere in India.`,
    },
  ]
  return [...(orderMail ? [mail] : []), ...(times ?? [])]
}

/** The What's Next list of the order-confirmed page, below the tiles: it does not repeat them. */
export function nextSteps({ orderMail }: ShopClaims): readonly string[] {
  return [
    ...(orderMail ? [] : ['Keep your order number: it’s all we need when you write to us.']),
    'We pack your games and hand them to the courier.',
    ...(orderMail ? [trackingLink] : []),
    'Call the gang, clear the table, and let the games begin.',
  ]
}
