/** Why a cart, a code or a checkout was refused, where the store itself does not say it to a shopper. */
export const refusals = {
  /** Specification section 5, Discount code validation. */
  invalidCode: 'Invalid discount code',
  emptyCart: 'Your cart is empty',
  soldOut: (title: string) => `The product '${title}' is already sold out.`,
  /** The store's own sentence names the variant by its id. */
  gone: 'This game is no longer sold.',
  goneFromCart: 'A game in your cart is no longer sold.',
  /** What can still be bought, where an order is refused as a whole. */
  left: (title: string, count: number) =>
    `Only ${count} of ${title} ${count === 1 ? 'is' : 'are'} left. Nothing was ordered yet.`,
  capped: (count: number) =>
    `Only ${count} ${count === 1 ? 'item was' : 'items were'} added to your cart due to availability.`,
} as const
