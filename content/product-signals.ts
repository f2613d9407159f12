/** Texts of the product page that load after its buttons; quoted ones come from the specification (section 2). */
export const signals = {
  countdown: {
    offer: 'Limited Time Offer! Free shipping ends in',
    /** With measured figures: true every day, unlike an offer that never ends. */
    dispatch: {
      today: 'Order in time and we’ll pack it today',
      later: 'Order in time and we’ll pack it on',
    },
  },
  /** Before and after the code. */
  hint: { before: 'Apply', after: 'and get 10% off on your first purchase.' },
  /** Around the average, for screen readers. */
  rated: { before: 'Rated', after: 'out of 5' },
  reviews: (count: number) => `(${count} ${count === 1 ? 'review' : 'reviews'})`,
  sold: 'sold in past 24hrs',
  inStock: '✓ In Stock - Ready to Ship',
} as const
