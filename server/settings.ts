import { z } from 'zod'
import { hostInUrl } from '#platform/host-in-url.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { type DeskSettings, deskSettings, readDeskSettings } from './desk/desk-settings.ts'
import { type AddressRange, readAddressRange } from './process/buyer-ip.ts'
import {
  findIncompletePair,
  type PurgeSettings,
  purgeSettings,
  readPurgeSettings,
} from './purge/purge-settings.ts'
import { isHost, isOrigin } from './settings/host-setting.ts'
import {
  findIncompleteStorePair,
  isDemonstration,
  readStoreSettings,
  type StoreSettings,
  storeSettings,
} from './settings/store-settings.ts'
import { listUnknownSettings, type UnknownSetting } from './settings/unknown-settings.ts'

/** Stops the start with a message that names the setting. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError'
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
  /** Where processes of several releases share their browser files; null when their builds are side by side anyway. */
  readonly buildsDir: string | null
  readonly apiVersion: string
  readonly figures: 'simulated' | 'measured' | 'off'
  /** The store's discount code behind every referral code, and its amount (decision 10, choice 8). */
  readonly referral: { readonly code: string; readonly rupees: number }
  readonly logLevel: (typeof logLevels)[number]
  /** Whether each request is logged. */
  readonly accessLog: boolean
  /** Where metrics are served; null when they are not. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** The webhook that reports changes in the store, and the peers and the CDN to tell about them. */
  readonly purging: PurgeSettings
  readonly desk: DeskSettings
  /** For the doctor. */
  readonly unknown: readonly UnknownSetting[]
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const addressRange = z.custom<AddressRange>(
  (range) => range !== null,
  'must list addresses or ranges of proxies, such as 10.0.0.0/8',
)

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65535, 'must be a port number from 0 to 65535')

/** Every setting by its name. */
export const environmentSchema = z.object({
  PORT: portNumber.default(3000),
  HOST: z
    .string()
    .refine(isHost, 'must be an address or a name, such as 127.0.0.1')
    .default('127.0.0.1'),
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://www.shop.example')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().transform(readAddressRange).pipe(addressRange))),
  ADDRESS_LIMITS: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3})?$/, 'must be a number from 0, for none, to 999, such as 1 or 2.5')
    .transform(Number)
    .default(1),
  BUILDS_DIR: z.string().optional(),
  FIGURES: z
    .enum(['simulated', 'measured', 'off'], 'must be simulated, measured or off')
    .optional(),
  REFERRAL_CODE: z.string().trim().max(64, 'must be at most 64 characters').default('REFERRAL100'),
  REFERRAL_AMOUNT: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'must be whole rupees, such as 100')
    .transform(Number)
    .default(100),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  ACCESS_LOG: z.enum(['on', 'off'], 'must be on or off').default('off'),
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  ...storeSettings,
  ...purgeSettings,
  ...deskSettings,
})

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings once.
 *
 * A new setting needs its name, format and default in `environmentSchema` or in the group that it belongs to
 * (`settings/store-settings.ts`, `purge/purge-settings.ts`, `desk/desk-settings.ts`), its field in `Settings` or in the
 * group's type, and a row in README's table. Code below `createShop` gets `Settings` as a parameter. A page gets what
 * shoppers may see: add the field to `PublicSettings` in `app/shop/shop-context.ts`, to `toPublicSettings` in
 * `document/document-renderer.ts`, which copies it, and to the sample in `test/in-shop.tsx`.
 *
 * @throws SettingsError naming the first invalid setting and what it must be
 */
export function readSettings(environment: Environment): Settings {
  const filledIn = withoutBlanks(environment)
  const parsed = environmentSchema.safeParse(filledIn)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingsError(`The setting ${String(issue?.path[0])} ${issue?.message}.`)
  }
  const values = parsed.data
  const incomplete = findIncompleteStorePair(values) ?? findIncompletePair(values)
  if (incomplete) {
    const { needed, given } = incomplete
    throw new SettingsError(`The setting ${needed} must be given together with ${given}.`)
  }
  const store = readStoreSettings(values)
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
    metrics: readMetricsSettings(values),
    purging: readPurgeSettings(values),
    desk: readDeskSettings(values),
    unknown: listUnknownSettings(Object.keys(filledIn), Object.keys(environmentSchema.shape)),
  }
}

/** A blank setting counts as absent. */
function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
}

function readMetricsSettings(values: z.infer<typeof environmentSchema>): Settings['metrics'] {
  const { PORT, METRICS_PORT: port, METRICS_HOST: host } = values
  if (port === undefined) return null
  if (port !== 0 && port === PORT) {
    throw new SettingsError('The setting METRICS_PORT must differ from PORT.')
  }
  return { host, port }
}
