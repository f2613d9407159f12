import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { GameDeck } from '#commerce/model/game-facts.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { checkNodeObjects, checkText } from './check-shape.ts'
import { readMetafield, readTitledTexts } from './game-fields.ts'

export const playCards: Documents['PlayCards'] = /* GraphQL */ `
query PlayCards($first: Int!) @inContext(country: IN, language: EN) {
  products(first: $first) {
    nodes { handle title metafield(namespace: "game", key: "cards") { value } }
    pageInfo { hasNextPage }
  }
}
`

/** The decks among the first products; a product without cards has none. @throws StorefrontFault */
export async function listDecks(
  client: StorefrontClient,
  first: number,
  options?: RequestOptions,
): Promise<readonly GameDeck[]> {
  const { products } = await client.query(playCards, { first }, options)
  return checkNodeObjects(products, 'products').flatMap((node) => {
    const { handle, title, metafield } = node
    const cards = readTitledTexts(readMetafield(metafield, 'product.metafield'))
    if (cards.length === 0) return []
    return [
      {
        handle: checkText(handle, 'product.handle'),
        title: checkText(title, 'product.title'),
        cards,
      },
    ]
  })
}
