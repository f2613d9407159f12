import { unnamed } from '#content/unnamed.ts'

/** Selects a game's colours (specification section 2, Product card). */
export type ProductKind = 'party' | 'couple' | 'drinking' | 'other'

const namedKinds = ['party', 'couple', 'drinking'] as const

/** The first of party, couple and drinking found in the product type. */
export function productKind(productType: string): ProductKind {
  const words = productType.toLowerCase()
  return namedKinds.find((kind) => words.includes(kind)) ?? 'other'
}

/** The product type for badges, with a word for an empty one (specification section 3). */
export function productTypeLabel(productType: string): string {
  return productType.trim() || unnamed.productType
}
