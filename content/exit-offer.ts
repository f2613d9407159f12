/** The exit-intent dialog (specification sections 2 and 4). */
export const exitOffer = {
  title: 'Leaving before the first round?',
  lead: 'Take 10% off with code',
  text: 'It works on everything in your cart',
  /** After the text. */
  returns: (days: number | null) => (days === null ? '.' : `, and there are ${days}-day returns.`),
  complete: 'Complete My Order',
  stay: 'Continue Shopping',
  changed: 'Something changed since you last looked:',
  price: (before: string, now: string) => `${before} before, ${now} now`,
  soldOut: 'Sold out, so we’ll take it off this order.',
} as const
