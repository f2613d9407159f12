/** The trust strip; the promises are the merchant's (specification section 2, Product page). */
export const trust = {
  payment: { title: 'Secure Payment', text: 'SSL Protected' },
  shipping: 'Free Shipping',
  returns: 'Easy Returns',
} as const
