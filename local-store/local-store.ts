import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { decodeUri } from '#platform/decode-uri.ts'
import type { WorkTime } from './api/http/time-slices.ts'
import { createStorefrontApi, type StorefrontApi } from './api/storefront-api.ts'
import { type CatalogueSource, openCatalogueFile } from './catalogue/open-catalogue-file.ts'
import { createImageCdn } from './cdn/image-cdn.ts'
import { createPictureFiles, type PictureFiles } from './cdn/picture-files.ts'
import { createCheckoutRoutes } from './checkout/checkout-routes.ts'
import { readCheckoutScript } from './checkout/checkout-script.ts'
import { type CheckoutSite, orderStatusPath } from './checkout/checkout-site.ts'
import { addFallbackPages } from './checkout/fallback-pages.ts'
import { type HashedFile, toHashedFile } from './checkout/hashed-file.ts'
import { type KnownShop, toKnownShop } from './checkout/known-shop.ts'
import { type Branding, readStyleSheet } from './checkout/style-sheet.ts'
import { createMerchantParts, type MerchantParts } from './create-merchant-parts.ts'
import type { InvoiceSettings } from './invoice/invoice-book.ts'
import { createStoreLimits } from './limits/store-limits.ts'
import type { RequestSource, StoreApp } from './request-source.ts'
import { type CashRules, defaultCashRules } from './store/cash-rules.ts'
import { createOrders, type Orders } from './store/orders.ts'
import { createStore, type Store } from './store/store.ts'
import { type StoreObserver, unobservedStore } from './store-observer.ts'

const HOUR_MS = 3_600_000

/** A Storefront API with its database, hosted checkout and image CDN, as one function. */
export type LocalStore = MerchantParts & {
  fetch(request: Request, source?: RequestSource): Promise<Response>
  /** Closes the database; requests after that fail. */
  close(): void
  /** The origins of catalogue pictures hosted elsewhere: pages must allow them. */
  readonly mediaOrigins: readonly string[]
  /** For tests and tools that look behind the API. */
  readonly store: Store
}

/** The store's own URL, and the origins it trusts. */
type StoreAddresses = {
  /** `/local-store` when mounted in the shop; empty when it runs alone. */
  basePath?: string
  /** For example `http://127.0.0.1:4100`; without one, all its URLs are relative. */
  origin?: string
  /** Other origins a checkout may return to; none by default. */
  returnOrigins?: readonly string[]
  /** Whether shoppers are sent back to the shop after an order, which hosted providers do not do; true by default. */
  returnsToShop?: boolean
}

export type LocalStoreOptions = StoreAddresses &
  Partial<KnownShop> & {
    /** Folder of the database and of resized pictures, created when missing. */
    dataDir: string
    /** Path of the catalogue's JSON file. */
    catalogueFile: string
    /** When set, API requests with another token are refused. */
    accessToken?: string
    /** The look of the checkout pages; they are plain by default. */
    branding?: Branding
    /** Factor for the limits per address (`limits/store-limits.ts`); 0 for no limits, 1 by default. */
    addressLimits?: number
    cashRules?: CashRules
    /** Prefix of order numbers; empty by default, so that the first is 1001. */
    orderPrefix?: string
    /** The seller's data for invoices; without it there are none. */
    invoices?: InvoiceSettings
    now?: () => Date
    /** Processor time of the thread in milliseconds; for tests. */
    workTime?: WorkTime
    log?: (message: string, fault: unknown) => void
    /** Receives events about orders and refusals. */
    observer?: StoreObserver
  }

/**
 * Opens the store in `dataDir` with a catalogue.
 *
 * @throws CatalogueError when the catalogue is invalid
 * @throws Error when the folder is not writable
 */
export async function createLocalStore(options: LocalStoreOptions): Promise<LocalStore> {
  const { dataDir, catalogueFile, accessToken, branding = null } = options
  const { cashRules = defaultCashRules } = options
  const { basePath = '', origin = '', returnOrigins = [], returnsToShop = true } = options
  const { now = () => new Date(), log = () => undefined, observer = unobservedStore } = options
  const limits = createStoreLimits(options.addressLimits ?? 1, observer)
  const source = openCatalogueFile(catalogueFile, join(dataDir, 'catalogue.checked'))
  const store = createStore({ dataDir, catalogue: source, now })
  const orders = createOrders(store, { cash: cashRules, prefix: options.orderPrefix })
  const pictures = createPictureFiles(store.catalogue, dirname(catalogueFile))
  const files = readPageFiles(branding)
  const site = toSite(
    { basePath, origin, returnOrigins, returnsToShop },
    { store, orders, pictures, files, ...toKnownShop(options) },
    { limits, cashRules, observer },
  )
  const cacheFolder = join(dataDir, 'images')
  const cdn = createImageCdn({ pictures, cacheFolder, limiter: limits.pictures, log })
  const api = createStorefrontApi({
    store,
    baseUrl: `${origin}${basePath}`,
    publicOrigin: returnOrigins[0] ?? (origin || null),
    pictureVersion: pictures.versionOf,
    publicToken: accessToken,
    limits,
    workTime: options.workTime,
    onFault: (fault, requestId, group) => {
      const asker = group === null ? '' : `, asked for ${group},`
      log(`Storefront API request ${requestId}${asker} failed`, fault)
    },
  })

  const app = createRoutes(site, { api, cdn, files, branding, log })
  const stop = doInBackground(store, source, log)
  const close = () => {
    stop()
    store.close()
  }
  const { origins: mediaOrigins } = pictures
  return {
    fetch: async (request, source = { buyerIp: null }) => app.fetch(request, source),
    close,
    store,
    ...createMerchantParts(store, (order) => `${origin}${orderStatusPath(site, order)}`, options),
    mediaOrigins,
  }
}

/** Saves the checked catalogue, and deletes abandoned carts every hour. @returns a function that stops both */
function doInBackground(
  store: Store,
  source: CatalogueSource,
  log: (message: string, fault: unknown) => void,
): () => void {
  const closing = new AbortController()
  source.saveCopy(closing.signal).catch((fault: unknown) => {
    log('Could not save the validated catalogue: the next start validates it again', fault)
  })
  const purge = () => {
    store.purgeCarts().catch((fault: unknown) => log('Abandoned carts could not be deleted', fault))
  }
  purge()
  const purging = setInterval(purge, HOUR_MS).unref()
  return () => {
    clearInterval(purging)
    closing.abort()
  }
}

type PageFiles = {
  readonly styleSheet: HashedFile
  readonly script: HashedFile
  readonly brandingScript: HashedFile | null
}

function readPageFiles(branding: Branding | null): PageFiles {
  return {
    styleSheet: readStyleSheet(branding),
    script: readCheckoutScript(),
    brandingScript: branding && toHashedFile('branding', 'js', branding.script),
  }
}

type RouteParts = {
  readonly api: StorefrontApi
  readonly cdn: ReturnType<typeof createImageCdn>
  readonly files: PageFiles
  readonly branding: Branding | null
  readonly log: (message: string, fault: unknown) => void
}

function createRoutes(
  site: CheckoutSite,
  { api, cdn, files, branding, log }: RouteParts,
): StoreApp {
  const { basePath } = site
  const app: StoreApp = new Hono<{ Bindings: RequestSource }>().basePath(basePath)
  app.all('/api/:version/:document{graphql(?:\\.json)?}', ({ req, env }) =>
    api(req.raw, req.param('version'), env),
  )
  app.all('/api/:document{graphql(?:\\.json)?}', ({ req, env }) => api(req.raw, '', env))
  app.get('/cdn/shop/files/*', ({ req, env }) =>
    cdn.fetch(pictureOf(req.path, basePath), req.raw, env),
  )
  const { styleSheet, script, brandingScript } = files
  app.get(`/assets/${styleSheet.name}`, () =>
    foreverAnswer(styleSheet.text, 'text/css; charset=utf-8'),
  )
  for (const { name, text } of brandingScript ? [script, brandingScript] : [script])
    app.get(`/assets/${name}`, () => foreverAnswer(text, 'text/javascript; charset=utf-8'))
  for (const [name, face] of branding?.faces ?? [])
    app.get(`/assets/${name}`, () => foreverAnswer(face, 'font/woff2'))
  app.route('/', createCheckoutRoutes(site))
  addFallbackPages(app, site, log)
  return app
}

function toSite(
  { basePath, origin, returnOrigins, returnsToShop }: Required<StoreAddresses>,
  parts: KnownShop & { store: Store; orders: Orders; pictures: PictureFiles; files: PageFiles },
  rules: Pick<CheckoutSite, 'limits' | 'cashRules' | 'observer'>,
): CheckoutSite {
  const { store, pictures, files, ...shown } = parts
  const isMounted = basePath !== ''
  const origins = [...new Set([...(origin === '' ? [] : [origin]), ...returnOrigins])]
  const shopAlone = store.catalogue.shop.primaryDomain ?? returnOrigins[0] ?? null
  return {
    store,
    ...rules,
    basePath,
    origin,
    returnPolicy: { origins, allowPaths: isMounted },
    returnsToShop,
    home: isMounted ? '/' : shopAlone,
    ...shown,
    styleSheet: files.styleSheet.name,
    script: files.script.name,
    brandingScript: files.brandingScript?.name,
    pictureVersion: pictures.versionOf,
    mediaOrigins: pictures.origins,
  }
}

/** The picture's name in the catalogue, from the path of its URL. */
function pictureOf(path: string, basePath: string): string {
  // No catalogue contains a file with a stray percent sign.
  return decodeUri(path.slice(`${basePath}/cdn/shop/files/`.length)) ?? ''
}

/** The response for a file whose name contains a hash of its content. */
function foreverAnswer(content: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
