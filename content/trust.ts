/** The trust strip; the promises are the merchant's (specification section 2, Product page and Checkout). */
export const trust = {
  payment: { title: 'Secure Payment', text: 'SSL Protected' },
  shipping: 'Free Shipping',
  returns: 'Easy Returns',
  seller: (name: string, town: string) => `Sold and backed by ${name}, ${town}.`,
  /** On the checkout page. */
  secure: { title: 'Secure payment', text: 'Encrypted, on our payment provider’s page' },
  delivery: {
    title: (days: string) => `Delivery in ${days}`,
    text: (days: string) => `Packed and handed over in ${days}`,
  },
  ask: 'Ask before you buy:',
  /** Names the links to policies. */
  rules: 'Before you buy',
} as const
