/** Texts of the checkout page that load after its form (specification section 2, Checkout). */
export const checkoutRest = {
  empty: {
    title: 'Your cart is empty',
    text: 'Add some games to get started!',
    button: 'Continue Shopping',
  },
  trust: {
    secure: { title: 'Secure payment', text: 'Encrypted, on our payment provider’s page' },
    delivery: {
      title: (days: string) => `Delivery in ${days}`,
      text: (days: string) => `Packed and handed over in ${days}`,
    },
  },
} as const
