import type { ApiContext } from '../api-context.ts'
import { metafieldResolvers } from '../content/metafield-fields.ts'
import { truncate } from '../content/plain-text.ts'
import { findByIdOrHandle } from '../find-by-id-or-handle.ts'
import { comparesTime } from '../paging/compare-values.ts'
import { paginate } from '../paging/connection.ts'
import {
  fitsSearch,
  positiveWords,
  readSearchQuery,
  type SearchTerm,
} from '../paging/search-query.ts'
import { hasWord, isText } from '../paging/search-text.ts'
import type { Args, Queries, Tables } from '../resolver-table.ts'
import type { CollectionNode } from './catalogue-nodes.ts'
import { catalogueSearchOf } from './catalogue-search.ts'
import { listCollections } from './list-collections.ts'
import { selectProducts } from './list-filters.ts'
import { productListsOf } from './list-products.ts'

type CollectionsArgs = Args<'QueryRoot', 'collections'>

export const collectionFields: Tables<'Collection'> = {
  Collection: {
    description: (collection, { truncateAt }) => truncate(collection.plainDescription, truncateAt),
    ...metafieldResolvers<CollectionNode>(({ source }) => source.metafields),
    products: (collection, args, context) => {
      const order = {
        sortKey: args.sortKey ?? 'COLLECTION_DEFAULT',
        reverse: args.reverse === true,
      }
      const list = productListsOf(collection.productNodes).list(order)
      return paginate(selectProducts(list, args.filters, context), args, context)
    },
  },
}

export const collectionQueries: Queries<'collection' | 'collectionByHandle' | 'collections'> = {
  collection: (_root, args, { nodes }) =>
    findByIdOrHandle('Collection', args, {
      byNumber: nodes.findCollection,
      byHandle: nodes.findCollectionByHandle,
    }),
  collectionByHandle: (_root, { handle }, context) => context.nodes.findCollectionByHandle(handle),
  collections: (_root, args, context) => paginate(searchCollections(args, context), args, context),
}

function searchCollections(args: CollectionsArgs, { nodes, store }: ApiContext) {
  const now = store.now()
  const order = { sortKey: args.sortKey ?? 'ID', reverse: args.reverse === true }
  const expression = readSearchQuery(args.query ?? '')
  if (expression === null) return listCollections(nodes.collections, order)
  const found = nodes.collections.filter((collection) =>
    fitsSearch(expression, (term) => hasTerm(collection, term, now)),
  )
  const scores = catalogueSearchOf(nodes).scoreCollections(positiveWords(expression), {
    isLastPrefix: true,
    needsAll: false,
    isForgiving: false,
  })
  return listCollections(found, order, scores)
}

/** All collections are manual: their `collection_type` is always `custom`. */
function hasTerm(
  { source, plainDescription }: CollectionNode,
  term: SearchTerm,
  now: Date,
): boolean {
  switch (term.field) {
    case 'title':
      return hasWord(source.title, term)
    case 'handle':
      return isText(source.handle, term)
    case 'id':
      return String(source.id) === term.value.split('/').at(-1)
    case 'collection_type':
      return isText('custom', term)
    case 'updated_at':
      return comparesTime(source.updatedAt, term, now)
    default:
      return [source.title, plainDescription].some((text) => hasWord(text, term))
  }
}
