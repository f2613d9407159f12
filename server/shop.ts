import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import type { CheckoutLog, FindSales } from '#commerce/model/figures/product-sales.ts'
import type { ShopDesk } from '#commerce/model/shop-desk.ts'
import type { MerchantParts } from '#local-store/create-merchant-parts.ts'
import { type BuiltFiles, serveBuiltFiles } from './built-files/built-files.ts'
import type { OpenDesk } from './desk/late-desk.ts'
import { mountDesk } from './desk/mount-desk.ts'
import type { PrintPapers } from './desk/papers/paper-printer.ts'
import { createProductNames } from './desk/product-names.ts'
import { serveReviewPhoto } from './desk/reviews/review-photo.ts'
import { createShopDesk, storesForms } from './desk/shop-desk.ts'
import { addRenderTime } from './document/add-render-time.ts'
import { allowedOrigins } from './document/allowed-origins.ts'
import { createDocumentRenderer } from './document/document-renderer.ts'
import { createInlineStyles } from './document/inline-styles.ts'
import { ENDING_MS } from './document/page-clients.ts'
import { mountStore } from './mounted-store/mount-store.ts'
import { createPageCache, type PageCacheRules } from './page-cache/page-cache.ts'
import { pageParameters } from './page-cache/page-parameters.ts'
import type { ShopLog } from './process/log.ts'
import { createProviderLinks, type ProviderLinks } from './provider-links/provider-links.ts'
import { ownOriginsOf } from './provider-links/read-target.ts'
import { createCdnPurger } from './purge/cdn-purger.ts'
import { createPageTags, type PageTags } from './purge/page-tags.ts'
import { createPurges, type Purges } from './purge/purges.ts'
import { respondToStoreWebhook, WEBHOOK_PATH } from './purge/store-webhook.ts'
import { limitBodies } from './requests/limit-bodies.ts'
import { redirectToCanonicalPath, redirectToLowerCase } from './requests/redirect-paths.ts'
import { refuseCrossSite } from './requests/refuse-cross-site.ts'
import { refuseMethod } from './requests/refuse-method.ts'
import { refuseMissingFile } from './requests/refuse-missing-file.ts'
import { refusePrefetch } from './requests/refuse-prefetch.ts'
import { refuseUnreadablePath } from './requests/refuse-unreadable-path.ts'
import { withSecurityHeaders } from './requests/security-headers.ts'
import { createShopLimits, limitRendering, type ShopLimits } from './requests/shop-limits.ts'
import { respondToUnexpected } from './requests/unexpected-fault.ts'
import type { Settings } from './settings.ts'
import { crawlerPaths, createSitemap } from './sitemap/sitemap.ts'
import { createCatalogueHelper } from './store/catalogue-helper.ts'
import {
  createServerStorefront,
  type FetchStore,
  type ServerStorefront,
  type StorefrontTools,
} from './store/storefront.ts'
import { createCheckoutOrigins } from './store-data/checkout-origins.ts'
import { createDeliveryFees } from './store-data/delivery-fees.ts'
import { createMenus } from './store-data/store-menus.ts'
import { type ShopObserver, unobserved } from './telemetry/shop-observer.ts'
import { monotonicNow } from './work/monotonic-now.ts'
import type { WorkRules } from './work/shared-work.ts'

/** Parts of the shop. Nothing here opens a port or reads the environment. */
export type ShopOptions = StorefrontTools & {
  readonly settings: Settings
  /** The local store, mounted under /local-store; null with a hosted store. */
  readonly localStore: FetchStore | null
  /** Origins of pictures in the local store's catalogue that are hosted elsewhere. */
  readonly mediaOrigins?: readonly string[]
  /** Sales for measured figures: from the local store's orders, or from checkouts that came back. */
  readonly findSales?: FindSales | null
  /** Counts sales by checkouts when a hosted store keeps the orders. */
  readonly checkoutLog?: CheckoutLog | null
  /** Stores what shoppers send; null where nothing is stored, as at the edge. */
  readonly desk?: OpenDesk | null
  /** Called with the number of results of a search. */
  readonly onSearch?: ShopDesk['onSearch']
  /** Orders and stock for the desk; null with a hosted store, whose admin has them. */
  readonly merchantParts?: MerchantParts | null
  /** Renders the desk's PDFs, by default in this process. */
  readonly printPapers?: PrintPapers
  /** Receives changes in the store and passes them on. */
  readonly purges?: Purges
  readonly log: ShopLog
  /** The browser's files; null in development, where Vite serves them. */
  readonly files: BuiltFiles | null
  readonly now?: () => number
  /** Renders every page for every request, without a policy, because Vite adds inline scripts and styles. */
  readonly development?: boolean
}

/** What the platform knows about a request: the shopper's IP address, null when unknown. */
export type RequestDetails = {
  readonly buyerIp: string | null
  /** Called with the time until which the same response may be sent to everyone. */
  readonly cacheUntil?: (time: number) => void
}
export type Shop = (request: Request, details?: RequestDetails) => Promise<Response>

const MINUTE = 60_000
const UNSHARED = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

function openPageCache(
  { settings, development, now }: ShopOptions,
  workRules: WorkRules,
  purges: Purges,
) {
  // Sales of the past hour and units left must not be hours old.
  const isCounted = settings.figures === 'measured'
  const rules: PageCacheRules = {
    parametersOf: development ? () => null : pageParameters,
    origin: settings.publicOrigin,
    freshFor: MINUTE,
    staleFor: isCounted ? 5 * MINUTE : 10 * MINUTE,
    staleIfErrorFor: 24 * 60 * MINUTE,
    maxBytes: 24 * 1024 * 1024,
    addRenderTime,
    sendTags: settings.purging.cdn !== null,
  }
  return createPageCache(rules, { now, workRules, purges })
}

type Bound = { Bindings: RequestDetails }
type Routes = Hono<Bound>

function limitForms(shop: Routes, options: ShopOptions, observer: ShopObserver): void {
  const limit = limitBodies(observer, {
    takesPhotos: Boolean(options.desk) && storesForms(options.settings),
  })
  shop.use(refuseCrossSite(options.settings.publicOrigin, observer))
  // Only for methods with a body: looking for one creates a whole Request, which would slow down every page.
  shop.on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limit)
}

function addHealthChecks(shop: Routes, storefront: ServerStorefront): void {
  shop.get('/healthz', (c) => c.text('ok', 200, UNSHARED))
  shop.get('/readyz', async (c) => {
    const ready = await storefront.checkReadiness()
    return ready.ok
      ? c.text('ready', 200, UNSHARED)
      : c.text(`not ready: ${ready.message}`, 503, UNSHARED)
  })
}

/** The tags of pages, and the purges of tags that changed. */
type Following = { readonly tags: PageTags; readonly purges: Purges }

/** Receives changes in the store, and purges a CDN. */
function followStore(
  shop: Routes,
  { settings, log }: Pick<ShopOptions, 'settings' | 'log'>,
  following: Following & Pick<ServerStorefront, 'workRules'>,
): void {
  const { webhookSecret: secret, cdn, peers } = settings.purging
  const { purges, workRules } = following
  if (cdn) purges.subscribe(createCdnPurger(cdn, log, { workRules }))
  if (secret) shop.post(WEBHOOK_PATH, respondToStoreWebhook({ secret, peers, ...following, log }))
}

function openDeskPages(shop: Routes, options: ShopOptions, storefront: ServerStorefront): void {
  if (!options.desk) return
  const names = createProductNames(storefront, options.log)
  shop.on(['GET', 'POST'], ['/desk', '/desk/*'], mountDesk(options.desk, options, names))
  if (storesForms(options.settings))
    shop.get('/review-photos/:file', serveReviewPhoto(options.desk))
}

type PageParts = {
  readonly links: ProviderLinks
  readonly respondWithPage: ReturnType<typeof openPageCache>
  readonly limits: ShopLimits
  readonly renderDocument: ReturnType<typeof createDocumentRenderer>
  /** The deadline of a page, in milliseconds. */
  readonly pageMs: number
}

/** Responds to all remaining requests with a page. */
function addPages(shop: Routes, parts: PageParts): void {
  const { links, respondWithPage, limits, renderDocument, pageMs } = parts
  shop.all('*', async (c) => {
    const { buyerIp = null, cacheUntil } = c.env ?? {}
    const endsAt = monotonicNow() + pageMs - ENDING_MS
    const { refuse, render } = limitRendering(limits, buyerIp, (page) =>
      renderDocument(page, buyerIp),
    )
    const response = await respondWithPage(c.req.raw, render, { refuse, cacheUntil })
    return links.redirectMissing(c.req.raw, response, endsAt)
  })
}

/** The shop as a function from Request to Response. */
export function createShop(options: ShopOptions): Shop {
  const { settings, localStore, log, files, mediaOrigins = [], development = false } = options
  const { observer = unobserved } = options
  const storefront = createServerStorefront(settings, localStore, log, options)
  const inlineStyles = createInlineStyles(files?.styleSheets ?? new Map())
  const storeOrigin = settings.store.kind === 'hosted' ? settings.store.origin : null
  const checkoutOrigins = createCheckoutOrigins(storeOrigin, storefront, log)
  const origins = allowedOrigins(settings, mediaOrigins, checkoutOrigins.list)
  const links = createProviderLinks({ settings, origins, storefront, inlineStyles, log, observer })
  const following: Following = { tags: createPageTags(), purges: options.purges ?? createPurges() }
  const renderDocument = createDocumentRenderer({
    build,
    settings,
    storefront,
    findSales: options.findSales ?? null,
    deliveryFees: createDeliveryFees(storefront, log),
    menus: createMenus(storefront, ownOriginsOf(settings), log),
    checkoutOrigins,
    checkoutLog: options.checkoutLog ?? null,
    desk: createShopDesk(options.desk ?? null, settings, options),
    inlineStyles,
    origins,
    ...following,
    log,
    observer,
    development,
  })
  const respondWithPage = openPageCache(options, storefront.workRules, following.purges)
  const respondToCrawler = createSitemap({ storefront, settings, log })
  const limits = createShopLimits(settings.addressLimits, observer)
  const shop: Routes = new Hono<Bound>().onError(respondToUnexpected(log, observer))
  addHealthChecks(shop, storefront)
  if (localStore) shop.all('/local-store/*', mountStore(localStore, settings, observer))
  shop.use(withSecurityHeaders(settings.publicOrigin), refuseUnreadablePath(observer))
  shop.use(redirectToCanonicalPath)
  followStore(shop, { settings, log }, { ...following, workRules: storefront.workRules })
  if (files) shop.route('/', serveBuiltFiles(files))
  limitForms(shop, options, observer)
  openDeskPages(shop, options, storefront)
  if (storeOrigin) shop.all('/api/catalogue', createCatalogueHelper({ storefront, limits, log }))
  shop.use(refusePrefetch)
  shop.on(['GET', 'POST'], '*', links.respond)
  shop.use(refuseMethod, redirectToLowerCase)
  shop.on('GET', [...crawlerPaths], (c) => respondWithPage(c.req.raw, respondToCrawler))
  shop.use(refuseMissingFile)
  const { page: pageMs } = storefront.deadlines
  addPages(shop, { links, respondWithPage, limits, renderDocument, pageMs })

  return async (request, details = { buyerIp: null }) => shop.fetch(request, details)
}
