import type { CollectionNode } from './catalogue-nodes.ts'
import type { PagedList } from './connection.ts'
import { compareSortValues, type SortValue } from './cursor.ts'

type CollectionOrder = { readonly sortKey: string; readonly reverse: boolean }

/** Collections in the order a client asked for. */
export function listCollections(
  collections: readonly CollectionNode[],
  { sortKey, reverse }: CollectionOrder,
): PagedList<CollectionNode> {
  const sortValueOf = sortValueBy(sortKey)
  const sorted = collections.toSorted(
    (a, b) => compareSortValues(sortValueOf(a), sortValueOf(b)) || a.source.id - b.source.id,
  )
  return {
    items: reverse ? sorted.reverse() : sorted,
    cursorOf: (collection) => ({ id: collection.source.id, value: sortValueOf(collection) }),
    reverse,
  }
}

function sortValueBy(sortKey: string): (collection: CollectionNode) => SortValue {
  switch (sortKey) {
    case 'TITLE':
      return (collection) => collection.title.toLowerCase()
    case 'UPDATED_AT':
      return (collection) => Date.parse(collection.updatedAt)
    default:
      return (collection) => collection.source.id
  }
}
