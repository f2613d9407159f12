/** The page after a form without script, when its checkout could not start. */
export const checkoutProblem = {
  title: 'We couldn’t start your checkout',
} as const

/** What the endpoints under `/api` were doing when a fault occurred, for the response. */
export const helperActions = {
  checkout: 'Create checkout',
  coupon: 'Check coupon',
  quote: 'Price order',
  catalogue: 'Read catalogue',
} as const
