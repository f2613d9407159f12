/** Base for parsing relative URLs; never shown. */
const PLACEHOLDER_ORIGIN = 'http://relative.invalid'

/**
 * Adds `return_to` (specification section 4) and `_fd=0` (section 9) to the cart's checkout URL. A
 * relative URL stays relative; an invalid one stays unchanged.
 */
export function withReturnAddress(checkoutUrl: string, returnUrl: string): string {
  if (!URL.canParse(checkoutUrl, PLACEHOLDER_ORIGIN)) return checkoutUrl
  const url = new URL(checkoutUrl, PLACEHOLDER_ORIGIN)
  url.searchParams.set('return_to', returnUrl)
  url.searchParams.set('_fd', '0')
  return url.origin === PLACEHOLDER_ORIGIN ? `${url.pathname}${url.search}${url.hash}` : url.href
}
