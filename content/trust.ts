/** The trust strip; the promises are the merchant's (specification section 2, Product page). */
export const trust = {
  payment: { title: 'Secure Payment', text: 'SSL Protected' },
  shipping: 'Free Shipping',
  returns: 'Easy Returns',
  seller: (name: string, town: string) => `Sold and backed by ${name}, ${town}.`,
  ask: 'Ask before you buy:',
  /** Names the links to policies. */
  rules: 'Before you buy',
} as const
