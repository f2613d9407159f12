import { getStoreFacts } from '#commerce/operations/store-facts.ts'
import type { ShopLog } from '../process/log.ts'
import type { LastingStorefront } from '../store/storefront.ts'
import { createCachedValue } from '../work/cached-value.ts'

const HOUR = 3_600_000
/** Origins of the provider's checkouts and of its sign-in for buyers. */
const PROVIDER_ORIGINS = ['https://checkout.shopify.com', 'https://shop.app']

/** Origins to which a form that starts a checkout may redirect. */
export type CheckoutOrigins = {
  /** The known origins; any https address until the store has named its domain. */
  readonly list: () => readonly string[]
  /** Asks the store for its domain, at most once an hour. */
  readonly refresh: () => Promise<unknown>
}

/** @param storeOrigin null with the local store, whose checkout is on the shop's origin */
export function createCheckoutOrigins(
  storeOrigin: string | null,
  { lasting, workRules: rules }: LastingStorefront,
  log: Pick<ShopLog, 'warn'>,
): CheckoutOrigins {
  if (storeOrigin === null) return { list: () => [], refresh: async () => null }
  let domain = 'https:'
  const refresh = createCachedValue({
    async read() {
      const { primaryHost } = await getStoreFacts(lasting)
      domain = `${new URL(storeOrigin).protocol}//${primaryHost}`
      return domain
    },
    rules,
    ttlMs: HOUR,
    onFault: (error) =>
      log.warn({ err: error }, 'Could not read the checkout domain from the store'),
  })
  return {
    list: () => [...new Set([storeOrigin, domain, ...PROVIDER_ORIGINS])],
    refresh,
  }
}
