/** Codes of an order, on the checkout page and in the cart sheet. */
export const codes = {
  title: 'Have a code?',
  giftCard: 'A gift card goes in on the next page, where you pay.',
} as const
