import type { StorefrontClient, StorefrontDocument } from '#commerce/client/storefront-client.ts'
import type { Money } from '#commerce/model/money.ts'
import { type PackFacts, packOf } from '#commerce/model/pack-facts.ts'
import type {
  PackListQuery,
  PackListQueryVariables,
} from '#commerce/schema/operations.generated.ts'
import { checkMoney, checkNodeObjects, checkText } from './check-shape.ts'
import { gameFields, readMetafields } from './game-fields.ts'
import { listPages } from './list-pages.ts'
import { readPackFacts } from './pack-fields.ts'

/** The provider allows 250 products per page, but their variants add to the cost of a query. */
const FIRST = 100
const VARIANTS = 20

export const packList: StorefrontDocument<PackListQuery, PackListQueryVariables> = /* GraphQL */ `
query PackList($first: Int!, $after: String, $variants: Int!) @inContext(country: IN, language: EN) {
  products(first: $first, after: $after) {
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
    pageInfo { hasNextPage endCursor }
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
 * The packs of all products, one for each of their variants.
 * @param ask a client for each page, since a long list takes longer than the deadline of one
 * @param options.isShort whether the first hundred products are enough
 * @returns null when the store does not expose metafields
 * @throws StorefrontFault
 */
export async function listPacks(
  ask: () => StorefrontClient,
  { isShort }: { readonly isShort: boolean },
): Promise<readonly SoldPack[] | null> {
  return listPages(async (after) => {
    const { products } = await ask().query(packList, { first: FIRST, after, variants: VARIANTS })
    const nodes = checkNodeObjects(products, 'products')
    if (nodes.some(({ metafields }) => metafields === undefined)) return null
    const pageInfo = isShort ? { hasNextPage: false } : products.pageInfo
    return { nodes: nodes.flatMap(readSoldPacks), pageInfo }
  })
}

function readSoldPacks(node: PackListQuery['products']['nodes'][number]): readonly SoldPack[] {
  const ofProduct = readPackFacts(readMetafields(node.metafields, 'product.metafields'))
  return checkNodeObjects(node.variants, 'product.variants').map(({ price, metafields }) => ({
    title: checkText(node.title, 'product.title'),
    pack: packOf(ofProduct, readPackFacts(readMetafields(metafields ?? [], 'variant.metafields'))),
    price: checkMoney(price, 'variant.price'),
  }))
}
