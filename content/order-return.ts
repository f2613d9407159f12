const games = (count: number) => (count === 1 ? '1 game is' : `${count} games are`)

/** When the shop notices that games of the cart were bought (decision 48). */
export const orderReturn = {
  title: 'Your order is on its way',
  one: (game: string) => `${game} is out of your cart. Clear the table!`,
  several: (count: number) => `${games(count)} out of your cart. Clear the table!`,
  undo: 'Undo',
} as const
