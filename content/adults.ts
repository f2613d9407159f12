/** Short texts about games for adults, at the buttons and before paying. */
export const adults = {
  game: 'For adults only, 18+.',
  drinking: 'For adults only, 18+. Drink only if you’re of legal age in your state.',
  /** In the cart, where there is room for one line, and on the checkout page. */
  order: '18+ game: paying confirms you’re 18 or older.',
} as const
