/** What is in the cart sheet (specification section 2, Cart sheet). */
export const cartSheet = {
  list: 'Your games',
  empty: {
    title: 'Your cart is empty',
    text: 'Add some games to get started!',
    games: 'Pick a game',
    best: 'See best sellers',
  },
  line: {
    each: (price: string) => `${price} each`,
    remove: (title: string) => `Remove ${title}`,
    quantity: (title: string) => `Quantity of ${title}`,
    soldOut: 'Sold out',
    changed: (before: string, now: string) => `Price changed from ${before} to ${now}`,
    most: 'This is the maximum.',
    /** Before the amount of a game that cannot be bought. */
    notCounted: 'Not in the total:',
  },
  removed: { title: 'Removed from cart', undo: 'Undo' },
  shipping: 'Shipping',
  free: 'Free',
  /** What the store takes off without a code. */
  automatic: 'Discount',
  /** While the store is asked. */
  pending: '…',
  /** Replaces an amount that only the hosted checkout knows. */
  later: 'worked out at payment',
  total: 'Total',
  gst: 'Prices include GST.',
  /** After the code. */
  welcome: 'takes 10% off your first order at the checkout.',
  trouble: {
    unreachable: 'The store cannot be reached. These are the prices you last saw.',
    failed: 'The prices could not be checked. These are the prices you last saw.',
  },
  /** When something did since the sheet was opened. */
  changed: 'Some games changed since you added them. Please check your cart.',
  hasSoldOut: 'Sold-out games are not in the total. Remove them to go on.',
  proceed: 'Proceed to Checkout',
  busy: 'Processing...',
  form: 'Fill in address or a code first',
} as const
