import { randomUUID } from 'node:crypto'
import { delayRefusal } from '#platform/refusal-delay.ts'
import { createStoreLimits, type StoreLimits } from '../limits/store-limits.ts'
import type { RequestSource } from '../request-source.ts'
import { apiError, internalError } from './http/api-error.ts'
import {
  findBuyerIp,
  findGroup,
  isTokenAllowed,
  json,
  preflight,
  refusal,
  responseHeaders,
  tokenOf,
} from './http/api-headers.ts'
import { readApiRequest } from './http/read-api-request.ts'
import { createRequestQueue } from './http/request-queue.ts'
import {
  findServedVersion,
  getVersionedSchema,
  type VersionedSchema,
} from './http/schema-versions.ts'
import { throttled } from './http/throttle.ts'
import { createTimeSlices, type WorkTime } from './http/time-slices.ts'
import type { MarketViewsOptions } from './market-views.ts'
import { createRequestHandler, type ParsedRequest, type ReportFault } from './request-handler.ts'

export type StorefrontApiOptions = MarketViewsOptions & {
  /** The shop's URL if the catalogue has none; defaults to the origin of each request. */
  readonly publicOrigin?: string | null
  /** When set, a request's token must equal it. */
  readonly publicToken?: string | null
  /** The limits for buyers; none by default. */
  readonly limits?: StoreLimits
  /** Measures the processor time of requests; by default that of the thread. */
  readonly workTime?: WorkTime
  /** Receives internal errors; the client gets only the request id. */
  readonly onFault?: ReportFault
}

/**
 * Handles one HTTP request to the Storefront API.
 *
 * @param version the version in the request's path, for example `2026-04`
 * @param source who sent it; optional for our own calls
 */
export type StorefrontApi = (
  request: Request,
  version: string,
  source?: RequestSource,
) => Promise<Response>

/** The Storefront API over a store, as a function from Request to Response. */
export function createStorefrontApi(options: StorefrontApiOptions): StorefrontApi {
  const { limits = createStoreLimits(0), publicOrigin = null } = options
  const token = options.publicToken ?? null
  const handle = createMeasuredHandler({ ...options, limits })
  const enqueue = createRequestQueue()
  return async (request, version, source = { buyerIp: null }) => {
    const requestId = source.requestId ?? randomUUID()
    const { method } = request
    if (method === 'OPTIONS') return preflight(request)
    const served = findServedVersion(version)
    if (served === null) return refusal(404, apiError('NOT_FOUND', 'Not Found'), requestId)
    if (!isTokenAllowed(request, token))
      return refusal(401, apiError('UNAUTHORIZED', ''), requestId)
    const buyerIp = findBuyerIp(request, source, token)
    const versioned = getVersionedSchema(served)
    const refuse = async (seconds: number) => {
      await delayRefusal()
      return refuseWork(seconds, versioned, requestId)
    }
    // Before reading the request: a refusal costs next to nothing.
    const wait = limits.work.waitOf(buyerIp, 0)
    if (wait > 0) return refuse(wait)
    const parsed = await readApiRequest(request)
    if ('status' in parsed)
      return refusal(parsed.status, apiError('BAD_REQUEST', parsed.message), requestId)
    const requestOrigin = publicOrigin ?? new URL(request.url).origin
    const group = findGroup(request)
    const about = { method, requestOrigin, requestId, group, buyerIp }
    const apiRequest = { ...parsed, ...about, hasToken: tokenOf(request) !== null }
    const response = await enqueue(buyerIp, async () => {
      // Requests that arrived at the same time may have used up the limit.
      const longer = limits.work.waitOf(buyerIp, 0)
      return longer > 0 ? refuse(longer) : handle(apiRequest, versioned)
    })
    return response ?? refuse(1)
  }
}

/** Handles a request, counts its processor time, and hides internal errors. */
function createMeasuredHandler({
  workTime,
  onFault = () => undefined,
  ...options
}: StorefrontApiOptions & { readonly limits: StoreLimits }) {
  const handle = createRequestHandler({ ...options, onFault })
  return async (
    request: Omit<ParsedRequest, 'slices'>,
    versioned: VersionedSchema,
  ): Promise<Response> => {
    const { requestId, group, buyerIp } = request
    const slices = createTimeSlices(undefined, workTime)
    try {
      return await handle({ ...request, slices }, versioned)
    } catch (fault) {
      onFault(fault, requestId, group)
      return refusal(500, internalError(requestId), requestId)
    } finally {
      options.limits.work.count(buyerIp, slices.used())
    }
  }
}

function refuseWork(seconds: number, versioned: VersionedSchema, requestId: string): Response {
  const errors = [throttled('too much of the server’s time was used', seconds)]
  const headers = { ...responseHeaders(versioned, requestId), 'retry-after': String(seconds) }
  return json(200, { errors }, headers)
}
