import { statusLineOf } from '#commerce/client/read-response.ts'
import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { checkObject, checkText } from './check-shape.ts'

export const connectionCheck: Documents['ConnectionCheck'] = /* GraphQL */ `
query ConnectionCheck @inContext(country: IN, language: EN) { shop { name } }`

/** Whether the store can be reached (specification section 3, Connectivity check result). */
export type ConnectionCheck =
  | {
      readonly connected: true
      readonly latencyMs: number
      readonly error: null
      /** Null when the store responded with errors. */
      readonly shopName: string | null
    }
  | {
      readonly connected: false
      readonly latencyMs: number
      /** 'HTTP {status}: {statusText}' or 'Network blocked by firewall or CORS policy', else the fault's message. */
      readonly error: string
      readonly fault: StorefrontFault
    }

/**
 * Queries the shop's name once and measures latency. A store that responds with errors is reachable; a page that a
 * network returns in its place is not (specification sections 7 and 8, Connectivity).
 */
export async function checkConnection(
  client: StorefrontClient,
  options: RequestOptions & { readonly now?: () => number } = {},
): Promise<ConnectionCheck> {
  const { now = () => performance.now(), ...request } = options
  const started = now()
  const latencyMs = () => Math.round(now() - started)
  try {
    const { shop } = await client.query(connectionCheck, {}, { retries: 0, ...request })
    const shopName = checkText(checkObject(shop, 'shop').name, 'shop.name')
    return { connected: true, latencyMs: latencyMs(), error: null, shopName }
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    const latency = latencyMs()
    if (isOk(error.status) && error.kind !== 'shape') {
      return { connected: true, latencyMs: latency, error: null, shopName: null }
    }
    const isRefused = error.status !== null && !isOk(error.status)
    const text = isRefused ? statusLineOf(error) : error.message
    return { connected: false, latencyMs: latency, error: text, fault: error }
  }
}

function isOk(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}
