/** Alternative texts of link previews. */
export const sharing = {
  game: (title: string, shop: string) => `${title}, a game by ${shop}`,
  collection: (title: string, shop: string) => `${title} by ${shop}`,
} as const
