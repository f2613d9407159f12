import type { PagedList } from '../paging/connection.ts'
import { compareSortValues, type SortValue } from '../paging/cursor.ts'
import type { CollectionNode } from './catalogue-nodes.ts'
import type { Scores } from './catalogue-search.ts'

type CollectionOrder = { readonly sortKey: string; readonly reverse: boolean }

/**
 * Collections in the requested order.
 *
 * @param scores relevance to the search words, if any
 */
export function listCollections(
  collections: readonly CollectionNode[],
  { sortKey, reverse }: CollectionOrder,
  scores: Scores<CollectionNode> = new Map(),
): PagedList<CollectionNode> {
  const sortValueOf = sortValueBy(sortKey, scores)
  const sorted = collections.toSorted(
    (a, b) => compareSortValues(sortValueOf(a), sortValueOf(b)) || a.source.id - b.source.id,
  )
  return {
    items: reverse ? sorted.reverse() : sorted,
    cursorOf: (collection, offset) => ({
      id: collection.source.id,
      value: sortValueOf(collection),
      offset,
    }),
    reverse,
  }
}

function sortValueBy(
  sortKey: string,
  scores: Scores<CollectionNode>,
): (collection: CollectionNode) => SortValue {
  switch (sortKey) {
    case 'TITLE':
      return (collection) => collection.title.toLowerCase()
    case 'RELEVANCE':
      return (collection) => -(scores.get(collection) ?? 0)
    case 'UPDATED_AT':
      return (collection) => Date.parse(collection.updatedAt)
    default:
      return (collection) => collection.source.id
  }
}
