import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { CurrentVariant, Product, ProductSummary } from '#commerce/model/product.ts'
import type {
  Documents,
  ProductRecommendationsQuery,
  ProductSortKeys,
} from '#commerce/schema/operations.generated.ts'
import { boxesInsideFields } from './boxes-inside.ts'
import { checkList, checkNodes, checkNullable, checkObject } from './check-shape.ts'
import { gameFields } from './game-fields.ts'
import { listPages, PAGE_SIZE } from './list-pages.ts'
import { choiceFields } from './product-choices.ts'
import {
  pictureFields,
  productCardFields,
  readNames,
  readProductSummary,
  readVariant,
  variantFields,
} from './product-fields.ts'
import { productPageFields, readWholeProduct } from './product-variants.ts'

export const allProducts: Documents['AllProducts'] = /* GraphQL */ `
query AllProducts($first: Int!, $after: String) @inContext(country: IN, language: EN) {
  products(first: $first, after: $after) {
    nodes { ...ProductCardFields }
    pageInfo { hasNextPage endCursor }
  }
}
${productCardFields}${variantFields}${pictureFields}`

export const productList: Documents['ProductList'] = /* GraphQL */ `
query ProductList($first: Int!, $query: String, $sortKey: ProductSortKeys, $reverse: Boolean)
  @inContext(country: IN, language: EN) {
  products(first: $first, query: $query, sortKey: $sortKey, reverse: $reverse) {
    nodes { ...ProductCardFields }
    pageInfo { hasNextPage endCursor }
  }
}
${productCardFields}${variantFields}${pictureFields}`

export const productByHandle: Documents['ProductByHandle'] = /* GraphQL */ `
query ProductByHandle($handle: String!) @inContext(country: IN, language: EN) {
  product(handle: $handle) { ...ProductPageFields }
}
${productPageFields}${boxesInsideFields}${choiceFields}${gameFields}${variantFields}${pictureFields}`

export const productsById: Documents['ProductsById'] = /* GraphQL */ `
query ProductsById($ids: [ID!]!) @inContext(country: IN, language: EN) {
  nodes(ids: $ids) { __typename ... on Product { ...ProductCardFields } }
}
${productCardFields}${variantFields}${pictureFields}`

export const variantsById: Documents['VariantsById'] = /* GraphQL */ `
query VariantsById($ids: [ID!]!) @inContext(country: IN, language: EN) {
  nodes(ids: $ids) { __typename ... on ProductVariant { ...VariantFields product { handle title } } }
}
${variantFields}`

export const productRecommendations: Documents['ProductRecommendations'] = /* GraphQL */ `
query ProductRecommendations($productId: ID!) @inContext(country: IN, language: EN) {
  productRecommendations(productId: $productId) { ...ProductCardFields }
}
${productCardFields}${variantFields}${pictureFields}`

export const productSuggestions: Documents['ProductSuggestions'] = /* GraphQL */ `
query ProductSuggestions($productHandle: String!) @inContext(country: IN, language: EN) {
  productRecommendations(productHandle: $productHandle) { ...ProductCardFields }
}
${productCardFields}${variantFields}${pictureFields}`

/** All products in the store's order, 250 per page (specification section 7). */
export async function listAllProducts(
  client: StorefrontClient,
  options?: RequestOptions,
): Promise<ProductSummary[]> {
  const nodes = await listPages(async (after) => {
    const data = await client.query(allProducts, { first: PAGE_SIZE, after }, options)
    return checkObject(data.products, 'products')
  })
  return (nodes ?? []).map(readProductSummary)
}

export type ProductListRequest = {
  /** At most 250. */
  readonly first?: number
  /** In the provider's search syntax. */
  readonly query?: string | null
  readonly sortKey?: ProductSortKeys
  readonly reverse?: boolean
}

/** One page of products; by default 20, sorted by id (specification section 9). */
export async function listProducts(
  client: StorefrontClient,
  { first = 20, query = null, sortKey = 'ID', reverse = false }: ProductListRequest = {},
  options?: RequestOptions,
): Promise<ProductSummary[]> {
  const data = await client.query(productList, { first, query, sortKey, reverse }, options)
  return checkNodes(data.products, 'products').map(readProductSummary)
}

/** Null for an unknown handle. */
export async function findProductByHandle(
  client: StorefrontClient,
  handle: string,
  options?: RequestOptions,
): Promise<Product | null> {
  const data = await client.query(productByHandle, { handle }, options)
  const product = checkNullable(data.product, 'product')
  return product && readWholeProduct(client, product, options)
}

/** The products with these ids, in order; unknown ids are skipped. */
export async function listProductsById(
  client: StorefrontClient,
  productIds: readonly string[],
  options?: RequestOptions,
): Promise<ProductSummary[]> {
  const products: ProductSummary[] = []
  for (const ids of slices(productIds)) {
    const { nodes } = await client.query(productsById, { ids }, options)
    for (const node of checkList(nodes, 'nodes')) {
      if (node?.__typename === 'Product') products.push(readProductSummary(node))
    }
  }
  return products
}

/** Current price, stock and titles of variants, to refresh a cart (decision 10, choice 10). Skips unknown ids. */
export async function listVariantsById(
  client: StorefrontClient,
  variantIds: readonly string[],
  options?: RequestOptions,
): Promise<CurrentVariant[]> {
  const variants: CurrentVariant[] = []
  for (const ids of slices(variantIds)) {
    const { nodes } = await client.query(variantsById, { ids }, options)
    for (const node of checkList(nodes, 'nodes')) {
      if (node?.__typename !== 'ProductVariant') continue
      variants.push({ ...readVariant(node), product: readNames(node.product) })
    }
  }
  return variants
}

/** Recommendations by handle, because lines of the browser's cart have no product id. */
export async function listSuggestions(
  client: StorefrontClient,
  productHandle: string,
  options?: RequestOptions,
): Promise<ProductSummary[]> {
  const data = await client.query(productSuggestions, { productHandle }, options)
  return readRecommendations(data)
}

/** The store's recommendations for a product; may be empty. */
export async function listRecommendations(
  client: StorefrontClient,
  productId: string,
  options?: RequestOptions,
): Promise<ProductSummary[]> {
  const data = await client.query(productRecommendations, { productId }, options)
  return readRecommendations(data)
}

/** In the store's order, but those that a card's buttons cannot buy last: few are shown. */
function readRecommendations({
  productRecommendations: suggested,
}: ProductRecommendationsQuery): ProductSummary[] {
  if (suggested === null) return []
  return checkList(suggested, 'productRecommendations')
    .map(readProductSummary)
    .sort((one, other) => Number(isForSale(other)) - Number(isForSale(one)))
}

/** The store accepts at most 250 ids per request. */
function slices(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)]
  return Array.from({ length: Math.ceil(unique.length / PAGE_SIZE) }, (_, index) =>
    unique.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE),
  )
}
