import { productKind } from '#commerce/model/product-kind.ts'

const inkByKind = { party: 'teal', couple: 'pink', drinking: 'purple', other: 'coral' } as const

/** A game's colour (specification section 2, Product card). */
export function gameInk({ productType }: { productType: string }) {
  return inkByKind[productKind(productType)]
}
