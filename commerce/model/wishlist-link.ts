const ID_START = 'gid://shopify/Product/'

/** Longer lists are cut, so that the address stays one that every messenger takes. */
const MOST_SHARED = 100

/** The value of `?games=` that opens the same list elsewhere: the numbers of the products' ids. */
export function writeSharedGames(productIds: readonly string[]): string {
  return productIds
    .slice(0, MOST_SHARED)
    .map((id) => id.slice(ID_START.length))
    .join('-')
}

/** The product ids that a share link names, each once; null when the address is none. */
export function readSharedGames(search: string): readonly string[] | null {
  const numbers = new URLSearchParams(search).get('games')?.match(/\d{1,19}/g)
  if (!numbers) return null
  return [...new Set(numbers)].slice(0, MOST_SHARED).map((number) => `${ID_START}${number}`)
}
