/** Codes of an order, on the checkout page and in the cart sheet. */
export const codes = {
  title: 'Have a code?',
  giftCard: 'Got a gift card? Use it on the next page, where you pay.',
} as const
