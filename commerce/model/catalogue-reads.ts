/** Questions of games and lists, by their operations' names: a device may keep the answers for days. */
export const keptReads = [
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

/** All that pages ask of the catalogue. Nothing of a shopper is in these questions; prices and stock are true for a moment. */
export const catalogueReads = [...keptReads, 'VariantsById'] as const

export type CatalogueRead = (typeof catalogueReads)[number]

/**
 * The name by which one of these questions is asked; null for any other document.
 * @param reads those to look among
 */
export function findRead<Name extends CatalogueRead>(
  document: string,
  reads: readonly Name[],
): Name | null {
  const [, name] = /^\s*query (\w+)/.exec(document) ?? []
  return reads.find((read) => read === name) ?? null
}
