import { statusLineOf } from '#commerce/client/read-response.ts'
import type {
  RequestOptions,
  StorefrontClient,
  StorefrontDocument,
} from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type {
  ConnectionCheckQuery,
  ConnectionCheckQueryVariables,
  ShopInfoQuery,
  ShopInfoQueryVariables,
} from '#commerce/schema/operations.generated.ts'
import { checkList, checkObject, checkText } from './check-shape.ts'

export const connectionCheck: StorefrontDocument<
  ConnectionCheckQuery,
  ConnectionCheckQueryVariables
> = /* GraphQL */ `
query ConnectionCheck { shop { name } }`

export const shopInfo: StorefrontDocument<ShopInfoQuery, ShopInfoQueryVariables> = /* GraphQL */ `
query ShopInfo {
  shop {
    name
    description
    moneyFormat
    primaryDomain { host url }
    paymentSettings { currencyCode enabledPresentmentCurrencies }
  }
}`

/** Whether the store can be reached (specification section 3, Connectivity check result). */
export type ConnectionCheck =
  | {
      readonly connected: true
      readonly latencyMs: number
      readonly error: null
      /** Null when the store answered, but with errors. */
      readonly shopName: string | null
    }
  | {
      readonly connected: false
      readonly latencyMs: number
      /** 'HTTP {status}: {statusText}' or 'Network blocked by firewall or CORS policy', else the fault's words. */
      readonly error: string
      readonly fault: StorefrontFault
    }

/**
 * Asks the store for its name, once, and measures the way. Only the ok status and the latency decide:
 * a store that answers with errors is reached, a page that a network puts in its place is not
 * (specification sections 7 and 8, Connectivity).
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

export type ShopInfo = {
  readonly name: string
  readonly description: string
  /** The provider's template, such as `₹{{amount}}`. */
  readonly moneyFormat: string
  readonly primaryDomain: { readonly host: string; readonly url: string }
  readonly currency: string
  readonly currencies: readonly string[]
}

/** What the store says of itself. */
export async function getShopInfo(
  client: StorefrontClient,
  options?: RequestOptions,
): Promise<ShopInfo> {
  const { shop } = await client.query(shopInfo, {}, options)
  const { primaryDomain, paymentSettings } = checkObject(shop, 'shop')
  checkObject(paymentSettings, 'shop.paymentSettings')
  return {
    name: checkText(shop.name, 'shop.name'),
    description: shop.description ?? '',
    moneyFormat: checkText(shop.moneyFormat, 'shop.moneyFormat'),
    primaryDomain: {
      host: checkText(checkObject(primaryDomain, 'shop.primaryDomain').host, 'primaryDomain.host'),
      url: checkText(primaryDomain.url, 'primaryDomain.url'),
    },
    currency: checkText(paymentSettings.currencyCode, 'paymentSettings.currencyCode'),
    currencies: checkList(
      paymentSettings.enabledPresentmentCurrencies,
      'paymentSettings.enabledPresentmentCurrencies',
    ),
  }
}
