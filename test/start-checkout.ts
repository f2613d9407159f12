import { type OpenShop, SHOP_ORIGIN } from './open-shop.ts'
import { getVariantId } from './variant-id.ts'

/** The cookies that a response sets, as a browser sends them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

type Started = {
  /** What the browser sends. */
  readonly cookie?: string
  readonly handle?: string
}

/** Starts a checkout as a browser does, without following the redirect to it. */
export async function requestCheckout(
  shop: OpenShop,
  { cookie = '', handle = 'shot-roulette' }: Started = {},
): Promise<Response> {
  const variantId = await getVariantId(shop, handle)
  return shop.ask('/api/checkout', {
    method: 'POST',
    headers: { Cookie: cookie, Referer: `${SHOP_ORIGIN}/product/${handle}` },
    body: new URLSearchParams({ variantId }),
  })
}

/** The same. @returns the browser's cookie afterwards */
export async function startCheckout(shop: OpenShop, started: Started = {}): Promise<string> {
  return cookiesOf(await requestCheckout(shop, started))
}
