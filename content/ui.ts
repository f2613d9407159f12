import { groupDigits } from '#commerce/model/group-digits.ts'

/** Texts of the controls in app/ui. */
export const controls = {
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  clearSearch: 'Clear search',
  password: { show: 'Show password', hide: 'Hide password' },
  quantity: { less: 'Decrease quantity', more: 'Increase quantity' },
  /** Around two prices, for screen readers, which do not say that one is struck through. */
  price: { now: 'Price now', was: 'was' },
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  ratings: groupDigits,
  rated: (rating: number, max: number) => `Rated ${rating} out of ${max}`,
  notRated: 'Not rated yet',
} as const
