import { unnamed } from './unnamed.ts'

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)
const games = (count: number) => (count === 1 ? '1 game' : `${count} games`)

/** The variant's name; null for a game without variants. */
export function variantLabel(title: string): string | null {
  return title === unnamed.variant ? null : title
}

/** The title with the chosen variant; the title alone for a game without variants. */
export function namedVariant(title: string, variant: string = unnamed.variant): string {
  return variant === unnamed.variant ? title : `${title} (${variant})`
}

/** Buttons that add a game to the cart or buy it at once (specification section 2). */
export const buying = {
  add: 'Add to Cart',
  addFor: (quantity: number, total: string) => `Add ${quantity} to Cart - ${total}`,
  addShort: (total: string) => `Add ${total}`,
  buy: 'Buy Now',
  busy: 'Processing...',
  soldOut: 'Out of Stock',
  quantity: 'Quantity',
  /** The bar at the bottom of phones. */
  bar: (title: string) => `Buy ${title}`,
  /** Specification section 8. */
  added: { title: 'Added to cart!', text: (what: string) => `${what} added to your cart.` },
  viewCart: 'View cart',
  several: (quantity: number, title: string) => `${quantity}x ${title}`,
  games,
  leftOut: (count: number) => `${games(count)} out of stock.`,
  /** At most 250 lines (specification section 9), and 999,999 of each game (decision 10, choice 20). */
  full: { title: 'Your cart is full', description: 'It holds 250 games, and 999,999 of each.' },
  addFailure: { title: 'Error', text: 'Failed to add item to cart. Please try again.' },
  buyFailure: { title: 'Error', text: 'Failed to proceed to checkout. Please try again.' },
} as const

/** The cart's button, the frame of its sheet, and an empty cart (specification section 2, Cart sheet). */
export const cart = {
  button: (count: number) => (count > 0 ? `Cart, ${items(count)}` : 'Cart'),
  count: (count: number) => `${items(count)} in your cart`,
  title: 'Shopping Cart',
  titleWith: (count: number) => `Shopping Cart (${count} items)`,
  loading: 'Loading your cart...',
  unavailable: 'Your cart is safe, but we can’t show it right now. Are you offline?',
  retry: 'Try Again',
  /** In the sheet, and on the checkout page with the button. */
  empty: {
    title: 'Your cart is empty',
    text: 'Add some games to get started!',
    button: 'Continue Shopping',
  },
} as const

/** When the store has fewer of a game than the cart, so the total counts fewer. */
export const leftOutOfTotal = (amount: string) =>
  `${amount} isn’t in the total: we don’t have enough of a game in your cart.`
