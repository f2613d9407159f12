/** Names for what has none in the store or in a stored list (specification section 3). */
export const unnamed = {
  product: 'Untitled Product',
  variant: 'Default Title',
  productType: 'Games',
  saved: 'A game',
} as const
