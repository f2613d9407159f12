import type { ApiContext } from '../api-context.ts'
import type { ImageNode } from '../catalogue/image-node.ts'
import { apiError } from '../http/api-error.ts'
import { defineType, type Resolver, type TypeFields } from '../resolver-table.ts'

type SitemapType = 'ARTICLE' | 'BLOG' | 'COLLECTION' | 'METAOBJECT' | 'PAGE' | 'PRODUCT'

type SitemapItem = {
  readonly __typename: 'SitemapResource'
  readonly handle: string
  readonly title: string
  readonly updatedAt: string
  readonly image: SitemapImage | null
}

type SitemapImage = {
  readonly alt: string | null
  readonly filepath: string
  readonly updatedAt: string
}

type SitemapNode = { readonly items: readonly SitemapItem[] }

/** How many resources stand on one page of the map. */
const pageSize = 250

export const sitemapQueries: Readonly<Record<string, Resolver<unknown>>> = {
  sitemap: (_root, { type }: { type: SitemapType }, context): SitemapNode => ({
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

/** A blog says no time of its own; an empty one was never changed. */
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

function toPage({ items }: SitemapNode, page: number) {
  if (page < 1) throw apiError('INVALID_FIELD_ARGUMENTS', 'page must be greater than or equal to 1')
  return {
    items: items.slice((page - 1) * pageSize, page * pageSize),
    hasNextPage: items.length > page * pageSize,
  }
}

export const sitemapFields: readonly TypeFields[] = [
  defineType<SitemapNode>('Sitemap', [], {
    pagesCount: ({ items }) => ({ count: Math.ceil(items.length / pageSize), precision: 'EXACT' }),
    resources: (sitemap, { page }: { page: number }, { budget }) => {
      const found = toPage(sitemap, page)
      budget.spend(found.items.length)
      return found
    },
  }),
  defineType<ReturnType<typeof toPage>>('PaginatedSitemapResources', ['items', 'hasNextPage']),
  defineType<SitemapItem>('SitemapResource', ['handle', 'title', 'updatedAt', 'image']),
  defineType<SitemapImage>('SitemapImage', ['alt', 'filepath', 'updatedAt']),
]
