import type { Logger } from 'pino'
import { getStoreFacts } from '#commerce/operations/store-facts.ts'
import { createKeptAnswer } from './kept-answer.ts'
import type { LastingStorefront } from './storefront.ts'

const HOUR = 3_600_000
/** Where the provider has checkouts of its own, and asks buyers who they are. */
const PROVIDER_ORIGINS = ['https://checkout.shopify.com', 'https://shop.app']

/** Where a form that begins a checkout may end. */
export type CheckoutOrigins = {
  /** As far as it is known: any https address while the store has not said what its domain is. */
  readonly list: () => readonly string[]
  /** Asks the store, each hour. */
  readonly refresh: () => Promise<unknown>
}

/** @param storeOrigin null with the local store, whose checkout is the shop's own */
export function createCheckoutOrigins(
  storeOrigin: string | null,
  { lasting, workRules: rules }: LastingStorefront,
  log: Pick<Logger, 'warn'>,
): CheckoutOrigins {
  if (storeOrigin === null) return { list: () => [], refresh: async () => null }
  let domain = 'https:'
  const refresh = createKeptAnswer({
    async ask() {
      const { primaryHost } = await getStoreFacts(lasting)
      domain = `${new URL(storeOrigin).protocol}//${primaryHost}`
      return domain
    },
    rules,
    keptFor: HOUR,
    onFault: (error) => log.warn({ err: error }, 'The store did not say where its checkout is.'),
  })
  return {
    list: () => [...new Set([storeOrigin, domain, ...PROVIDER_ORIGINS])],
    refresh,
  }
}
