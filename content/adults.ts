/** Short texts about games for adults, at the buttons and before paying. */
export const adults = {
  game: 'For adults only, 18+.',
  drinking: 'For adults only, 18+. Drinks from the legal age of your state.',
  order: 'This order has a game for adults: by paying you say that you are 18 or older.',
  /** The same in the cart, where there is room for one line. */
  cart: '18+ game: by paying you say you are 18 or older.',
} as const
