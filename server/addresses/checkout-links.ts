/** Marks what was passed on once, so that a store that sends it back here is told from a new link. */
const PASSED_ON = '_passed_on'

/** Where a link to the hosted checkout goes on to. */
export type CheckoutLink =
  | { readonly type: 'elsewhere'; readonly address: string }
  /** The store's own host sent it back: its primary domain is this shop, and it has no other for its checkout. */
  | { readonly type: 'circle' }

/**
 * Reads `/cart/c/…` and `/checkouts/…`. A store whose primary domain is this shop writes them with our host, though only
 * its own can answer them. Path and query go on unchanged.
 * @param checkoutHost origin of the store, or the path where the local store is mounted
 * @returns null for any other address
 */
export function findCheckoutLink(url: URL, checkoutHost: string): CheckoutLink | null {
  if (!/^\/(?:cart\/c|checkouts)\/[^/]/.test(url.pathname)) return null
  if (url.searchParams.has(PASSED_ON)) return { type: 'circle' }
  const mark = checkoutHost.startsWith('/') ? '' : `${url.search ? '&' : '?'}${PASSED_ON}=1`
  return { type: 'elsewhere', address: checkoutHost + url.pathname + url.search + mark }
}
