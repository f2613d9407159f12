import { pictureUrl } from '#commerce/model/picture.ts'
import type { ProductSummary } from '#commerce/model/product.ts'

/** A game of an order, as its label shows it. */
export type OrderedBox = {
  readonly title: string
  /** URL; null for a game without a picture. */
  readonly picture: string | null
}

/** Pixels; sharp on the picture that can be saved. */
const WIDTH = 480

export function toOrderedBox({ title, picture }: ProductSummary): OrderedBox {
  return { title, picture: picture && pictureUrl(picture.url, { width: WIDTH }) }
}
