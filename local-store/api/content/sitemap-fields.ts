import type { ApiContext } from '../api-context.ts'
import type { ImageNode } from '../catalogue/image-node.ts'
import { apiError } from '../http/api-error.ts'
import type { Args, Queries, Tables } from '../resolver-table.ts'

type SitemapType = Args<'QueryRoot', 'sitemap'>['type']

export type SitemapItem = {
  readonly __typename: 'SitemapResource'
  readonly handle: string
  readonly title: string
  readonly updatedAt: string
  readonly image: SitemapImage | null
}

export type SitemapImage = {
  readonly alt: string | null
  readonly filepath: string
  readonly updatedAt: string
}

export type SitemapNode = { readonly items: readonly SitemapItem[] }

/** Number of resources on a page of the sitemap. */
const PAGE_SIZE = 250

export const sitemapQueries: Queries<'sitemap'> = {
  sitemap: (_root, { type }, context) => ({
    items: listItems(type, context),
  }),
}

function listItems(type: SitemapType, { nodes }: ApiContext): SitemapItem[] {
  switch (type) {
    case 'PRODUCT':
      return nodes.products.map((node) => toItem(node, node.featuredImage))
    case 'COLLECTION':
      return nodes.collections.map((node) => toItem(node, node.image))
    case 'PAGE':
      return nodes.content.pages.map((node) => toItem(node, null))
    case 'ARTICLE':
      return nodes.content.articles.map((node) => toItem(node, node.image))
    case 'BLOG':
      return nodes.content.blogs.map((node) => {
        const times = node.articleNodes.map((article) => article.updatedAt)
        const updatedAt = times.toSorted().at(-1) ?? unknownTime
        return toItem({ ...node, updatedAt }, null)
      })
    case 'METAOBJECT':
      return []
  }
}

/** Blogs have no times in the catalogue, and an empty blog has no article to take one from. */
const unknownTime = '2026-01-01T00:00:00Z'

type Mapped = { readonly handle: string; readonly title: string; readonly updatedAt: string }

function toItem({ handle, title, updatedAt }: Mapped, image: ImageNode | null): SitemapItem {
  return {
    __typename: 'SitemapResource',
    handle,
    title,
    updatedAt,
    image: image && { alt: image.altText, filepath: image.address, updatedAt },
  }
}

export type SitemapPage = {
  readonly items: readonly SitemapItem[]
  readonly hasNextPage: boolean
}

function toPage({ items }: SitemapNode, page: number): SitemapPage {
  if (page < 1) throw apiError('INVALID_FIELD_ARGUMENTS', 'page must be greater than or equal to 1')
  return {
    items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    hasNextPage: items.length > page * PAGE_SIZE,
  }
}

export const sitemapFields: Tables<'Sitemap'> = {
  Sitemap: {
    pagesCount: ({ items }) => ({ count: Math.ceil(items.length / PAGE_SIZE), precision: 'EXACT' }),
    resources: (sitemap, { page }, { budget }) => {
      const found = toPage(sitemap, page)
      budget.spend(found.items.length)
      return found
    },
  },
}
