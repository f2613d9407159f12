import { z } from 'zod'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { type DeskSettings, deskSettings, readDeskSettings } from './desk/desk-settings.ts'
import { type AddressRange, readAddressRange } from './process/buyer-address.ts'
import {
  findLoneSetting,
  type PurgeSettings,
  purgeSettings,
  readPurgeSettings,
} from './purge/purge-settings.ts'
import { hostInUrl, isDomainOrOrigin, isHost } from './settings/host-setting.ts'
import { isOrigin } from './settings/is-origin.ts'

/** Stops the start with a message that names the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** The source of catalogue, cart and checkout. */
export type StoreSettings =
  | {
      readonly kind: 'local'
      readonly dataDir: string
      readonly catalogueFile: string | null
      /** False: after an order shoppers stay on its page, as with hosted stores. */
      readonly returnsToShop: boolean
      /** Limits of cash on delivery: the most to collect, in rupees, and open orders per buyer. */
      readonly cash: { readonly mostRupees: number; readonly openOrders: number }
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

export type Settings = {
  readonly port: number
  readonly host: string
  /** Without a trailing slash. Never taken from request headers: pages are shared. */
  readonly publicOrigin: string
  /** Proxies whose forwarding header names the buyer's address. */
  readonly trustedProxies: readonly AddressRange[]
  /** Factor of the usual limits per address; 0 for no limits. */
  readonly addressLimits: number
  readonly store: StoreSettings
  /** Where processes of several releases share their browser files; null when their builds lie side by side anyway. */
  readonly buildsDir: string | null
  readonly apiVersion: string
  readonly figures: 'simulated' | 'measured' | 'off'
  /** The store's discount code behind every referral code, and its amount (decisions, choice 8). */
  readonly referral: { readonly code: string; readonly rupees: number }
  readonly logLevel: (typeof logLevels)[number]
  /** Whether each request is logged. */
  readonly accessLog: boolean
  /** Where metrics are served; null when they are not. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** The webhook that reports changes in the store, and the peers and the CDN to tell about them. */
  readonly purging: PurgeSettings
  readonly desk: DeskSettings
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value

function setting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(blankIsAbsent, schema)
}

const addressRange = z.custom<AddressRange>(
  (range) => range !== null,
  'must list addresses or ranges of proxies, such as 10.0.0.0/8',
)

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65535, 'must be a port number from 0 to 65535')

const environmentSchema = z.object({
  PORT: setting(portNumber.default(3000)),
  HOST: setting(
    z
      .string()
      .refine(isHost, 'must be an address or a name, such as 127.0.0.1')
      .default('127.0.0.1'),
  ),
  PUBLIC_ORIGIN: setting(
    z.string().refine(isOrigin, 'must be an origin such as https://www.shop.example').optional(),
  ),
  TRUSTED_PROXIES: setting(
    z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.string().transform(readAddressRange).pipe(addressRange))),
  ),
  ADDRESS_LIMITS: setting(
    z
      .string()
      .regex(/^\d{1,3}(\.\d{1,3})?$/, 'must be a number from 0, for none, to 999, such as 1 or 2.5')
      .transform(Number)
      .default(1),
  ),
  BUILDS_DIR: setting(z.string().optional()),
  DATA_DIR: setting(z.string().default('./data')),
  CATALOGUE_FILE: setting(z.string().optional()),
  CASH_MOST: setting(
    z
      .string()
      .regex(/^\d{1,7}$/, 'must be whole rupees, such as 10000, or 0 for no cash on delivery')
      .transform(Number)
      .default(10_000),
  ),
  CASH_OPEN_ORDERS: setting(
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'must be a number of orders from 1, such as 3')
      .transform(Number)
      .default(3),
  ),
  CHECKOUT_RETURN: setting(z.enum(['shop', 'none'], 'must be shop or none').default('shop')),
  SHOPIFY_STORE_DOMAIN: setting(
    z
      .string()
      .refine(isDomainOrOrigin, 'must be a host such as my-shop.myshopify.com, or a full origin')
      .optional(),
  ),
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: setting(z.string().optional()),
  SHOPIFY_STOREFRONT_PRIVATE_TOKEN: setting(z.string().optional()),
  SHOPIFY_STOREFRONT_API_VERSION: setting(
    z
      .string()
      .regex(/^(\d{4}-\d{2}|unstable)$/, `must be a version such as ${STOREFRONT_API_VERSION}`)
      .default(STOREFRONT_API_VERSION),
  ),
  FIGURES: setting(
    z.enum(['simulated', 'measured', 'off'], 'must be simulated, measured or off').optional(),
  ),
  REFERRAL_CODE: setting(
    z.string().trim().max(64, 'must be at most 64 characters').default('REFERRAL100'),
  ),
  REFERRAL_AMOUNT: setting(
    z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'must be whole rupees, such as 100')
      .transform(Number)
      .default(100),
  ),
  LOG_LEVEL: setting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
  ACCESS_LOG: setting(z.enum(['on', 'off'], 'must be on or off').default('off')),
  METRICS_PORT: setting(portNumber.optional()),
  METRICS_HOST: setting(z.string().default('127.0.0.1')),
  SHOPIFY_WEBHOOK_SECRET: setting(purgeSettings.SHOPIFY_WEBHOOK_SECRET),
  PEERS: setting(purgeSettings.PEERS),
  CDN_PURGE_URL: setting(purgeSettings.CDN_PURGE_URL),
  CDN_PURGE_TOKEN: setting(purgeSettings.CDN_PURGE_TOKEN),
  DATABASE_URL: setting(deskSettings.DATABASE_URL),
  SMTP_URL: setting(deskSettings.SMTP_URL),
  MAIL_FROM: setting(deskSettings.MAIL_FROM),
  DESK_PASSWORD: setting(deskSettings.DESK_PASSWORD),
})

/**
 * Reads the settings once (architecture, Settings).
 * @throws SettingsError naming the first invalid setting and what it must be
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingsError(`The setting ${String(issue?.path[0])} ${issue?.message}.`)
  }
  const values = parsed.data
  const store = readStore(values)
  const lone = findLoneSetting(values)
  if (lone) throw togetherError(lone.needed, lone.given)
  return {
    port: values.PORT,
    host: values.HOST,
    publicOrigin:
      values.PUBLIC_ORIGIN?.replace(/\/$/, '') ?? `http://${hostInUrl(values.HOST)}:${values.PORT}`,
    trustedProxies: values.TRUSTED_PROXIES,
    addressLimits: values.ADDRESS_LIMITS,
    store,
    buildsDir: values.BUILDS_DIR ?? null,
    apiVersion: values.SHOPIFY_STOREFRONT_API_VERSION,
    referral: { code: values.REFERRAL_CODE, rupees: values.REFERRAL_AMOUNT },
    figures: values.FIGURES ?? (isDemonstration(store) ? 'simulated' : 'measured'),
    logLevel: values.LOG_LEVEL,
    accessLog: values.ACCESS_LOG === 'on',
    metrics: readMetricsPlace(values),
    purging: readPurgeSettings(values),
    desk: readDeskSettings(values),
  }
}

const togetherError = (missing: string, given: string) =>
  new SettingsError(`The setting ${missing} must be given together with ${given}.`)

function readMetricsPlace(values: z.infer<typeof environmentSchema>): Settings['metrics'] {
  const { PORT, METRICS_PORT: port, METRICS_HOST: host } = values
  if (port === undefined) return null
  if (port !== 0 && port === PORT) {
    throw new SettingsError('The setting METRICS_PORT must differ from PORT.')
  }
  return { host, port }
}

/** Whether the goods are fictional: the demonstration catalogue in the local store. */
export function isDemonstration(store: StoreSettings): boolean {
  return store.kind === 'local' && store.catalogueFile === null
}

function readStore(values: z.infer<typeof environmentSchema>): StoreSettings {
  const domain = values.SHOPIFY_STORE_DOMAIN
  const publicToken = values.SHOPIFY_STOREFRONT_PUBLIC_TOKEN
  if (!domain) {
    if (publicToken) {
      throw togetherError('SHOPIFY_STORE_DOMAIN', 'SHOPIFY_STOREFRONT_PUBLIC_TOKEN')
    }
    return {
      kind: 'local',
      dataDir: values.DATA_DIR,
      catalogueFile: values.CATALOGUE_FILE ?? null,
      returnsToShop: values.CHECKOUT_RETURN === 'shop',
      cash: { mostRupees: values.CASH_MOST, openOrders: values.CASH_OPEN_ORDERS },
    }
  }
  if (!publicToken) {
    throw togetherError('SHOPIFY_STOREFRONT_PUBLIC_TOKEN', 'SHOPIFY_STORE_DOMAIN')
  }
  return {
    kind: 'hosted',
    origin: new URL(domain.includes('://') ? domain : `https://${domain}`).origin,
    publicToken,
    privateToken: values.SHOPIFY_STOREFRONT_PRIVATE_TOKEN ?? null,
    dataDir: values.DATA_DIR,
  }
}
