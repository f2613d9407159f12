import {
  cartLinkPage,
  discountLinkPage,
  type LinkPage,
} from '#app/cart/store/cart-link-page.server.tsx'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { readCartLink, readDiscountCode } from '#commerce/model/cart-link.ts'
import { listLinkedLines } from '#commerce/operations/linked-lines.ts'
import { decodeUri } from '#platform/decode-uri.ts'
import { readShopPath } from './read-shop-path.ts'

/** A link that passes something to the browser: renders its page after querying the store for the games. */
export type RenderLinkPage = (client: StorefrontClient, nonce: string) => Promise<LinkPage>

/** Reads `/cart…` (`readCartLink`) and `/discount/CODE?redirect=/path`; null for any other address. */
export function findLinkPage({ pathname, searchParams }: URL): RenderLinkPage | null {
  const path = decodeUri(pathname) ?? pathname
  const link = readCartLink(path, searchParams)
  if (link) {
    return async (client, nonce) =>
      cartLinkPage(link, await listLinkedLines(client, link.lines), nonce)
  }
  const [, given = ''] = /^\/discount\/([^/]+)$/i.exec(path) ?? []
  const code = readDiscountCode(given)
  if (code === null) return null
  const shopPath = readShopPath(searchParams.get('redirect')) ?? '/'
  return async (_, nonce) => discountLinkPage(code, shopPath, nonce)
}
