/** A form without script whose checkout could not start. */
export const checkoutProblem = {
  title: 'Checkout could not start',
  back: 'Back to the shop',
} as const
