/** Specification section 2, Product page. */
export const relatedGames = { title: 'You Might Also Like' } as const
