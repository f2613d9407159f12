/** Texts of the product page; quoted ones come from the specification (section 2, Product page). */
export const productPage = {
  countdown: {
    offer: 'Limited Time Offer! Free shipping ends in',
    /** With measured figures: true every day, unlike an offer that never ends. */
    dispatch: {
      today: 'Order in time and we pack it today',
      later: 'Order in time and we pack it on',
    },
  },
  /** Before and after the code. */
  hint: { before: 'Apply', after: 'and get 10% off on your first purchase.' },
  percentOff: (percent: number) => `${percent}% OFF`,
  saving: (amount: string, percent: number) => `Save ${amount} (${percent}% OFF)`,
  /** Around the average, for screen readers. */
  rated: { before: 'Rated', after: 'out of 5' },
  reviews: (count: number) => `(${count} reviews)`,
  sold: 'sold in past 24hrs',
  benefits: `Why You'll Love This Game:`,
  taxes: 'Inclusive of all taxes',
  /** Where delivery is not free for all: no part of a price is kept for later. */
  taxesOnly: 'Inclusive of all taxes, before shipping',
  inStock: '✓ In Stock - Ready to Ship',
} as const

/** Choosing a variant. */
export const choice = {
  soldOut: 'Sold out',
  /** For a value that the store does not combine with the other chosen ones. */
  apart: 'Other combination',
  /** The button without script; the option's name follows. */
  choose: 'Choose',
} as const

export const gallery = {
  soldOut: 'Sold Out',
  none: (title: string) => `${title}: no picture yet`,
  picture: 'Picture',
  of: 'of',
  show: (number: number, count: number) => `Show picture ${number} of ${count}`,
  named: (title: string, number: number) => `${title}, picture ${number}`,
  pictures: (title: string) => `Pictures of ${title}`,
  showVideo: 'Show the video',
  larger: 'Larger',
  smaller: 'Smaller',
  zoomIn: (alt: string) => `Zoom in: ${alt}`,
  zoomOut: (alt: string) => `Zoom out: ${alt}`,
} as const

/** The page without its product (specification section 2, Product page; section 8). */
export const productStates = {
  loading: 'Loading product...',
  absence: {
    title: 'Product Not Found',
    text: "The product you're looking for doesn't exist.",
    button: 'View All Games',
  },
} as const
