/** A form without script whose checkout could not start. */
export const checkoutProblem = {
  title: 'Checkout could not start',
  back: 'Back to the shop',
} as const

/** What `/api/checkout` and `/api/coupon` were doing, in the answer to a fault. */
export const helperActions = {
  checkout: 'Create checkout',
  coupon: 'Check coupon',
} as const
