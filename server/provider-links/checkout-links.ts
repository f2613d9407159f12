/** Marks a link that was redirected once, to detect a store that sends it back here. */
const PASSED_ON = '_passed_on'

/** The target of a link to the hosted checkout. */
export type CheckoutLink =
  | { readonly type: 'elsewhere'; readonly address: string }
  /** The store's host sent it back: its primary domain is this shop, and its checkout has no other. */
  | { readonly type: 'loop' }

/**
 * Reads `/cart/c/…` and `/checkouts/…`. A store whose primary domain is this shop writes them with our host, though
 * only its own host can serve them. Path and query stay unchanged.
 * @param checkoutHost origin of the store, or the path where the local store is mounted
 * @returns null for any other path
 */
export function findCheckoutLink(url: URL, checkoutHost: string): CheckoutLink | null {
  if (!/^\/(?:cart\/c|checkouts)\/[^/]/.test(url.pathname)) return null
  if (url.searchParams.has(PASSED_ON)) return { type: 'loop' }
  const mark = checkoutHost.startsWith('/') ? '' : `${url.search ? '&' : '?'}${PASSED_ON}=1`
  return { type: 'elsewhere', address: checkoutHost + url.pathname + url.search + mark }
}
