import { includedTax } from '#merchant/seller-tax.ts'

/** Words inside the order summary of the checkout page (specification section 2, Checkout). */
export const orderSummary = {
  list: 'Games',
  /** On the collapsed summary: its first game, and how many other boxes there are. */
  game: (title: string, count: number) => (count === 1 ? title : `${count}x ${title}`),
  more: (count: number) => ` + ${count} more`,
  /** On the collapsed summary, when a price or the stock has changed. */
  news: 'Something changed.',
  /** On the collapsed summary, as at the hosted checkout: a code that takes nothing off. */
  notApplied: (code: string) => `${code} not applied`,
  quantity: (count: number, price: string) => `${count} × ${price}`,
  changed: (before: string, now: string) => `Price changed from ${before} to ${now}`,
  notCharged: 'Not charged:',
  coupon: (code: string) => `Coupon ${code}`,
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  free: 'Free',
  referral: 'Referral',
  gst: `Prices include ${includedTax}.`,
  soldOut: 'Sold out, so it’s not in the total.',
  /** Discounts that the store gives without a code. */
  automatic: 'Discount',
  /** While the store's quote is loading. */
  pending: '…',
  /** Replaces an amount that only the hosted checkout knows. */
  later: 'worked out at payment',
  /** A code that takes nothing off. */
  nothing: 'Nothing off',
  /** The coupon is the store's discount code behind every referral. */
  repeated: 'Your coupon is the same offer, so it counts once.',
  trouble: {
    unreachable: 'We can’t reach the store. These are the prices you last saw.',
    failed: 'We couldn’t check the prices. These are the ones you last saw.',
  },
} as const
