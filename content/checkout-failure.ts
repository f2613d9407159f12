/** When the hosted checkout could not be opened (specification section 8). */
export const checkoutFailure = {
  title: 'Checkout Error',
  text: 'Failed to create checkout. Please try again.',
} as const
