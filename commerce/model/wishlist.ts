import type { ProductSummary } from './product.ts'
import { fieldsOf, matches } from './stored-fields.ts'

const PRODUCT_ID = /^gid:\/\/shopify\/Product\/\d{1,19}$/

/**
 * A saved game in browser storage (specification section 3, Wishlist item): `id` is validated on read,
 * the product only when shown, by `readStoredProduct`.
 */
export type WishlistItem = { readonly id: string; readonly product: unknown }

/** Appends a game; ignores one already saved (specification section 4). */
export function addToWishlist(
  items: readonly WishlistItem[],
  product: ProductSummary,
): readonly WishlistItem[] {
  if (hasInWishlist(items, product.id)) return items
  // Callers may pass a whole product; only what a card shows is stored.
  const { id, handle, title, productType, tags, picture, firstVariant, variety } = product
  const kept: ProductSummary = {
    id,
    handle,
    title,
    productType,
    tags,
    picture,
    firstVariant,
    variety,
  }
  return [...items, { id, product: kept }]
}

/** The list without a game; the same list when it is absent. */
export function removeFromWishlist(
  items: readonly WishlistItem[],
  productId: string,
): readonly WishlistItem[] {
  return hasInWishlist(items, productId) ? items.filter(({ id }) => id !== productId) : items
}

/**
 * Restores removed games at their positions among the remaining ones, for undo.
 * @param former the list before the removal
 */
export function restoreToWishlist(
  items: readonly WishlistItem[],
  removed: readonly WishlistItem[],
  former: readonly WishlistItem[],
): readonly WishlistItem[] {
  const wanted = [...items, ...removed]
  return [
    ...former.filter(({ id }) => hasInWishlist(wanted, id)),
    ...items.filter(({ id }) => !hasInWishlist(former, id)),
  ]
}

export function hasInWishlist(items: readonly WishlistItem[], productId: string): boolean {
  return items.some(({ id }) => id === productId)
}

/**
 * Saved games from browser storage, which is untrusted. Drops items without a product id and
 * duplicates.
 * @param onBadItem called with each item without an id
 * @returns null when it is not a list
 */
export function readWishlist(
  json: unknown,
  onBadItem?: (item: unknown) => void,
): WishlistItem[] | null {
  if (!Array.isArray(json)) return null
  const items = new Map<string, WishlistItem>()
  for (const item of json) {
    const { id, product } = fieldsOf(item)
    if (!matches(id, PRODUCT_ID)) onBadItem?.(item)
    else if (!items.has(id)) items.set(id, { id, product })
  }
  return [...items.values()]
}
