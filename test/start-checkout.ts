import { type OpenShop, SHOP_ORIGIN } from './open-shop.ts'

/** The cookies that a response sets, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/**
 * Starts a checkout as a browser does.
 * @param cookie what the browser sends
 * @returns the browser's cookie afterwards
 */
export async function startCheckout(
  shop: OpenShop,
  { cookie = '', handle = 'shot-roulette' }: { cookie?: string; handle?: string } = {},
): Promise<string> {
  const page = await (await shop.ask(`/product/${handle}`)).text()
  const variantId = /name="variantId" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const response = await shop.ask('/api/checkout', {
    method: 'POST',
    headers: { Cookie: cookie, Referer: `${SHOP_ORIGIN}/product/${handle}` },
    body: new URLSearchParams({ variantId }),
  })
  return cookiesOf(response)
}
