/** Texts of the dialog about changes since the shopper last looked (decisions, choice 10). */
export const checkoutChanges = {
  /** Before and after the current price. */
  before: (price: string) => `${price} before,`,
  now: 'now',
  title: 'Something changed',
  lead: 'Before you go on, please look at what is different now.',
  soldOut: 'Sold out. We take it out of your order.',
  total: 'Your total now',
  confirm: 'Continue to Payment',
  confirmEmpty: 'Take them out',
  back: 'Back to checkout',
} as const
