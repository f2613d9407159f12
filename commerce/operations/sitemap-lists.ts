import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type {
  Documents,
  SitemapArticlesQuery,
  SitemapCollectionsQuery,
  SitemapProductsQuery,
} from '#commerce/schema/operations.generated.ts'
import { checkNodeObjects, checkNodes, checkText } from './check-shape.ts'
import type { Connection } from './list-pages.ts'

/** A page of the shop in its sitemap. */
export type SitemapEntry = {
  /** The handles in its URL, in order; for an article, its blog's comes first. */
  readonly handles: readonly string[]
  /** ISO time of the last change; for articles and blogs of the last publication, the only time in the API. */
  readonly updatedAt: string
  /** URLs; they may be relative to the shop. */
  readonly pictures: readonly string[]
}

export type SitemapNode = {
  /** ISO time; null for an entry that the sitemap leaves out because its page is empty. */
  readonly updatedAt: string | null
  /** Null also when only times were requested. */
  readonly entry: SitemapEntry | null
}

type Client = Pick<StorefrontClient, 'query'>
type Variables = { readonly first: number; readonly after: string | null; readonly whole: boolean }
type ListNodes = (client: Client, variables: Variables) => Promise<Connection<SitemapNode>>

export const sitemapProducts: Documents['SitemapProducts'] = /* GraphQL */ `
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

/** Includes whether a collection has products: the sitemap leaves out empty ones. */
export const sitemapCollections: Documents['SitemapCollections'] = /* GraphQL */ `
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

export const sitemapPages: Documents['SitemapPages'] = /* GraphQL */ `
query SitemapPages($first: Int!, $after: String) @inContext(country: IN, language: EN) {
  pages(first: $first, after: $after) {
    nodes { updatedAt handle }
    pageInfo { hasNextPage endCursor }
  }
}
`

export const sitemapBlogs: Documents['SitemapBlogs'] = /* GraphQL */ `
query SitemapBlogs($first: Int!, $after: String) @inContext(country: IN, language: EN) {
  blogs(first: $first, after: $after) {
    nodes {
      handle
      articles(first: 1, sortKey: PUBLISHED_AT, reverse: true) {
        nodes { publishedAt }
        pageInfo { hasNextPage }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`

export const sitemapArticles: Documents['SitemapArticles'] = /* GraphQL */ `
query SitemapArticles($first: Int!, $after: String, $whole: Boolean!) @inContext(country: IN, language: EN) {
  articles(first: $first, after: $after) {
    nodes {
      publishedAt
      handle @include(if: $whole)
      blog @include(if: $whole) { handle }
      image @include(if: $whole) { url }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`

/** How to request a page of each list. All throw StorefrontFault. */
export const sitemapLists: Readonly<
  Record<'products' | 'categories' | 'texts' | 'blogs' | 'articles', ListNodes>
> = {
  async products(client, variables) {
    const { products } = await client.query(sitemapProducts, variables)
    return readNodes(products, 'products', (node) => {
      const updatedAt = checkText(node.updatedAt, 'products.updatedAt')
      return { updatedAt, entry: variables.whole ? readProduct(node, updatedAt) : null }
    })
  },
  async categories(client, variables) {
    const { collections } = await client.query(sitemapCollections, variables)
    return readNodes(collections, 'collections', (node) => {
      const updatedAt = checkText(node.updatedAt, 'collections.updatedAt')
      return { updatedAt, entry: variables.whole ? readCollection(node, updatedAt) : null }
    })
  },
  async texts(client, { first, after }) {
    const { pages } = await client.query(sitemapPages, { first, after })
    return readNodes(pages, 'pages', (node) => {
      const updatedAt = checkText(node.updatedAt, 'pages.updatedAt')
      const handles = [checkText(node.handle, 'pages.handle')]
      return { updatedAt, entry: { handles, updatedAt, pictures: [] } }
    })
  },
  async blogs(client, { first, after }) {
    const { blogs } = await client.query(sitemapBlogs, { first, after })
    return readNodes(blogs, 'blogs', ({ handle, articles }) => {
      const [newest] = checkNodeObjects(articles, 'blogs.articles')
      if (newest === undefined) return { updatedAt: null, entry: null }
      const updatedAt = checkText(newest.publishedAt, 'blogs.articles.publishedAt')
      const handles = [checkText(handle, 'blogs.handle')]
      return { updatedAt, entry: { handles, updatedAt, pictures: [] } }
    })
  },
  async articles(client, variables) {
    const { articles } = await client.query(sitemapArticles, variables)
    return readNodes(articles, 'articles', (node) => {
      const updatedAt = checkText(node.publishedAt, 'articles.publishedAt')
      return { updatedAt, entry: variables.whole ? readArticle(node, updatedAt) : null }
    })
  },
}

function readNodes<Node extends object>(
  connection: Connection<Node>,
  path: string,
  read: (node: Node) => SitemapNode,
): Connection<SitemapNode> {
  const nodes = checkNodeObjects(connection, path).map(read)
  return { nodes, pageInfo: connection.pageInfo }
}

type NodeOf<Connected extends { readonly nodes: readonly unknown[] }> = Connected['nodes'][number]

function readProduct(
  { handle, images }: NodeOf<SitemapProductsQuery['products']>,
  updatedAt: string,
): SitemapEntry {
  const pictures = checkNodeObjects(images, 'products.images').map(({ url }) =>
    checkText(url, 'products.images.url'),
  )
  return { handles: [checkText(handle, 'products.handle')], updatedAt, pictures }
}

/** Null for a collection without products. */
function readCollection(
  { handle, image, products }: NodeOf<SitemapCollectionsQuery['collections']>,
  updatedAt: string,
): SitemapEntry | null {
  if (checkNodes(products, 'collections.products').length === 0) return null
  const pictures = image ? [checkText(image.url, 'collections.image.url')] : []
  return { handles: [checkText(handle, 'collections.handle')], updatedAt, pictures }
}

function readArticle(
  { handle, blog, image }: NodeOf<SitemapArticlesQuery['articles']>,
  updatedAt: string,
): SitemapEntry {
  const blogHandle = checkText(blog?.handle, 'articles.blog.handle')
  const pictures = image ? [checkText(image.url, 'articles.image.url')] : []
  return { handles: [blogHandle, checkText(handle, 'articles.handle')], updatedAt, pictures }
}
