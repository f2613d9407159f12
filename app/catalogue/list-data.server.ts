import type { ItemList, ListItem } from 'schema-dts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { FIRST_GAMES } from './first-games.ts'

/**
 * A list of games (schema.org ItemList): those that the page shows at first, with their URLs.
 * @param name the list's heading
 */
export function listData(name: string, games: readonly ProductSummary[], origin: string): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: games.length,
    itemListElement: games.slice(0, FIRST_GAMES).map(
      ({ handle, title }, at): ListItem => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        url: `${origin}/product/${encodeURIComponent(handle)}`,
      }),
    ),
  }
}
