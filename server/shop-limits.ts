import { requestProblems } from '#content/request-problems.ts'
import {
  type AddressLimiter,
  createAddressLimiter,
  type Limit,
  scaleLimit,
  unlimited,
} from '#local-store/limits/address-limiter.ts'
import type { ShopObserver } from './telemetry/shop-observer.ts'

/** For fifty people who share an address, as the local store's limits are. */
const usual = {
  /** Pages of words that somebody searched for: there is no end of words, and each is rendered. */
  searches: { burst: 120, everyMs: 500 },
  /** Addresses of nothing: each is rendered, and asks the store. */
  absences: { burst: 120, everyMs: 1000 },
  /** Codes that are tried. A hosted store counts its own buyers, but by the shop's address without a private token. */
  codes: { burst: 60, everyMs: 3000 },
} satisfies Record<string, Limit>

/** What an address asks of the shop's own routes. */
export type ShopLimits = Readonly<Record<keyof typeof usual, AddressLimiter>>

/** @param factor how many times the usual limits an address has; 0 for none */
export function createShopLimits(factor: number, observer: ShopObserver): ShopLimits {
  const open = (name: keyof typeof usual): AddressLimiter => {
    const scaled = scaleLimit(usual[name], factor)
    return scaled === null
      ? unlimited
      : createAddressLimiter(scaled, { onWait: () => observer.refused('limit', name) })
  }
  return {
    searches: open('searches'),
    absences: open('absences'),
    codes: open('codes'),
  }
}

/** A 429 with a sentence; scripts of the shop read `message`. */
export function answerTooMany(wait: number): Response {
  const headers = { 'Retry-After': String(wait), 'Cache-Control': 'no-store' }
  return Response.json({ message: requestProblems.tooMany(wait) }, { status: 429, headers })
}

/**
 * Renders a page for an address within its limits. Pages in memory are not rendered, and so not counted.
 * @returns 429 beyond them
 */
export function renderWithin(
  limits: ShopLimits,
  buyerIp: string | null,
  render: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url)
    const taken = takenBy(pathname)
    const wait = Math.max(
      limits.absences.waitOf(buyerIp),
      taken === null ? 0 : limits[taken].take(buyerIp),
    )
    if (wait > 0) return answerTooMany(wait)
    const answer = await render(request)
    if (answer.status === 404) limits.absences.count(buyerIp)
    return answer
  }
}

function takenBy(path: string): 'searches' | 'codes' | null {
  if (/^\/search(?:\.data)?$/.test(path)) return 'searches'
  return path === '/api/coupon' ? 'codes' : null
}
