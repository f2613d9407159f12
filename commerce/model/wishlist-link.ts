const ID_START = 'gid://shopify/Product/'

/** Keeps the link short enough for every messenger. */
const MAX_SHARED = 100

/** The value of `?games=` in a share link: the numeric parts of the product ids. */
export function writeSharedGames(productIds: readonly string[]): string {
  return productIds
    .slice(0, MAX_SHARED)
    .map((id) => id.slice(ID_START.length))
    .join('-')
}

/** The unique product ids of a share link; null when it is not one. */
export function readSharedGames(search: string): readonly string[] | null {
  const numbers = new URLSearchParams(search).get('games')?.match(/\d{1,19}/g)
  if (!numbers) return null
  return [...new Set(numbers)].slice(0, MAX_SHARED).map((number) => `${ID_START}${number}`)
}
