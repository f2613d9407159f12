/** Beside a product that cannot be bought. */
export const soldOutHelp = {
  save: 'Save to wishlist',
  /** Pressed again, the button removes the game. */
  saved: 'Saved to wishlist',
  similar: 'See similar games',
} as const
