import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Thing } from 'schema-dts'
import { findCardRatings } from '#app/reviews/find-card-ratings.server.ts'
import {
  nonceContext,
  type PublicSettings,
  renderQueueContext,
  shopContext,
} from '#app/shop/shop-context.ts'
import type { CheckoutLog, FindSales } from '#commerce/model/figures/product-sales.ts'
import type { ShopDesk } from '#commerce/model/shop-desk.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import type { ShopLog } from '../process/log.ts'
import type { PageTags } from '../purge/page-tags.ts'
import type { Purges } from '../purge/purges.ts'
import { TAGS } from '../purge/recent-purges.ts'
import { isDemonstration } from '../settings/store-settings.ts'
import type { Settings } from '../settings.ts'
import { reportFault } from '../store/report-fault.ts'
import type { ServerStorefront } from '../store/storefront.ts'
import type { CheckoutOrigins } from '../store-data/checkout-origins.ts'
import type { ReadDeliveryFees } from '../store-data/delivery-fees.ts'
import type { Menus, ReadMenus } from '../store-data/store-menus.ts'
import type { ShopObserver } from '../telemetry/shop-observer.ts'
import { addLinkRules } from './add-link-rules.ts'
import { addReference } from './add-reference.ts'
import { addStructuredData } from './add-structured-data.ts'
import { delayFonts } from './delay-fonts.ts'
import { delayScripts } from './delay-scripts.ts'
import {
  type AllowedOrigins,
  contentSecurityPolicy,
  createNonce,
  formTargets,
  sealInlineScripts,
} from './document-policy.ts'
import type { InlineStyles } from './inline-styles.ts'
import { createPageClients } from './page-clients.ts'
import { createRenderQueue } from './render-queue.ts'

export type DocumentRendererParts = {
  readonly build: ServerBuild
  readonly settings: Settings
  readonly storefront: ServerStorefront
  /** Null when the shop has no record of sales. */
  readonly findSales: FindSales | null
  readonly deliveryFees: ReadDeliveryFees
  readonly menus: ReadMenus
  readonly checkoutOrigins: CheckoutOrigins
  /** Null when sales are not counted by checkouts. */
  readonly checkoutLog: CheckoutLog | null
  /** Null when the shop stores nothing that shoppers send. */
  readonly desk: ShopDesk | null
  readonly inlineStyles: InlineStyles
  readonly origins: AllowedOrigins
  readonly tags: PageTags
  readonly purges: Purges
  readonly log: ShopLog
  readonly observer: ShopObserver
  readonly development: boolean
}

/** A page without an optional part is cached only briefly. */
const INCOMPLETE = 'public, max-age=0, s-maxage=5'

const noLog: CheckoutLog = { recordStart: () => undefined, recordReturn: () => undefined }

/** Public settings, without those that depend on the store's responses. */
function toPublicSettings(
  settings: DocumentRendererParts['settings'],
  { browserEndpoint }: DocumentRendererParts['storefront'],
): Omit<PublicSettings, 'claims' | 'ratings' | keyof Menus> {
  const { store, publicOrigin, figures, referral } = settings
  return {
    endpoint: browserEndpoint,
    publicToken: store.kind === 'hosted' ? store.publicToken : 'local',
    localStore: store.kind === 'local',
    demonstration: isDemonstration(store),
    publicOrigin,
    figures,
    referral,
    cashUpTo: store.kind === 'local' ? store.cash.maxRupees : null,
  }
}

/** The inputs of claims, without those that depend on the store's responses. */
function toKnownShop({ store }: Settings, desk: DocumentRendererParts['desk']) {
  const hasMail = (desk?.newsletter ?? null) !== null
  return { isHosted: store.kind === 'hosted', hasDesk: desk !== null, hasMail }
}

/** Responds with React Router's routes; each document gets a policy with the hashes of its scripts. */
export function createDocumentRenderer(parts: DocumentRendererParts) {
  const { build, settings, storefront, findSales, checkoutLog, desk } = parts
  const { origins, inlineStyles, log, observer, development } = parts
  const handle = createRequestHandler(build, development ? 'development' : 'production')
  const publicSettings = toPublicSettings(settings, storefront)
  const renderQueue = storefront.workRules.joins ? createRenderQueue() : null
  const openClients = createPageClients(storefront, parts.tags, parts.purges)

  return async function renderDocument(
    request: Request,
    buyerIp: string | null,
  ): Promise<Response> {
    const nonce = createNonce()
    const { pathname } = new URL(request.url)
    const things: Thing[] = []
    const clients = openClients(buyerIp, pathname)
    const { fees, menus } = await readSharedData(parts, clients.noteMissing, pathname)
    const knownShop = { fees, ...toKnownShop(settings, desk) }
    const context = new RouterContextProvider()
    context.set(nonceContext, nonce)
    if (renderQueue) context.set(renderQueueContext, renderQueue(buyerIp, clients.due))
    context.set(shopContext, {
      storefront: clients.storefront,
      optionalStorefront: clients.optionalStorefront,
      settings: { ...publicSettings, ...menus, claims: claimsFor(settings.figures, knownShop) },
      findSales: settings.figures === 'measured' && findSales ? findSales : () => null,
      checkoutLog: checkoutLog ?? noLog,
      desk,
      buyerIp,
      provenTerms: { claims: claimsFor('measured', knownShop), fees },
      describePage: (...described) => void things.push(...described),
      report: reportTo(log, pathname),
      reference: pathname.endsWith('.data') ? observer.requestId() : null,
    })
    const response = await handle(request, context)
    const { status } = response
    const headers = headersOf(response, clients.isIncomplete())
    if (status === 200) headers.set(TAGS, clients.listTags())
    if (!headers.get('Content-Type')?.startsWith('text/html')) {
      return new Response(response.body, { status, headers })
    }
    const text = await response.text()
    const requestId = observer.requestId()
    const described = addNotes(text, { status, things, pathname, requestId })
    if (development) return new Response(described, { status, headers })
    const { html, policy } = seal(described, nonce, { inlineStyles, origins })
    headers.set('Content-Security-Policy', policy)
    return new Response(request.method === 'HEAD' ? null : html, { status, headers })
  }
}

type PageNotes = {
  readonly status: number
  readonly things: readonly Thing[]
  readonly pathname: string
  readonly requestId: string | null
}

/** A failed page gets the request's reference; a missing one has no structured data. */
function addNotes(text: string, { status, things, pathname, requestId }: PageNotes): string {
  if (status >= 500) return addReference(text, pathname, requestId)
  return addStructuredData(text, status === 200 ? things : [], pathname)
}

const reportTo = (log: ShopLog, path: string) => (error: unknown, action: string) =>
  reportFault(error, action, { log, path })

/** Reads what every page needs from the store and the desk; most of it is cached for all pages. */
async function readSharedData(parts: DocumentRendererParts, noteMissing: () => void, path: string) {
  const { deliveryFees, menus, checkoutOrigins, settings, desk } = parts
  const [fees, links, ratings] = await Promise.all([
    deliveryFees(noteMissing),
    menus(noteMissing),
    // Requests of scripts and forms show no product cards.
    path.startsWith('/api/')
      ? null
      : findCardRatings(settings.figures, desk, reportTo(parts.log, path)),
    checkoutOrigins.refresh(),
  ])
  return { fees, menus: { ...links, ratings } }
}

/** Sets `no-store` unless the route sets its caching; the page cache replaces it for pages that it shares. */
function headersOf(response: Response, isIncomplete: boolean): Headers {
  const headers = new Headers(response.headers)
  if (headers.has('Cache-Control')) return headers
  const isPoor = response.status === 200 && isIncomplete
  headers.set('Cache-Control', isPoor ? INCOMPLETE : 'no-store')
  return headers
}

/** The final document and its policy. */
function seal(
  page: string,
  nonce: string,
  { inlineStyles, origins }: { inlineStyles: InlineStyles; origins: AllowedOrigins },
): { html: string; policy: string } {
  const styled = inlineStyles(page, nonce)
  const ready = addLinkRules(delayScripts(delayFonts(styled.html, nonce), nonce), nonce)
  const { html, hashes } = sealInlineScripts(ready, nonce)
  return {
    html,
    policy: contentSecurityPolicy(
      { scripts: hashes, styles: styled.hashes, forms: formTargets(html, origins) },
      origins,
    ),
  }
}
