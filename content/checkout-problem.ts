/** A form without script whose checkout could not start. */
export const checkoutProblem = {
  title: 'Checkout could not start',
  back: 'Back to the shop',
} as const

/** What the helpers under `/api` were doing, in the answer to a fault. */
export const helperActions = {
  checkout: 'Create checkout',
  coupon: 'Check coupon',
  quote: 'Price order',
  catalogue: 'Read catalogue',
} as const
