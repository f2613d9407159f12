import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { CurrentVariant, ProductSummary, Variant } from '#commerce/model/product.ts'
import { openFakeStorefront } from './fake-storefront.ts'

/** The store's current response about variants; rejects when the store does not respond. */
export type ReadVariants = (variantIds: readonly string[]) => Promise<readonly CurrentVariant[]>

/** A store that has prices and stock of variants, for tests that refresh a cart; what it recommends are its best sellers too. */
export function storeSelling(
  read: ReadVariants,
  suggested: readonly ProductSummary[] = [],
): StorefrontClient {
  const nodes = async ({ ids }: { readonly ids?: unknown }) =>
    (await read(Array.isArray(ids) ? ids.map(String) : [])).map(toNode)
  const cards = suggested.map(toCard)
  return openFakeStorefront({ nodes, productRecommendations: cards, products: { nodes: cards } })
    .client
}

function toNode({ price, compareAtPrice, available, ...variant }: Variant) {
  return {
    __typename: 'ProductVariant',
    ...variant,
    price: toAmount(price),
    compareAtPrice: compareAtPrice && toAmount(compareAtPrice),
    availableForSale: available,
  }
}

/** A game as a list of the store has it. */
export function toCard({
  firstVariant,
  picture,
  game: _,
  variety: __,
  ...product
}: ProductSummary) {
  const prices = firstVariant && toAmount(firstVariant.price)
  return {
    ...product,
    featuredImage: picture,
    priceRange: { minVariantPrice: prices, maxVariantPrice: prices },
    variants: {
      nodes: firstVariant ? [toNode(firstVariant)] : [],
      pageInfo: { hasNextPage: false },
    },
    metafields: [],
  }
}

function toAmount({ minor, currency }: Variant['price']) {
  return { amount: (minor / 100).toFixed(2), currencyCode: currency }
}
