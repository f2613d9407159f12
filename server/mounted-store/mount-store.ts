import type { Handler } from 'hono'
import type { RequestSource } from '#local-store/request-source.ts'
import { transportSecurityOf } from '../requests/security-headers.ts'
import type { Settings } from '../settings.ts'
import type { FetchStore } from '../store/storefront.ts'
import type { ShopObserver } from '../telemetry/shop-observer.ts'

/**
 * Serves the local store with the buyer's address. The store's pages set their own policy; the headers for its origin
 * are set here, because only the shop knows how it is served.
 */
export function mountStore(
  localStore: FetchStore,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  { requestId }: ShopObserver,
): Handler<{ Bindings: RequestSource }> {
  const transportSecurity = transportSecurityOf(publicOrigin)
  return async (c) => {
    const source = { buyerIp: c.env?.buyerIp ?? null, requestId: requestId() }
    const response = await localStore(c.req.raw, source)
    response.headers.set('X-Content-Type-Options', 'nosniff')
    if (transportSecurity) response.headers.set('Strict-Transport-Security', transportSecurity)
    return response
  }
}
