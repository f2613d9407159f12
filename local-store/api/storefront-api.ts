import { randomUUID } from 'node:crypto'
import { createStoreLimits, type StoreLimits } from '../limits/store-limits.ts'
import type { RequestSource } from '../request-source.ts'
import type { Store } from '../store/store.ts'
import { createAnswer, type ReportFault } from './answer.ts'
import type { PictureVersion } from './catalogue/image-node.ts'
import {
  findBuyer,
  findGroup,
  internalError,
  isTokenAllowed,
  preflight,
  refusal,
  tokenOf,
} from './http/api-headers.ts'
import { readApiRequest } from './http/read-api-request.ts'
import { findServedVersion, getVersionedSchema } from './http/schema-versions.ts'

export type StorefrontApiOptions = {
  readonly store: Store
  /**
   * URL prefix of checkout pages and pictures: a path such as `/local-store`, or an origin with a
   * path.
   */
  readonly baseUrl: string
  /** The shop's URL if the catalogue has none; by default the origin of each request. */
  readonly publicOrigin?: string | null
  /** When set, a request with a token must have this one. */
  readonly publicToken?: string | null
  /** The `?v=` of a picture file's URL, so that caches see a new picture. */
  readonly pictureVersion?: PictureVersion
  /** What buyers may do; without it, anything. */
  readonly limits?: StoreLimits
  /** Receives internal errors; the client sees only the request id. */
  readonly onFault?: ReportFault
}

/**
 * Answers one HTTP request to the Storefront API.
 *
 * @param version the version in the request's path, such as `2026-04`
 * @param source who sent it; our own calls need not say
 */
export type StorefrontApi = (
  request: Request,
  version: string,
  source?: RequestSource,
) => Promise<Response>

/** The Storefront API over a store, as a function from Request to Response. */
export function createStorefrontApi(options: StorefrontApiOptions): StorefrontApi {
  const { limits = createStoreLimits(0), publicOrigin = null, onFault = () => undefined } = options
  const token = options.publicToken ?? null
  const answer = createAnswer({ ...options, limits, onFault })
  return async (request, version, source = { buyerIp: null }) => {
    const requestId = source.requestId ?? randomUUID()
    const { method } = request
    if (method === 'OPTIONS') return preflight(request)
    const served = findServedVersion(version)
    if (served === null) return refusal(404, 'NOT_FOUND', 'Not Found', requestId)
    if (!isTokenAllowed(request, token)) return refusal(401, 'UNAUTHORIZED', '', requestId)
    const asked = await readApiRequest(request)
    if ('status' in asked) return refusal(asked.status, 'BAD_REQUEST', asked.message, requestId)
    const requestOrigin = publicOrigin ?? new URL(request.url).origin
    const buyerIp = findBuyer(request, source, token)
    const group = findGroup(request)
    try {
      const about = { method, requestOrigin, requestId, group, buyerIp }
      const whole = { ...asked, ...about, hasToken: tokenOf(request) !== null }
      return await answer(whole, getVersionedSchema(served))
    } catch (fault) {
      onFault(fault, requestId, group)
      const message = internalError(requestId)
      return refusal(500, 'INTERNAL_SERVER_ERROR', message, requestId, { requestId })
    }
  }
}
