import type { RouterContextProvider } from 'react-router'
import { prefetch } from '#app/shop/prefetch.ts'
import { shopContext } from '#app/shop/shop-context.ts'
import { isRefusedByStore } from '#commerce/client/storefront-fault.ts'
import type { PolicyText } from '#commerce/model/shop-policy.ts'
import type { StorePage } from '#commerce/model/store-page.ts'
import { findStoreArticle, findStoreBlog, findStorePage } from '#commerce/operations/store-pages.ts'

/** A text of the store as blocks of a text page. Converted on the server, so that the page loads no script for it. */
export type ShownPage = Omit<StorePage, 'text'> & PolicyText

/**
 * The merchant's text at one of the provider's paths: `/pages/HANDLE`, `/blogs/BLOG`, `/blogs/BLOG/ARTICLE`. Null for
 * any other path, and where the store has no text or has not published it.
 * @throws a route error response with status 503 when the store does not respond
 */
export async function loadStorePage(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<ShownPage | null> {
  const { storefront } = context.get(shopContext)
  const [, kind, handle = '', article] = /^\/(pages|blogs)\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? []
  if (kind === undefined || (kind === 'pages' && article !== undefined)) return null
  const find = () => {
    if (kind === 'pages') return findStorePage(storefront, handle)
    if (article === undefined) return findStoreBlog(storefront, handle)
    return findStoreArticle(storefront, { blog: handle, handle: article })
  }
  const { result } = await prefetch(context, () => find().catch(takeRefusal))
  if (result === null) return null
  const { text, ...page } = result
  return { ...page, ...text }
}

/** Null when the token may not read texts. The redirects, which need the same scope, log that. */
function takeRefusal(error: unknown): null {
  if (isRefusedByStore(error)) return null
  throw error
}
