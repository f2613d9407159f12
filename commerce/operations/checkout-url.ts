/** Stands for the origin of a relative address while it is parsed; never shown. */
const PLACEHOLDER_ORIGIN = 'http://relative.invalid'

/**
 * The cart's checkout address with the way back (`return_to`, specification section 4) and `_fd=0`
 * (section 9). A relative address stays relative; one that cannot be parsed is left alone.
 */
export function withReturnAddress(checkoutUrl: string, returnUrl: string): string {
  if (!URL.canParse(checkoutUrl, PLACEHOLDER_ORIGIN)) return checkoutUrl
  const url = new URL(checkoutUrl, PLACEHOLDER_ORIGIN)
  url.searchParams.set('return_to', returnUrl)
  url.searchParams.set('_fd', '0')
  return url.origin === PLACEHOLDER_ORIGIN ? `${url.pathname}${url.search}${url.hash}` : url.href
}
