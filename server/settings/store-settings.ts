import { z } from 'zod'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { isDomainOrOrigin } from './host-setting.ts'

/** The source of catalogue, cart and checkout. */
export type StoreSettings =
  | {
      readonly kind: 'local'
      readonly dataDir: string
      readonly catalogueFile: string | null
      /** False: after an order shoppers stay on its page, as with hosted stores. */
      readonly returnsToShop: boolean
      /** Limits of cash on delivery: the most to collect, in rupees, and open orders per buyer. */
      readonly cash: { readonly maxRupees: number; readonly openOrders: number }
    }
  | {
      readonly kind: 'hosted'
      /** The store's origin: https unless the setting is a full origin. */
      readonly origin: string
      readonly publicToken: string
      readonly privateToken: string | null
      /** For the shop's counters; the store has all other data. */
      readonly dataDir: string
    }

export const storeSettings = {
  DATA_DIR: z.string().default('./data'),
  CATALOGUE_FILE: z.string().optional(),
  CASH_MAX: z
    .string()
    .regex(/^\d{1,7}$/, 'must be whole rupees, such as 10000, or 0 for no cash on delivery')
    .transform(Number)
    .default(10_000),
  CASH_OPEN_ORDERS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be a number of orders from 1, such as 3')
    .transform(Number)
    .default(3),
  CHECKOUT_RETURN: z.enum(['shop', 'none'], 'must be shop or none').default('shop'),
  SHOPIFY_STORE_DOMAIN: z
    .string()
    .refine(isDomainOrOrigin, 'must be a host such as my-shop.myshopify.com, or a full origin')
    .optional(),
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: z.string().optional(),
  SHOPIFY_STOREFRONT_PRIVATE_TOKEN: z.string().optional(),
  SHOPIFY_STOREFRONT_API_VERSION: z
    .string()
    .regex(/^(\d{4}-\d{2}|unstable)$/, `must be a version such as ${STOREFRONT_API_VERSION}`)
    .default(STOREFRONT_API_VERSION),
}

/** The parsed `storeSettings`. */
type Values = z.output<z.ZodObject<typeof storeSettings>>

/** A setting that is given without the one it needs; null when there is none. */
export function findIncompleteStorePair(values: Values) {
  const domain = 'SHOPIFY_STORE_DOMAIN'
  const token = 'SHOPIFY_STOREFRONT_PUBLIC_TOKEN'
  if (values[token] && !values[domain]) return { given: token, needed: domain }
  if (values[domain] && !values[token]) return { given: domain, needed: token }
  return null
}

export function readStoreSettings(values: Values): StoreSettings {
  const { SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_STOREFRONT_PUBLIC_TOKEN: publicToken } = values
  if (!domain || !publicToken) {
    return {
      kind: 'local',
      dataDir: values.DATA_DIR,
      catalogueFile: values.CATALOGUE_FILE ?? null,
      returnsToShop: values.CHECKOUT_RETURN === 'shop',
      cash: { maxRupees: values.CASH_MAX, openOrders: values.CASH_OPEN_ORDERS },
    }
  }
  return {
    kind: 'hosted',
    origin: new URL(domain.includes('://') ? domain : `https://${domain}`).origin,
    publicToken,
    privateToken: values.SHOPIFY_STOREFRONT_PRIVATE_TOKEN ?? null,
    dataDir: values.DATA_DIR,
  }
}

/** Whether the goods are fictional: the demonstration catalogue in the local store. */
export function isDemonstration(store: StoreSettings): boolean {
  return store.kind === 'local' && store.catalogueFile === null
}
