/** Texts of the dialog about changes since the shopper last looked (decision 10, choice 10). */
export const checkoutChanges = {
  /** Before and after the current price. */
  before: (price: string) => `${price} before,`,
  now: 'now',
  title: 'Something changed',
  lead: 'Before you go on, please check what’s different.',
  soldOut: 'Sold out, so we’ll take it off your order.',
  total: 'Your total now',
  confirm: 'Continue to Payment',
  confirmEmpty: 'Remove sold-out games',
  back: 'Back to checkout',
} as const
