/** Words around the checkout page's form (specification section 2, Checkout). */
export const checkoutFrame = {
  title: 'Checkout',
  eyebrow: 'Two steps to game night',
  back: 'Back to Cart',
  empty: {
    title: 'Your cart is empty',
    text: 'Add some games to get started!',
    button: 'Continue Shopping',
  },
  /** For browsers that run no script, where no cart can be read. */
  withoutScript: {
    title: 'This page needs script',
    text: 'Your cart is kept by your browser, and only script can read it. Buy Now on a game’s page works without: it takes you straight to the secure checkout.',
    button: 'See all games',
  },
  failed: {
    title: 'Checkout failed',
    description: 'Please try again or contact support.',
    tone: 'destructive',
  },
} as const
