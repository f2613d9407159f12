import { includedTax } from '#merchant/seller-tax.ts'

/** Texts of the cart sheet (specification section 2, Cart sheet). */
export const cartSheet = {
  list: 'Your games',
  empty: { games: 'Pick a game', best: 'See best sellers', suggested: 'Good ones to begin with' },
  line: {
    each: (price: string) => `${price} each`,
    remove: (title: string) => `Remove ${title}`,
    quantity: (title: string) => `Quantity of ${title}`,
    soldOut: 'Sold out',
    changed: (before: string, now: string) => `Price changed from ${before} to ${now}`,
    most: 'That’s the maximum.',
    /** Before the amount of a game that cannot be bought. */
    notCounted: 'Not in the total:',
  },
  goesWell: 'Goes well with',
  add: 'Add',
  /** Beside a tray with three slots. A pack fills one, however many games are in it. */
  tray: (empty: number) =>
    [
      'The tray is full: that is a party.',
      'Room for one more box.',
      'Room for two more boxes.',
      'Room for three boxes.',
    ][Math.max(0, empty)],
  traySaving: (amount: string) => `You save ${amount}`,
  removed: { title: 'Removed from cart', undo: 'Undo' },
  total: 'Total',
  gst: `Prices include ${includedTax}.`,
  /** Where the browser refuses to store the cart. */
  unsaved:
    'Your browser isn’t saving changes to this cart: they are gone once you close or reload the page.',
  trouble: {
    unreachable: 'We can’t reach the store. These are the prices you last saw.',
    failed: 'We couldn’t check the prices. These are the ones you last saw.',
  },
  /** When a game has changed since the sheet was opened. */
  changed: 'Some games changed since you added them. Please check your cart.',
  /** When the store charges another total than the sheet showed. */
  changedTotal: 'Your total has changed. Please check it.',
  hasSoldOut: 'Sold-out games aren’t in the total. Remove them to go on.',
  proceed: 'Proceed to Checkout',
  busy: 'Processing...',
  form: 'Or add your address now',
} as const
