import { randomUUID } from 'node:crypto'
import type { ExecutionResult, GraphQLError } from 'graphql'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { Store } from '../store/store.ts'
import { type ApiContext, createNodeBudget } from './api-context.ts'
import type { PictureVersion } from './catalogue/image-node.ts'
import { createExecutableSchema } from './executable-schema.ts'
import { readAskedContext } from './http/asked-context.ts'
import { checkVariables } from './http/check-variables.ts'
import { createDocumentCache } from './http/document-cache.ts'
import { createKeptAnswers, watchStore } from './http/kept-answers.ts'
import { type ApiRequest, readApiRequest } from './http/read-api-request.ts'
import {
  findServedVersion,
  getVersionedSchema,
  type VersionedSchema,
} from './http/schema-versions.ts'
import { createMarketViews } from './market-views.ts'

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
  /** Receives internal errors; the client sees only the request id. */
  readonly onFault?: (fault: unknown, requestId: string) => void
}

/**
 * Answers one HTTP request to the Storefront API.
 *
 * @param version the version in the request's path, such as `2026-04`
 */
export type StorefrontApi = (request: Request, version: string) => Promise<Response>

/** The Storefront API over a store, as a function from Request to Response. */
export function createStorefrontApi(options: StorefrontApiOptions): StorefrontApi {
  const answer = createAnswer(options)
  return async (request, version) => {
    const requestId = randomUUID()
    if (request.method === 'OPTIONS') return preflight(request)
    const served = findServedVersion(version)
    if (served === null) return refusal(404, 'NOT_FOUND', 'Not Found', requestId)
    if (!isTokenAllowed(request, options.publicToken ?? null))
      return refusal(401, 'UNAUTHORIZED', '', requestId)
    const asked = await readApiRequest(request)
    if ('status' in asked) return refusal(asked.status, 'BAD_REQUEST', asked.message, requestId)
    try {
      return await answer(asked, request, getVersionedSchema(served), requestId)
    } catch (fault) {
      options.onFault?.(fault, requestId)
      return refusal(500, 'INTERNAL_SERVER_ERROR', internalError(requestId), requestId)
    }
  }
}

type Answer = (
  asked: ApiRequest,
  request: Request,
  versioned: VersionedSchema,
  requestId: string,
) => Promise<Response>

function createAnswer(options: StorefrontApiOptions): Answer {
  const { store, baseUrl } = options
  const viewOf = createMarketViews(options)
  const schema = createExecutableSchema(readSchema(STOREFRONT_API_VERSION))
  const documents = createDocumentCache(schema)
  const kept = createKeptAnswers(store)
  return async (asked, request, versioned, requestId) => {
    const { query, variables, operationName } = asked
    const prepared = documents.prepare(query, operationName, versioned)
    if (prepared.type === 'invalid')
      return json(200, { errors: prepared.errors }, answerHeaders(versioned, requestId))
    const { operation, deprecations } = prepared
    const headers = answerHeaders(versioned, requestId, deprecations)
    if (request.method === 'GET' && operation.operation !== 'query')
      return refusal(405, 'BAD_REQUEST', 'Mutations must be sent by POST', requestId)
    const requestOrigin = options.publicOrigin ?? new URL(request.url).origin
    const key = JSON.stringify([versioned.version, requestOrigin, operationName, variables, query])
    const known = kept.find(key)
    if (known !== undefined) return new Response(known, { headers })
    const errors = checkVariables(operation, variables, versioned.schema)
    if (errors.length > 0) return json(200, { errors }, headers)
    const wanted = readAskedContext(operation, variables, versioned.schema)
    const cost = { requestedQueryCost: prepared.costOf(variables) }
    // There are no customers, so no token is valid.
    if (wanted?.hasBuyer)
      return json(200, { errors: [{ message: invalidBuyer }], extensions: { cost } }, headers)
    const view = viewOf(wanted?.country ?? null)
    const { country } = view
    const watched = watchStore(view.store)
    const context: ApiContext = {
      ...view,
      store: watched.store,
      forCountry: (code) => ({ ...context, ...viewOf(code) }),
      baseUrl,
      requestOrigin,
      version: versioned.version,
      knownCodes: versioned.knownCodes,
      budget: createNodeBudget(),
    }
    const revision = store.inventory.revision()
    const result = await prepared.run(variables, context)
    // The answer says what it was given for, if the client asked for anything.
    const extensions = { ...(wanted && { context: { country, language: 'EN' } }), cost }
    const report = (fault: unknown) => options.onFault?.(fault, requestId)
    const body = encode({ ...toBody(result, report, requestId), extensions })
    if (result.errors === undefined && operation.operation === 'query' && watched.isSteady())
      kept.keep(key, body, revision)
    return new Response(body, { headers })
  }
}

const encoder = new TextEncoder()
const encode = (body: object) => encoder.encode(JSON.stringify(body))

/** A field that fails in every item of a long list fails often. */
const mostErrors = 100

const invalidBuyer = 'The token provided is not valid'

function toBody(
  { data, errors }: ExecutionResult,
  onFault: (fault: unknown) => void,
  requestId: string,
): object {
  const shown = errors?.slice(0, mostErrors).map((error) => toShownError(error, onFault, requestId))
  return {
    ...(data === undefined ? {} : { data }),
    ...(shown === undefined ? {} : { errors: shown }),
  }
}

/** Client errors are shown as they are; internal errors only as such, and reported. */
function toShownError(
  error: GraphQLError,
  onFault: (fault: unknown) => void,
  requestId: string,
): object {
  const { originalError, locations, path } = error
  if (typeof error.extensions?.code === 'string') {
    const { message, extensions } = error
    return { message, locations, path, extensions }
  }
  onFault(originalError ?? error)
  const extensions = { code: 'INTERNAL_SERVER_ERROR', requestId }
  return { message: internalError(requestId), locations, path, extensions }
}

function internalError(requestId: string): string {
  return `Internal error. Looks like something went wrong on our end. Request ID: ${requestId}`
}

/**
 * Tokenless access is allowed, and so is any token unless one is set (reference section 3, auth).
 */
function isTokenAllowed(request: Request, token: string | null): boolean {
  const given =
    request.headers.get('x-shopify-storefront-access-token') ??
    request.headers.get('shopify-storefront-private-token')
  return token === null || given === null || given === token
}

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Shopify-API-Version, X-Shopify-API-Deprecated-Reason, X-Request-Id, Retry-After',
}

function preflight(request: Request): Response {
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

function answerHeaders(
  { version }: VersionedSchema,
  requestId: string,
  deprecations: string | null = null,
): Record<string, string> {
  return {
    ...crossOrigin,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-shopify-api-version': version,
    'x-request-id': requestId,
    ...(deprecations === null ? {} : { 'x-shopify-api-deprecated-reason': deprecations }),
  }
}

function refusal(status: number, code: string, message: string, requestId: string): Response {
  const headers = {
    ...crossOrigin,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(status === 405 ? { allow: 'GET, POST, OPTIONS' } : {}),
  }
  return json(status, { errors: [{ message, extensions: { code } }] }, headers)
}

function json(status: number, body: object, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), { status, headers })
}
