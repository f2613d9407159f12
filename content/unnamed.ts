/** The names of what the store or a stored list leaves without one (specification section 3). */
export const unnamed = {
  product: 'Untitled Product',
  variant: 'Default Title',
  productType: 'Games',
  saved: 'A game',
} as const
