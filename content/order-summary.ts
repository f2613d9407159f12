/** Words inside the order summary of the checkout page (specification section 2, Checkout). */
export const orderSummary = {
  list: 'Games',
  quantity: (count: number) => `Quantity: ${count}`,
  changed: (before: string, now: string) => `Price changed from ${before} to ${now}`,
  notCharged: 'Not charged:',
  coupon: (code: string) => `Coupon ${code}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  referral: 'Referral',
  gst: 'Prices include GST.',
  soldOut: 'Sold out, so it is not part of the total.',
  /** Replaces the discount of a code while it is unknown. */
  later: 'worked out at payment',
  trouble: {
    unreachable: 'The store cannot be reached. These are the prices you last saw.',
    failed: 'The prices could not be checked. These are the prices you last saw.',
  },
} as const
