/** Short texts about games for adults, at the buttons and before paying. */
export const adults = {
  game: 'For adults only, 18+.',
  drinking: 'For adults only, 18+. Drink only if you’re of legal age in your state.',
  order: 'This order has a game for adults: by paying, you confirm you’re 18 or older.',
  /** The same in the cart, where there is room for one line. */
  cart: '18+ game: paying confirms you’re 18 or older.',
} as const
