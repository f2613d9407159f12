import type { GraphQLError } from 'graphql'
import type { RequestSource } from '../../request-source.ts'
import type { VersionedSchema } from './schema-versions.ts'

/** Requests without a token are allowed, and so is any token unless one is set. */
export function isTokenAllowed(request: Request, token: string | null): boolean {
  const given = tokenOf(request)
  return token === null || given === null || given === token
}

export function tokenOf({ headers }: Request): string | null {
  return (
    headers.get('x-shopify-storefront-access-token') ??
    headers.get('shopify-storefront-private-token')
  )
}

/**
 * The buyer's IP address. A server that sends the store's private token names its buyer, as at the provider; the
 * header of anyone else is ignored.
 */
export function findBuyerIp(
  { headers }: Request,
  source: RequestSource,
  token: string | null,
): string | null {
  const isServer = token !== null && headers.get('shopify-storefront-private-token') === token
  return isServer ? headers.get('shopify-storefront-buyer-ip') : source.buyerIp
}

/**
 * The id that groups the API requests of one server request, as the provider's kit sends it; null when missing or
 * invalid.
 */
export function findGroup({ headers }: Request): string | null {
  const group = headers.get('custom-storefront-request-group-id') ?? ''
  return /^[\w-]{8,64}$/.test(group) ? group : null
}

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Shopify-API-Version, X-Shopify-API-Deprecated-Reason, X-Request-Id, Retry-After',
}

export function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'content-type',
      'access-control-max-age': '7200',
      vary: 'Access-Control-Request-Headers',
    },
  })
}

const jsonHeaders = (requestId: string) => ({
  ...crossOrigin,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-request-id': requestId,
})

export function responseHeaders(
  { version }: VersionedSchema,
  requestId: string,
  deprecations: string | null = null,
): Record<string, string> {
  return {
    ...jsonHeaders(requestId),
    'x-shopify-api-version': version,
    ...(deprecations === null ? {} : { 'x-shopify-api-deprecated-reason': deprecations }),
  }
}

export function refusal(status: number, error: GraphQLError, requestId: string): Response {
  return json(
    status,
    { errors: [error] },
    {
      ...jsonHeaders(requestId),
      ...(status === 405 && { allow: 'GET, POST, OPTIONS' }),
    },
  )
}

export function json(status: number, body: object, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), { status, headers })
}
