import type { Product } from '#commerce/model/product.ts'
import { productKind } from '#commerce/model/product-kind.ts'
import type { Tint } from '#commerce/model/tint.ts'

const inkByKind = { party: 'teal', couple: 'pink', drinking: 'purple', other: 'coral' } as const

export type GameInk = (typeof inkByKind)[keyof typeof inkByKind]

/** A game's colour (specification section 2, Product card). */
export function gameInk({ productType }: { productType: string }): GameInk {
  return inkByKind[productKind(productType)]
}

/** The colour of the backs of a game's cards: that of its pictures, as they are printed there, else its category's. */
export function cardInk(product: Pick<Product, 'productType' | 'tint'>): Tint {
  return product.tint ?? gameInk(product)
}
