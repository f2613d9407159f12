import { reasonOf } from '#server/store/read-store-response.ts'
import type { FetchHosted } from '#server/store/storefront.ts'

/** The result of one request to the store. */
export type Exchange = {
  /** Null without a response. */
  readonly status: number | null
  /** The system's or TLS's code, for example ENOTFOUND, or a message; null with a response. */
  readonly failure: string | null
  /** Until the whole response was read. */
  readonly milliseconds: number
  /** The target of a redirect. */
  readonly location: string | null
  readonly isWebPage: boolean
  readonly isThrottled: boolean
  /** The API version that responded. */
  readonly version: string | null
  /** How far this machine's clock is ahead of the store's, in milliseconds; null when the store sends no time. */
  readonly clockAhead: number | null
}

/** HTTP dates are in whole seconds: on average the true time is half a second later. */
const HALF_SECOND_MS = 500

/** Passes requests on and records their results. @param clock milliseconds since 1970 */
export function recordExchanges(
  fetch: FetchHosted,
  clock: () => number,
): { readonly fetch: FetchHosted; readonly exchanges: readonly Exchange[] } {
  const exchanges: Exchange[] = []
  return {
    exchanges,
    async fetch(url, init) {
      const started = performance.now()
      try {
        const response = await fetch(url, init)
        const body = await response.clone().text()
        exchanges.push(toExchange(response, body, performance.now() - started, clock()))
        return response
      } catch (error) {
        exchanges.push({ ...none, failure: error instanceof Error ? reasonOf(error) : null })
        throw error
      }
    },
  }
}

const none: Exchange = {
  status: null,
  failure: null,
  milliseconds: 0,
  location: null,
  isWebPage: false,
  isThrottled: false,
  version: null,
  clockAhead: null,
}

function toExchange(
  { status, headers }: Response,
  body: string,
  milliseconds: number,
  now: number,
): Exchange {
  const date = Date.parse(headers.get('date') ?? '')
  return {
    status,
    failure: null,
    milliseconds,
    location: headers.get('location'),
    isWebPage: /html/i.test(headers.get('content-type') ?? ''),
    isThrottled: status === 429 || status === 430 || body.includes('"THROTTLED"'),
    version: headers.get('x-shopify-api-version'),
    clockAhead: Number.isNaN(date) ? null : now - date - HALF_SECOND_MS,
  }
}
