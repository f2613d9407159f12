/** Texts of the product page; quoted ones come from the specification (section 2, Product page). */
export const productPage = {
  percentOff: (percent: number) => `${percent}% OFF`,
  saving: (amount: string, percent: number) =>
    `Save ${amount}${percent ? ` (${percent}% OFF)` : ''}`,
  benefits: `Why You'll Love This Game:`,
  taxes: 'Inclusive of all taxes',
  /** When delivery is not free for all, so that no cost appears only at the checkout. */
  taxesOnly: 'Inclusive of all taxes, before shipping',
} as const

/** Choosing a variant. */
export const choice = {
  soldOut: 'Sold out',
  /** Beside the price. */
  isSoldOut: (variant: string) => `Sold out: ${variant}`,
  /** A link in place of the quantity. The name is that of the variant in stock, or of the options in which it differs. */
  see: (name: string, price: string) => `See ${name}, ${price}`,
  /** A link to the choice, after the chosen variant's name. */
  change: (options: readonly string[]) => `Change ${options.join(' or ').toLowerCase()}`,
  /** For a value that no variant combines with the other chosen ones. */
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
