import type { Page } from '@playwright/test'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { addToCart } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Product } from '#commerce/model/product.ts'
import { toStoredLines } from '#commerce/model/read-cart-lines.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { addToWishlist, type WishlistItem } from '#commerce/model/wishlist.ts'
import { findProductByHandle } from '#commerce/operations/products.ts'
import { storeApi } from './store-api.ts'

/*
 * Games that a shopper put into the cart or saved on an earlier visit, stored by the shop's own code: a test of what
 * follows need not load a page for each of them.
 */

/** Sends requests to the store, as the shop under test does. */
export function storeClient(page: Page) {
  return createStorefrontClient({
    endpoint: storeApi,
    publicToken: 'local',
    fetch: async (url, { body }) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await page.request.post(url, { headers, data: String(body) })
      return new Response(await answer.text(), { status: answer.status() })
    },
  })
}

/** Requests a game from the store. */
export async function findGame(page: Page, handle: string): Promise<Product> {
  const game = await findProductByHandle(storeClient(page), handle)
  if (!game) throw new Error(`The store has no game "${handle}".`)
  return game
}

/** A cart's lines, one of each game. */
export async function linesOf(page: Page, handles: readonly string[]) {
  let lines: readonly CartLine[] = []
  for (const handle of handles) {
    const line = toCartLine(await findGame(page, handle))
    if (!line) throw new Error(`The game "${handle}" has no variant.`)
    lines = addToCart(lines, line, 1)
  }
  return lines
}

/** The stored form of a cart with one of each game. */
export async function toStoredCart(page: Page, handles: readonly string[]) {
  return toStoredLines(await linesOf(page, handles))
}

/** Puts these games into the cart before the first page opens. */
export async function startWithCart(page: Page, ...handles: readonly string[]): Promise<void> {
  await store(page, CART_KEY, await toStoredCart(page, handles))
}

/** Saves this game before the first page opens. */
export async function startWithSaved(page: Page, handle: string): Promise<void> {
  const items: readonly WishlistItem[] = addToWishlist([], await findGame(page, handle))
  await store(page, 'party-gully-wishlist', items)
}

/** Stores only before the first page: later changes by the shopper stay. */
async function store(page: Page, key: string, items: unknown): Promise<void> {
  await page.addInitScript(
    ([name, text]) => {
      const mark = `started-${name}`
      if (sessionStorage.getItem(mark) !== null) return
      sessionStorage.setItem(mark, '')
      localStorage.setItem(name, text)
    },
    [key, JSON.stringify(items)] as const,
  )
}
