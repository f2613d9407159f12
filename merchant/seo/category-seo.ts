import { joinWords } from '#commerce/model/join-words.ts'
import type { Collection } from '#commerce/model/product.ts'
import { brand } from '../brand.ts'

/** Most games that the description names. */
const NAMED = 3

/**
 * The description of a category for search engines: its contents, then the store's description.
 * @param count of all its games
 */
export function describeCategory(
  { title, description, products }: Pick<Collection, 'title' | 'description' | 'products'>,
  count: number,
): string {
  const names = joinWords(products.slice(0, NAMED).map((product) => product.title))
  const games = count === 1 ? '1 game' : `${count} games`
  const such = count > NAMED ? 'such as ' : ''
  const inside = count > 0 ? `: ${games}, ${such}${names}` : ''
  return `${title} by ${brand.name}${inside}. ${description}`.trim()
}
