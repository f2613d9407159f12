/** Beside a product that cannot be bought. */
export const soldOutHelp = {
  save: 'Save to wishlist',
  similar: 'See similar games',
} as const
