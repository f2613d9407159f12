import type { ApiContext } from './api-context.ts'
import { apiError, notImplemented } from './api-error.ts'
import type { CollectionNode } from './catalogue-nodes.ts'
import { defineConnection, type PageArgs, paginate } from './connection.ts'
import { readNumericId } from './global-id.ts'
import { listCollections } from './list-collections.ts'
import { productListsOf } from './list-products.ts'
import { truncate } from './plain-text.ts'
import { defineType, type Resolver, type TypeFields } from './resolver-table.ts'
import { fitsSearch, readSearchQuery } from './search-query.ts'

type CollectionProductsArgs = PageArgs & {
  readonly sortKey?: string | null
  readonly reverse?: boolean | null
  readonly filters?: readonly unknown[] | null
}
type CollectionsArgs = CollectionProductsArgs & { readonly query?: string | null }
type HandleOrId = { readonly handle?: string | null; readonly id?: string | null }

export const collectionFields: readonly TypeFields[] = [
  defineType<CollectionNode>(
    'Collection',
    [
      'id',
      'handle',
      'title',
      'descriptionHtml',
      'image',
      'seo',
      'onlineStoreUrl',
      'trackingParameters',
      'updatedAt',
    ],
    {
      description: (collection, { truncateAt }: { truncateAt?: number | null }) =>
        truncate(collection.plainDescription, truncateAt),
      products: (collection, args: CollectionProductsArgs, context) => {
        if ((args.filters ?? []).length > 0)
          throw notImplemented('Collection', 'products(filters:)')
        const order = {
          sortKey: args.sortKey ?? 'COLLECTION_DEFAULT',
          reverse: args.reverse === true,
        }
        return paginate(productListsOf(collection.productNodes).list(order), args, context)
      },
    },
  ),
  ...defineConnection('Collection'),
]

export const collectionQueries: Readonly<Record<string, Resolver<unknown>>> = {
  collection: (_root, args: HandleOrId, context) => findCollection(args, context),
  collectionByHandle: (_root, { handle }: { handle: string }, context) =>
    context.nodes.findCollectionByHandle(handle),
  collections: (_root, args: CollectionsArgs, context) => {
    const order = { sortKey: args.sortKey ?? 'ID', reverse: args.reverse === true }
    return paginate(listCollections(searched(args.query, context), order), args, context)
  },
}

function findCollection({ id, handle }: HandleOrId, { nodes }: ApiContext): CollectionNode | null {
  if (typeof id === 'string') {
    const number = readNumericId(id, 'Collection')
    return number === null ? null : nodes.findCollection(number)
  }
  if (typeof handle === 'string') return nodes.findCollectionByHandle(handle)
  throw apiError('BAD_REQUEST', 'one of handle or id must be provided')
}

function searched(
  query: string | null | undefined,
  { nodes }: ApiContext,
): readonly CollectionNode[] {
  const expression = readSearchQuery(query ?? '')
  if (expression === null) return nodes.collections
  return nodes.collections.filter((collection) =>
    fitsSearch(expression, ({ field, value, isPrefix }) => {
      if (field === 'handle') return collection.handle === value
      if (field === 'id') return collection.id.endsWith(`/${value.split('/').at(-1)}`)
      const words = collection.title.toLowerCase()
      return isPrefix
        ? words.split(/\W+/).some((word) => word.startsWith(value))
        : words.includes(value)
    }),
  )
}
