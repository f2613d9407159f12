import { productKind } from '#commerce/model/product-kind.ts'

const inkByKind = { party: 'teal', couple: 'pink', drinking: 'purple', other: 'coral' } as const

export type GameInk = (typeof inkByKind)[keyof typeof inkByKind]

/** A game's colour (specification section 2, Product card). */
export function gameInk({ productType }: { productType: string }): GameInk {
  return inkByKind[productKind(productType)]
}
