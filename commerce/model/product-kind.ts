/** Which of the shop's colours a game wears (specification section 2, Product card). */
export type ProductKind = 'party' | 'couple' | 'drinking' | 'other'

const namedKinds = ['party', 'couple', 'drinking'] as const

/** Kind by product type: the first of party, couple and drinking that the type's words hold. */
export function productKind(productType: string): ProductKind {
  const words = productType.toLowerCase()
  return namedKinds.find((kind) => words.includes(kind)) ?? 'other'
}

/** The product type as shown on badges; 'Games' when the store names none (specification section 3). */
export function productTypeLabel(productType: string): string {
  return productType.trim() || 'Games'
}
