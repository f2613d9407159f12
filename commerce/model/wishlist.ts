import type { ProductSummary } from './product.ts'
import { fieldsOf, matches } from './stored-fields.ts'

const PRODUCT_ID = /^gid:\/\/shopify\/Product\/\d{1,19}$/

/**
 * A saved game as the browser keeps it (specification section 3, Wishlist item): `id` is checked,
 * the product only where it is shown, by `readStoredProduct`.
 */
export type WishlistItem = { readonly id: string; readonly product: unknown }

/** The list with a game at its end; one that is there already is ignored (specification section 4). */
export function addToWishlist(
  items: readonly WishlistItem[],
  product: ProductSummary,
): readonly WishlistItem[] {
  if (hasInWishlist(items, product.id)) return items
  // A whole product is passed as well as a card's; only what a card shows is kept.
  const { id, handle, title, productType, tags, picture, firstVariant } = product
  const kept: ProductSummary = { id, handle, title, productType, tags, picture, firstVariant }
  return [...items, { id, product: kept }]
}

/** The list without a game; the same list when it holds no such game. */
export function removeFromWishlist(
  items: readonly WishlistItem[],
  productId: string,
): readonly WishlistItem[] {
  return hasInWishlist(items, productId) ? items.filter(({ id }) => id !== productId) : items
}

/**
 * The list with games put back, as after an undo, where they were among those that are still there.
 * @param former the list before they were taken off
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
 * Saved games from browser storage, which anyone may have written: items without a product's id, and
 * second ones of a product, are left out.
 * @param onBadItem told of each item without an id
 * @returns null when it is no list
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
