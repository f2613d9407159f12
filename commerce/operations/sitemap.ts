import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import type {
  SitemapCollectionsQuery,
  SitemapCollectionsQueryVariables,
  SitemapProductsQuery,
  SitemapProductsQueryVariables,
} from '#commerce/schema/operations.generated.ts'
import { checkNodes, checkObject, checkText } from './check-shape.ts'
import { type Connection, listPages, PAGE_SIZE } from './list-pages.ts'

/** One page of the shop, as its sitemap names it. */
export type SitemapEntry = {
  readonly handle: string
  /** ISO time of the last change. */
  readonly updatedAt: string
  /** URLs; they may be relative to the shop. */
  readonly pictures: readonly string[]
}

/** A part of the catalogue that one file of the sitemap lists. */
export type SitemapShard = {
  /** Cursor before its first entry; null at the beginning. */
  readonly after: string | null
  /** ISO time of the last change in it. */
  readonly updatedAt: string
}

export type SitemapKind = 'products' | 'categories'

/** Pages of the store's list in a shard: 1,000 entries. A sitemap may have 50,000 (sitemaps.org). */
const SHARD_PAGES = 4

export const sitemapProducts: StorefrontDocument<
  SitemapProductsQuery,
  SitemapProductsQueryVariables
> = /* GraphQL */ `
query SitemapProducts($first: Int!, $after: String, $whole: Boolean!) @inContext(country: IN, language: EN) {
  products(first: $first, after: $after) {
    nodes {
      updatedAt
      handle @include(if: $whole)
      images(first: 10) @include(if: $whole) { nodes { url } pageInfo { hasNextPage } }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`

/** Whether a collection has products: without any its page has nothing to find. */
export const sitemapCollections: StorefrontDocument<
  SitemapCollectionsQuery,
  SitemapCollectionsQueryVariables
> = /* GraphQL */ `
query SitemapCollections($first: Int!, $after: String, $whole: Boolean!) @inContext(country: IN, language: EN) {
  collections(first: $first, after: $after) {
    nodes {
      updatedAt
      handle @include(if: $whole)
      image @include(if: $whole) { url }
      products(first: 1) @include(if: $whole) { nodes { id } pageInfo { hasNextPage } }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`

type ProductNode = SitemapProductsQuery['products']['nodes'][number]
type CollectionNode = SitemapCollectionsQuery['collections']['nodes'][number]
type Page = Connection<{ readonly updatedAt: string; readonly entry: SitemapEntry | null }>

/**
 * The parts of the catalogue, in the store's order; none when there are no products or collections.
 * @throws StorefrontFault, also when only a part could be read: a list is whole, or there is none
 */
export async function listSitemapShards(
  client: Pick<StorefrontClient, 'query'>,
  kind: SitemapKind,
  options?: RequestOptions,
): Promise<readonly SitemapShard[]> {
  const shards: { after: string | null; updatedAt: string }[] = []
  let pages = 0
  await listPages(async (after) => {
    const page = await readPage(client, kind, { after, whole: false }, options)
    if (page.nodes.length > 0 && pages % SHARD_PAGES === 0) shards.push({ after, updatedAt: '' })
    pages += 1
    const shard = shards.at(-1)
    for (const { updatedAt } of page.nodes) {
      if (shard && isLater(updatedAt, shard.updatedAt)) shard.updatedAt = updatedAt
    }
    // Only what is counted is kept, not the catalogue.
    return { ...page, nodes: [] }
  })
  return shards
}

/** The entries of a shard. @throws StorefrontFault */
export async function listSitemapEntries(
  client: Pick<StorefrontClient, 'query'>,
  kind: SitemapKind,
  { after: start }: SitemapShard,
  options?: RequestOptions,
): Promise<readonly SitemapEntry[]> {
  let pages = 0
  const nodes = await listPages(async (after) => {
    const page = await readPage(client, kind, { after, whole: true }, options)
    pages += 1
    return pages < SHARD_PAGES ? page : { ...page, pageInfo: { hasNextPage: false } }
  }, start)
  return (nodes ?? []).flatMap(({ entry }) => entry ?? [])
}

async function readPage(
  client: Pick<StorefrontClient, 'query'>,
  kind: SitemapKind,
  wanted: { readonly after: string | null; readonly whole: boolean },
  options: RequestOptions | undefined,
): Promise<Page> {
  const variables = { first: PAGE_SIZE, ...wanted }
  if (kind === 'products') {
    const { products } = await client.query(sitemapProducts, variables, options)
    return readNodes(products, kind, (node) => (wanted.whole ? readProduct(node) : null))
  }
  const { collections } = await client.query(sitemapCollections, variables, options)
  return readNodes(collections, kind, (node) => (wanted.whole ? readCollection(node) : null))
}

function readNodes<Node extends { readonly updatedAt: string }>(
  connection: Connection<Node>,
  place: string,
  read: (node: Node) => SitemapEntry | null,
): Page {
  const nodes = checkNodes(connection, place).map((node) => ({
    updatedAt: checkText(checkObject(node, place).updatedAt, `${place}.updatedAt`),
    entry: read(node),
  }))
  return { nodes, pageInfo: connection.pageInfo }
}

function readProduct({ handle, updatedAt, images }: ProductNode): SitemapEntry {
  const pictures = checkNodes(images, 'products.images').map(({ url }) =>
    checkText(url, 'products.images.url'),
  )
  return { handle: checkText(handle, 'products.handle'), updatedAt, pictures }
}

/** Null for a collection without products. */
function readCollection({ handle, updatedAt, image, products }: CollectionNode) {
  if (checkNodes(products, 'collections.products').length === 0) return null
  const pictures = image ? [checkText(image.url, 'collections.image.url')] : []
  return { handle: checkText(handle, 'collections.handle'), updatedAt, pictures }
}

const isLater = (one: string, other: string) => other === '' || Date.parse(one) > Date.parse(other)
