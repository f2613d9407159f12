import type { Picture, ProductSummary, Variant } from './product.ts'
import { fieldsOf, isSource, isVariantId, matches, readStoredMoney } from './stored-fields.ts'
import type { WishlistItem } from './wishlist.ts'

/** A saved game's product as stored, shown until the store responds. Null when invalid. */
export function readStoredProduct({ id, product }: WishlistItem): ProductSummary | null {
  const { handle, title, productType, tags, picture, firstVariant, variety } = fieldsOf(product)
  if (!matches(handle, /./) || !matches(title, /./) || typeof productType !== 'string') return null
  return {
    id,
    handle,
    title,
    productType,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    picture: readStoredPicture(picture),
    firstVariant: readStoredVariant(firstVariant),
    // Older lists lack it.
    variety: variety === 'several' || variety === 'from' ? variety : 'one',
  }
}

function readStoredPicture(value: unknown): Picture | null {
  const { url, altText, width, height } = fieldsOf(value)
  if (!isSource(url)) return null
  return {
    url,
    altText: typeof altText === 'string' ? altText : '',
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
  }
}

function readStoredVariant(value: unknown): Variant | null {
  const { id, title, price, compareAtPrice, available } = fieldsOf(value)
  const readPrice = readStoredMoney(price)
  if (!isVariantId(id) || typeof title !== 'string' || readPrice === null) return null
  return {
    id,
    title,
    price: readPrice,
    compareAtPrice: readStoredMoney(compareAtPrice),
    available: available === true,
  }
}
