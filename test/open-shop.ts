import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Store } from '#local-store/store/store.ts'
import { createLateDesk, type OpenDesk } from '#server/desk/late-desk.ts'
import { toShopFacts } from '#server/desk/shop-facts.ts'
import { createLog } from '#server/process/log.ts'
import { readSettings } from '#server/settings.ts'
import type { CheckoutSales } from '#server/store-data/checkout-sales.ts'
import { createRecordedSales } from '#server/store-data/recorded-sales.ts'
import type { ShopObserver } from '#server/telemetry/shop-observer.ts'
import { buildShop } from '#tools/build-shop.ts'
import { openShopStore } from './local-store/open-shop-store.ts'

/** A line of the shop's log, in pino's format: 40 is a warning, 50 an error. */
export type LogLine = { readonly level: number; readonly msg: string; readonly path?: string }

/** The built shop with a new store, called as a function: no port, no browser. */
export type OpenShop = {
  /** Requests a path or a URL of the shop. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
  /** The same from a buyer's address; null for an unknown one. */
  readonly askFrom: (buyerIp: string | null, path: string, init?: RequestInit) => Promise<Response>
  /** Replaces the local store, for example by a failing one; null restores it. */
  readonly replaceStore: (store: ((request: Request) => Promise<Response>) | null) => void
  /** The desk behind the shop. */
  readonly openDesk: OpenDesk
  /** Replaces the desk, for example by a failing one. */
  readonly replaceDesk: (open: OpenDesk) => void
  /** The local store behind the shop. */
  readonly store: Store
  /** Sends a request to the local store itself, even while it is replaced. */
  readonly askStore: (request: Request) => Promise<Response>
  /** Warnings and errors of the log since the shop was opened. */
  readonly logged: readonly LogLine[]
  readonly close: () => Promise<void>
}

export const SHOP_ORIGIN = 'http://shop.localhost'

const root = resolve(import.meta.dirname, '..')

/** For busy machines: no page is given up for its time, which tests with deadlines of their own look at. */
const longDeadlines = { page: 120_000, section: 30_000, helper: 120_000 }

type OtherParts = {
  /** Counted by checkouts, as with a hosted store, in place of the recorded orders. */
  readonly sales?: CheckoutSales
  /** The clock for the age of cached pages. */
  readonly now?: () => number
  /** Called for the shop's events. */
  readonly observer?: ShopObserver
  /** Of an optional part of a page, in milliseconds. */
  readonly sectionDeadline?: number
}

/**
 * Opens the shop, rebuilt if its sources changed, with an empty database and, unless the environment says otherwise,
 * the demo catalogue.
 */
export async function openShop(
  environment: Readonly<Record<string, string>> = {},
  { sales, now, observer, sectionDeadline = longDeadlines.section }: OtherParts = {},
): Promise<OpenShop> {
  const { createShop } = await loadShop()
  const { settings, localStore, close } = await openShopStore({
    ...environment,
    PUBLIC_ORIGIN: SHOP_ORIGIN,
  })
  let store = localStore.fetch
  const logged: LogLine[] = []
  const log = createLog('warn', { write: (line) => logged.push(JSON.parse(line)) })
  const desk = createLateDesk({
    dataDir: settings.store.dataDir,
    databaseUrl: null,
    shop: toShopFacts(settings),
    tell: (sentence) => log.error(sentence),
  })
  let openDesk = desk.open
  const shop = createShop({
    settings,
    localStore: (request) => store(request),
    mediaOrigins: localStore.mediaOrigins,
    deadlines: { ...longDeadlines, section: sectionDeadline },
    findSales: sales?.findSales ?? createRecordedSales(localStore.store),
    checkoutLog: sales ?? null,
    desk: () => openDesk(),
    merchantParts: localStore,
    log,
    files: null,
    ...(now && { now }),
    ...(observer && { observer }),
  })
  return {
    ask: (path, init) => shop(new Request(new URL(path, SHOP_ORIGIN), init)),
    askFrom: (buyerIp, path, init) =>
      shop(new Request(new URL(path, SHOP_ORIGIN), init), { buyerIp }),
    openDesk: desk.open,
    replaceDesk(open) {
      openDesk = open
    },
    store: localStore.store,
    askStore: localStore.fetch,
    logged,
    replaceStore(other) {
      store = other ?? localStore.fetch
    },
    async close() {
      await desk.close()
      close()
    },
  }
}

/** The shop with a store on another origin, configured by settings alone. */
export async function openHostedShop(environment: Readonly<Record<string, string>>) {
  const { createShop } = await loadShop()
  const logged: LogLine[] = []
  const shop = createShop({
    settings: readSettings({ ...environment, PUBLIC_ORIGIN: SHOP_ORIGIN }),
    localStore: null,
    deadlines: longDeadlines,
    log: createLog('warn', { write: (line) => logged.push(JSON.parse(line)) }),
    files: null,
  })
  return {
    ask: (path: string, init?: RequestInit) => shop(new Request(new URL(path, SHOP_ORIGIN), init)),
    askFrom: (buyerIp: string | null, path: string, init?: RequestInit) =>
      shop(new Request(new URL(path, SHOP_ORIGIN), init), { buyerIp }),
    logged,
  }
}

let loaded: Promise<typeof import('#server/shop.ts')> | undefined

/** Once per process: checking whether the build is current reads all sources, and some tests open seventy shops. */
function loadShop(): Promise<typeof import('#server/shop.ts')> {
  loaded ??= buildAndLoad()
  return loaded
}

async function buildAndLoad(): Promise<typeof import('#server/shop.ts')> {
  await buildShop()
  // Set before the bundle imports React, whose development build is slow and not what shoppers get.
  process.env.NODE_ENV = 'production'
  const bundle = resolve(realpathSync(resolve(root, 'build/current')), 'server/index.js')
  // The build exports the type of this module.
  return import(bundle)
}
