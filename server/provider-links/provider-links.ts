import type { MiddlewareHandler } from 'hono'
import { checkoutLoopPage, lookupFailedPage } from '#app/responses/notice-page.server.tsx'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { addReference } from '../document/add-reference.ts'
import type { AllowedOrigins } from '../document/document-policy.ts'
import { createNonce } from '../document/document-policy.ts'
import type { InlineStyles } from '../document/inline-styles.ts'
import type { ShopLog } from '../process/log.ts'
import type { Settings } from '../settings.ts'
import type { ServerStorefront } from '../store/storefront.ts'
import { loggedPath } from '../telemetry/route-of.ts'
import type { ShopObserver } from '../telemetry/shop-observer.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { untilAborted } from '../work/until-aborted.ts'
import { respondToAddForm } from './add-form.ts'
import { createBarePages, type SendBarePage } from './bare-pages.ts'
import { findLinkPage, type RenderLinkPage } from './cart-links.ts'
import { type CheckoutLink, findCheckoutLink } from './checkout-links.ts'
import { ownOriginsOf } from './read-target.ts'
import { findShopPath } from './standard-paths.ts'
import { createStoreRedirects, type FindStoreRedirect } from './store-redirects.ts'
import { withoutLanguage } from './without-language.ts'

export type ProviderLinksParts = {
  readonly settings: Settings
  readonly origins: AllowedOrigins
  readonly storefront: ServerStorefront
  readonly inlineStyles: InlineStyles
  readonly log: ShopLog
  readonly observer: ShopObserver
}

export type ProviderLinks = {
  /** Responds to the provider's standard paths and add-to-cart form; passes on all other requests. */
  readonly respond: MiddlewareHandler<{ Bindings: { readonly buyerIp: string | null } }>
  /**
   * Replaces a missing page by the merchant's redirect; returns the response itself without one, or if none is needed.
   * @param endsAt the page's deadline, by `monotonicNow`
   */
  readonly redirectMissing: (
    request: Request,
    response: Response,
    endsAt: number,
  ) => Promise<Response>
}

/** Permanent redirects are still cached for a day only: merchants change their minds. */
const MOVED = 'public, max-age=86400'
const REDIRECTED = 'public, max-age=300'

type Tools = {
  readonly clientFor: ServerStorefront['clientFor']
  readonly sendPage: SendBarePage
  readonly findRedirect: FindStoreRedirect
  readonly log: ShopLog
  readonly observer: ShopObserver
}

/** Redirects links of the provider's shops, and links to missing pages (decision 49). */
export function createProviderLinks(parts: ProviderLinksParts): ProviderLinks {
  const { settings, origins, storefront, inlineStyles, log, observer } = parts
  const { store } = settings
  const checkoutHost = store.kind === 'hosted' ? store.origin : '/local-store'
  const tools: Tools = {
    clientFor: storefront.clientFor,
    sendPage: createBarePages(origins, inlineStyles),
    findRedirect: createStoreRedirects({
      storefront,
      ownOrigins: ownOriginsOf(settings),
      warn: (message) => log.warn(message),
    }),
    log,
    observer,
  }
  return {
    async respond(c, next) {
      const url = new URL(c.req.url)
      const path = withoutLanguage(url.pathname)
      if (c.req.method === 'POST') {
        const isAdding = /^\/cart\/add$/i.test(path ?? url.pathname)
        return isAdding ? respondToAddForm(c.req.raw) : next()
      }
      const shopPath = findShopPath(path ?? url.pathname) ?? path
      if (shopPath !== null) return redirect(301, shopPath + url.search, MOVED)
      const checkout = findCheckoutLink(url, checkoutHost)
      if (checkout) return respondToCheckoutLink(checkout, tools)
      const link = findLinkPage(url)
      if (link) return respondToLink(link, tools, { url, buyerIp: c.env?.buyerIp ?? null })
      return next()
    },
    redirectMissing: async (request, response, endsAt) =>
      isMissingPage(request, response)
        ? redirectMissing(request, response, endsAt, tools)
        : response,
  }
}

async function respondToLink(
  link: RenderLinkPage,
  tools: Tools,
  { url, buyerIp }: { readonly url: URL; readonly buyerIp: string | null },
): Promise<Response> {
  const nonce = createNonce()
  try {
    const { html, status } = await link(tools.clientFor(buyerIp), nonce)
    return tools.sendPage(html, status, nonce)
  } catch (fault) {
    return respondToFault(fault, url.pathname, tools)
  }
}

function respondToCheckoutLink(link: CheckoutLink, { log, sendPage }: Tools): Response {
  if (link.type === 'elsewhere') return redirect(302, link.address, 'no-store')
  log.error('The store redirects its checkout to this shop: give it another primary domain')
  return sendPage(checkoutLoopPage(), 508, createNonce())
}

function isMissingPage({ method, url }: Request, { status }: Response): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return status === 404 && isRead && !new URL(url).pathname.endsWith('.data')
}

async function redirectMissing(
  { url }: Request,
  response: Response,
  endsAt: number,
  tools: Tools,
): Promise<Response> {
  const { pathname, search } = new URL(url)
  try {
    const target = await untilTime(endsAt, tools.findRedirect(pathname))
    return target === null ? response : redirect(301, withQuery(target, search), REDIRECTED)
  } catch (fault) {
    return respondToFault(fault, pathname, tools)
  }
}

/** @throws StorefrontFault of kind `timeout`; the work goes on, for other requests */
async function untilTime<Result>(endsAt: number, work: Promise<Result>): Promise<Result> {
  const end = AbortSignal.timeout(Math.max(0, Math.ceil(endsAt - monotonicNow())))
  return untilAborted(work, end).catch((fault: unknown) => {
    if (end.aborted && fault === end.reason)
      throw new StorefrontFault('timeout', 'No answer in time', { cause: fault })
    throw fault
  })
}

/** Logs the store's fault once. It is unknown whether the page is missing, so the response is not a 404. */
function respondToFault(
  fault: unknown,
  path: string,
  { log, sendPage, observer }: Tools,
): Response {
  if (!(fault instanceof StorefrontFault)) throw fault
  log.error({ err: fault, path: loggedPath(path) }, 'Looking up a redirect failed')
  const page = addReference(lookupFailedPage(), path, observer.requestId())
  return sendPage(page, 503, createNonce())
}

/** Keeps the visitor's query, unless the target has its own. */
function withQuery(target: string, search: string): string {
  return /[?#]/.test(target) ? target : target + search
}

function redirect(status: 301 | 302, to: string, caching: string): Response {
  return new Response(null, { status, headers: { Location: to, 'Cache-Control': caching } })
}
