import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { ProductSummary, Variant } from '#commerce/model/product.ts'
import { listAllProducts, listProducts } from '#commerce/operations/products.ts'
import { getStoreFacts, type StoreFacts } from '#commerce/operations/store-facts.ts'
import type { AskingWay } from '#content/doctor/connection.ts'
import type { UnreadTax } from '#local-store/invoice/list-unread-taxes.ts'
import { isDemonstration } from '#server/settings/store-settings.ts'
import type { Settings } from '#server/settings.ts'
import {
  createServerStorefront,
  type FetchHosted,
  type FetchStore,
} from '#server/store/storefront.ts'
import { type Merchant, shippedMerchant } from './merchant.ts'
import { type Exchange, recordExchanges } from './recorded-exchanges.ts'
import { createVisit, type Visit } from './visit.ts'

export type ExaminedOptions = {
  readonly settings: Settings
  /** Null with a hosted store. */
  readonly localStore: FetchStore | null
  /** None by default. */
  readonly listUnreadTaxes?: () => readonly UnreadTax[]
  readonly merchant?: Merchant
  /** Whether the first page of products is enough. */
  readonly isShort?: boolean
  readonly fetch?: FetchHosted
  /** Milliseconds since 1970. */
  readonly clock?: () => number
  /** Response time from which the store is called slow, in milliseconds. */
  readonly slowFrom?: number
}

/** How the store is reached: by the shop's server, or by browsers with their token. */
export type Way = {
  readonly name: AskingWay
  readonly host: string
  /** A client with a new deadline. */
  readonly ask: () => StorefrontClient
  readonly listRefusedFields: ReturnType<typeof createServerStorefront>['listRefusedFields']
  readonly exchanges: readonly Exchange[]
}

/** Data for the checks. Each query is sent once, when a check first needs it. */
export type Examined = {
  readonly settings: Settings
  readonly merchant: Merchant
  /** Whether goods and owner are real, or meant to be. */
  readonly isSelling: boolean
  /** Whether the first page of products is enough. */
  readonly isShort: boolean
  /** The server's first. */
  readonly ways: readonly Way[]
  /** The server's client. */
  readonly ask: () => StorefrontClient
  readonly products: () => Promise<readonly ProductSummary[]>
  /** The variant for test carts: the most expensive available one, as codes may need an amount. Null for none. */
  readonly goods: () => Promise<Variant | null>
  readonly facts: () => Promise<StoreFacts>
  /** The local store's; none with a hosted store. */
  readonly listUnreadTaxes: () => readonly UnreadTax[]
  readonly visit: Visit
  readonly slowFrom: number
}

const SLOW_FROM_MS = 800
const noLog = { warn: () => undefined }

/** Sends no request yet. */
export function createExamined(options: ExaminedOptions): Examined {
  const { settings, localStore, merchant = shippedMerchant, isShort = false } = options
  const { listUnreadTaxes = () => [] } = options
  const { fetch: fetchHosted = fetch, clock = Date.now, slowFrom = SLOW_FROM_MS } = options
  const ways = listSettings(settings).map((each): Way => {
    const { fetch: recorded, exchanges } = recordExchanges(fetchHosted, clock)
    const storefront = createServerStorefront(each, localStore, noLog, { fetchHosted: recorded })
    return {
      name: each.store.kind === 'hosted' && each.store.privateToken ? 'server' : 'browser',
      host: each.store.kind === 'hosted' ? new URL(each.store.origin).host : '',
      ask: () => storefront.clientFor(null, storefront.deadlines.helper),
      listRefusedFields: storefront.listRefusedFields,
      exchanges,
    }
  })
  const ask = () => firstOf(ways).ask()
  const products = once(() =>
    isShort ? listProducts(ask(), { first: 250 }) : listAllProducts(ask()),
  )
  return {
    settings,
    merchant,
    isSelling: !isDemonstration(settings.store),
    isShort,
    ways,
    ask,
    products,
    goods: once(async () => findDearest(await products())),
    facts: once(() => getStoreFacts(ask())),
    listUnreadTaxes,
    visit: createVisit(settings, localStore, fetchHosted),
    slowFrom,
  }
}

/** With a private token, browsers use another token than the server. */
function listSettings(settings: Settings): readonly Settings[] {
  const { store } = settings
  if (store.kind === 'local' || store.privateToken === null) return [settings]
  return [settings, { ...settings, store: { ...store, privateToken: null } }]
}

function firstOf([way]: readonly Way[]): Way {
  if (way === undefined) throw new Error('No connection to the store is configured.')
  return way
}

function findDearest(products: readonly ProductSummary[]): Variant | null {
  const [dearest = null] = products
    .flatMap(({ firstVariant }) => (firstVariant?.available ? firstVariant : []))
    .toSorted((one, other) => other.price.minor - one.price.minor)
  return dearest
}

/** Caches the first result, or fault. */
function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null
  return () => {
    result ??= ask()
    return result
  }
}
