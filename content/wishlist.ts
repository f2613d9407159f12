const games = (count: number) => (count === 1 ? '1 game' : `${count} games`)

/** Texts of a game's heart and of the link in the bar, on every page. */
export const wishlist = {
  games,
  /** The link in the bar, with the number of saved games. */
  link: (count: number) => (count > 0 ? `Wishlist, ${games(count)}` : 'Wishlist'),
  toggle: (title: string) => `Wishlist: ${title}`,
  added: 'Added to wishlist',
  removed: 'Removed from wishlist',
} as const
