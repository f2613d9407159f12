/** Names of the queries for games and lists; a device may cache their responses for days. */
export const cachedReads = [
  'AllCollections',
  'AllProducts',
  'CollectionProductIds',
  'CollectionWithProducts',
  'PlayCards',
  'ProductByHandle',
  'ProductList',
  'ProductRecommendations',
  'ProductSuggestions',
  'ProductVariants',
  'ProductsById',
] as const

/** All catalogue queries that pages send. They contain no shopper's data; prices and stock soon go out of date. */
export const catalogueReads = [...cachedReads, 'VariantsById'] as const

export type CatalogueRead = (typeof catalogueReads)[number]

/**
 * The name of the query in a document; null for any other document.
 * @param reads the names to look for
 */
export function findRead<Name extends CatalogueRead>(
  document: string,
  reads: readonly Name[],
): Name | null {
  const [, name] = /^\s*query (\w+)/.exec(document) ?? []
  return reads.find((read) => read === name) ?? null
}
