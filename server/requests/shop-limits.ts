import { respondToMessage } from '#app/contact/respond-to-message.server.tsx'
import { respondJson } from '#app/responses/api-response.server.ts'
import { formProblemPage } from '#app/responses/form-problem-page.server.tsx'
import { acceptsJson } from '#app/responses/sent-body.server.ts'
import { requestProblems } from '#content/request-problems.ts'
import {
  type AddressLimiter,
  createAddressLimiters,
  type Limit,
} from '#platform/address-limiter.ts'
import { delayRefusal } from '#platform/refusal-delay.ts'
import { readPagePath } from '../page-cache/page-parameters.ts'
import { isNamedPage } from '../page-cache/page-paths.ts'
import type { ShopObserver } from '../telemetry/shop-observer.ts'
import { actionPaths } from './action-paths.ts'

/** Enough for fifty people who share an address, like the local store's limits. */
const usual = {
  /** Search pages: words are endless, and each page is rendered. */
  searches: { burst: 120, everyMs: 500 },
  /** Missing pages: each is rendered, and queries the store. */
  absences: { burst: 30, everyMs: 1000 },
  /** Codes tried. A hosted store limits its buyers too, but without a private token by the shop's address. */
  codes: { burst: 60, everyMs: 3000 },
  /** Totals of carts: each queries the store twice, and creates a cart there. */
  quotes: { burst: 240, everyMs: 500 },
  /** Checkouts started: each creates a cart in the store, too. */
  checkouts: { burst: 60, everyMs: 2000 },
  /** Messages to the merchant: each is stored. The desk also limits each mailbox. */
  messages: { burst: 20, everyMs: 30_000 },
  /** Reviews, each of which is stored, and votes for them. */
  reviews: { burst: 40, everyMs: 15_000 },
  /** Newsletter sign-ups, confirmations and ends, also by mail programs of many people; wishes for sold-out games. */
  subscriptions: { burst: 60, everyMs: 5000 },
  /** Queries on behalf of browsers whose network blocks the store: a page makes a few. */
  reads: { burst: 300, everyMs: 100 },
} satisfies Record<string, Limit>

/** Limits per address on the shop's own routes. */
export type ShopLimits = Readonly<Record<keyof typeof usual, AddressLimiter>>

/** @param factor of the usual limits; 0 for no limits */
export function createShopLimits(factor: number, observer: ShopObserver): ShopLimits {
  return createAddressLimiters(usual, factor, (name) => observer.refused('limit', name))
}

/** A 429 with a message: as a page for an opened page or a form without script, otherwise as JSON. */
export function respondTooMany(wait: number, request: Request): Response {
  const sentence = requestProblems.tooMany(wait)
  const { headers } = request
  const isSent = isForm.test(headers.get('Content-Type') ?? '')
  const isPage = (isOpened(request) || isSent) && !acceptsJson(request)
  const response = isPage
    ? formProblemPage(429, sentence, headers.get('Referer'), requestProblems.tooManyTitle)
    : respondJson(429, { message: sentence })
  response.headers.set('Retry-After', String(wait))
  return response
}

/** The same in the specified words, which give minutes. */
function respondTooManyMessages(wait: number, { headers }: Request): Response {
  const isSentByForm = isForm.test(headers.get('Content-Type') ?? '')
  return respondToMessage(
    { type: 'refused', reason: 'too-many', waitMs: wait * 1000 },
    { isSentByForm },
  )
}

const isOpened = ({ method, url }: Request) =>
  method === 'GET' && !/^\/api\/|\.data$/i.test(new URL(url).pathname)
const isForm = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i

/**
 * Limits the pages that are rendered for an address. Pages in memory are not rendered, and so not counted. An address
 * that has requested too many missing pages still gets those that certainly exist.
 * @returns `refuse`: a 429 beyond the limits, a moment later; null within them, and the request is counted
 */
export function limitRendering(
  limits: ShopLimits,
  buyerIp: string | null,
  render: (request: Request) => Promise<Response>,
) {
  const waitForPage = (page: string) => (isNamedPage(page) ? 0 : limits.absences.waitOf(buyerIp))
  return {
    refuse(request: Request): Promise<Response> | null {
      const page = readPagePath(new URL(request.url).pathname) ?? ''
      const taken = costly.get(page) ?? null
      const wait = taken === null ? waitForPage(page) : limits[taken].take(buyerIp)
      if (wait === 0) return null
      const answer = taken === 'messages' ? respondTooManyMessages : respondTooMany
      return delayRefusal().then(() => answer(wait, request))
    },
    async render(request: Request): Promise<Response> {
      const response = await render(request)
      if (response.status === 404) limits.absences.count(buyerIp)
      return response
    },
  }
}

/** Paths in any spelling: the router matches `/API/Coupon` and `/api/coupon.data` as `/api/coupon`. */
const costly: ReadonlyMap<string, Exclude<keyof ShopLimits, 'absences'>> = new Map([
  ['/search', 'searches'],
  ...Object.entries(actionPaths),
])
