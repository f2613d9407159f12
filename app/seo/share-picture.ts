import type { Collection, Product } from '#commerce/model/product.ts'
import { sharing } from '#content/sharing.ts'
import { brand } from '#merchant/brand.ts'

/** The picture of a link preview. */
export type SharePicture = {
  /** An absolute URL, or a path of the shop. */
  readonly url: string
  readonly alt: string
  /** Pixels; null when unknown. */
  readonly width: number | null
  readonly height: number | null
}

/** The size of pictures drawn for sharing (ogp.me). */
const drawn = { width: 1200, height: 630 } as const

/** The picture drawn for a collection; null when there is none. */
export function shareOfCollection({
  title,
  sharePicture,
}: Pick<Collection, 'title' | 'sharePicture'>): SharePicture | null {
  if (sharePicture === null) return null
  return { url: sharePicture, alt: sharing.collection(title, brand.name), ...drawn }
}

/** The picture drawn for a game, else its first in the store; null if neither exists. */
export function shareOfGame({
  title,
  sharePicture,
  picture,
}: Pick<Product, 'title' | 'sharePicture' | 'picture'>): SharePicture | null {
  if (sharePicture !== null) {
    return { url: sharePicture, alt: sharing.game(title, brand.name), ...drawn }
  }
  if (picture === null) return null
  const { url, altText, width, height } = picture
  return { url, alt: altText || title, width, height }
}
