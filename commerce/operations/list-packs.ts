import type { StorefrontClient, StorefrontDocument } from '#commerce/client/storefront-client.ts'
import type { Money } from '#commerce/model/money.ts'
import { type PackFacts, packOf } from '#commerce/model/pack-facts.ts'
import type {
  PackListQuery,
  PackListQueryVariables,
} from '#commerce/schema/operations.generated.ts'
import { checkMoney, checkNodeObjects, checkText } from './check-shape.ts'
import { gameFields, readMetafields } from './game-fields.ts'
import { readPackFacts } from './pack-fields.ts'

/** The provider allows 250 products per page, but their variants add to the cost of a query. */
const FIRST = 100
const VARIANTS = 20

export const packList: StorefrontDocument<PackListQuery, PackListQueryVariables> = /* GraphQL */ `
query PackList($first: Int!, $variants: Int!) @inContext(country: IN, language: EN) {
  products(first: $first) {
    nodes {
      title
      ...GameFields
      variants(first: $variants) {
        nodes {
          price { amount currencyCode }
          metafields(identifiers: [
            { namespace: "game", key: "net_quantity" }
            { namespace: "game", key: "mrp" }
          ]) { key value }
        }
        pageInfo { hasNextPage }
      }
    }
    pageInfo { hasNextPage }
  }
}
${gameFields}`

/** A pack for sale: the facts of its product and variant, and its price. */
export type SoldPack = {
  readonly title: string
  readonly pack: PackFacts | null
  readonly price: Money
}

/**
 * The packs of the first hundred products, one for each of their variants.
 * @returns null when the store does not expose metafields
 * @throws StorefrontFault
 */
export async function listPacks(client: StorefrontClient): Promise<readonly SoldPack[] | null> {
  const { products } = await client.query(packList, { first: FIRST, variants: VARIANTS })
  const nodes = checkNodeObjects(products, 'products')
  if (nodes.some(({ metafields }) => metafields === undefined)) return null
  return nodes.flatMap((node) => {
    const ofProduct = readPackFacts(readMetafields(node.metafields, 'product.metafields'))
    return checkNodeObjects(node.variants, 'product.variants').map(({ price, metafields }) => ({
      title: checkText(node.title, 'product.title'),
      pack: packOf(
        ofProduct,
        readPackFacts(readMetafields(metafields ?? [], 'variant.metafields')),
      ),
      price: checkMoney(price, 'variant.price'),
    }))
  })
}
