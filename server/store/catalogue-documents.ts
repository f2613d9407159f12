import { z } from 'zod'
import type { StorefrontClient, StorefrontDocument } from '#commerce/client/storefront-client.ts'
import { type CatalogueRead, catalogueReads } from '#commerce/model/catalogue-reads.ts'
import { allCollections, collectionWithProducts } from '#commerce/operations/collections.ts'
import { collectionProductIds } from '#commerce/operations/count-products.ts'
import { PAGE_SIZE } from '#commerce/operations/list-pages.ts'
import { playCards } from '#commerce/operations/play-cards.ts'
import { productVariants } from '#commerce/operations/product-variants.ts'
import {
  allProducts,
  productByHandle,
  productList,
  productRecommendations,
  productSuggestions,
  productsById,
  variantsById,
} from '#commerce/operations/products.ts'

/** Sends one catalogue query with validated variables to the store. @throws StorefrontFault */
export type AskCatalogue = (client: StorefrontClient) => Promise<unknown>

const MAX_CHARACTERS = 255

const handle = z.string().min(1).max(MAX_CHARACTERS)
const first = z.int().min(1).max(PAGE_SIZE)
/** A cursor of the store, in its own format. */
const after = z.string().max(1000).nullable().optional()
const idOf = (types: string) =>
  z.string().regex(new RegExp(`^gid://shopify/(?:${types})/\\d{1,19}$`))
const product = idOf('Product')
const listOf = (types: string) => z.array(idOf(types)).max(PAGE_SIZE)

/** Validates the variables of a query; null when no page of the shop could have sent them. */
type ReadQuery = (variables: unknown) => AskCatalogue | null

function entry<Data, Variables>(
  document: StorefrontDocument<Data, Variables>,
  form: z.ZodType<Variables>,
): ReadQuery {
  return (variables) => {
    const checked = form.safeParse(variables)
    return checked.success ? (client) => client.query(document, checked.data) : null
  }
}

/** The catalogue queries of the shop's pages, with the schema of their variables. */
const queries: Readonly<Record<CatalogueRead, ReadQuery>> = {
  AllCollections: entry(allCollections, z.strictObject({ first, after })),
  AllProducts: entry(allProducts, z.strictObject({ first, after })),
  CollectionProductIds: entry(collectionProductIds, z.strictObject({ handle, first })),
  CollectionWithProducts: entry(
    collectionWithProducts,
    z.strictObject({ id: idOf('Collection').optional(), handle: handle.optional(), first, after }),
  ),
  PlayCards: entry(playCards, z.strictObject({ first })),
  ProductByHandle: entry(productByHandle, z.strictObject({ handle })),
  ProductList: entry(
    productList,
    z.strictObject({
      first,
      query: z.string().max(MAX_CHARACTERS).nullable(),
      sortKey: z.enum(['ID', 'TITLE', 'PRICE', 'BEST_SELLING', 'CREATED_AT']),
      reverse: z.boolean(),
    }),
  ),
  ProductRecommendations: entry(productRecommendations, z.strictObject({ productId: product })),
  ProductSuggestions: entry(productSuggestions, z.strictObject({ productHandle: handle })),
  ProductVariants: entry(productVariants, z.strictObject({ id: product, first, after })),
  ProductsById: entry(productsById, z.strictObject({ ids: listOf('Product') })),
  VariantsById: entry(variantsById, z.strictObject({ ids: listOf('ProductVariant') })),
}

const request = z.strictObject({ name: z.enum(catalogueReads), variables: z.unknown() })

/** Null for anything but `{ name, variables }` of one of these queries. */
export function readCatalogueQuery(value: unknown): AskCatalogue | null {
  const read = request.safeParse(value)
  return read.success ? queries[read.data.name](read.data.variables) : null
}
