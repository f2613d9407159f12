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

export type ConnectionCheck =
  | { readonly connected: true; readonly latencyMs: number; readonly shopName: string }
  | {
      readonly connected: false
      readonly latencyMs: number
      readonly message: string
      readonly fault: StorefrontFault
    }

/** Asks the store for its name, once, and measures the way (specification sections 3 and 7). */
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
    return { connected: true, latencyMs: latencyMs(), shopName }
  } catch (error) {
    if (!(error instanceof StorefrontFault)) throw error
    return { connected: false, latencyMs: latencyMs(), message: error.message, fault: error }
  }
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
