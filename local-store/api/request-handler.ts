import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { createAddressLimiter } from '#platform/address-limiter.ts'
import { delayRefusal } from '#platform/refusal-delay.ts'
import type { RequestSource } from '../request-source.ts'
import type { Store } from '../store/store.ts'
import { type ContextOptions, createContexts } from './create-contexts.ts'
import { createExecutableSchema } from './executable-schema.ts'
import { apiError, internalError } from './http/api-error.ts'
import { json, refusal, responseHeaders } from './http/api-headers.ts'
import { checkVariables } from './http/check-variables.ts'
import { createDocumentCache, type RunnableDocument } from './http/document-cache.ts'
import type { ApiRequest } from './http/read-api-request.ts'
import { readRequestedContext } from './http/requested-context.ts'
import { createResponseCache } from './http/response-cache.ts'
import type { VersionedSchema } from './http/schema-versions.ts'
import { longestWait, throttled } from './http/throttle.ts'
import type { TimeSlices } from './http/time-slices.ts'

/** A parsed request and where it comes from. */
export type ParsedRequest = ApiRequest &
  RequestSource & {
    readonly method: string
    readonly hasToken: boolean
    /** Origin for URLs that must be absolute. */
    readonly requestOrigin: string
    readonly requestId: string
    /** The requesting server's id for its own request. */
    readonly group: string | null
    readonly slices: TimeSlices
  }

type HandleRequest = (request: ParsedRequest, versioned: VersionedSchema) => Promise<Response>

/** Reports an internal error; the client gets only the request id. */
export type ReportFault = (fault: unknown, requestId: string, group: string | null) => void

type RequestHandlerOptions = ContextOptions & { readonly onFault: ReportFault }

/** A valid request whose response is not in the cache. */
type ValidRequest = {
  readonly prepared: RunnableDocument
  readonly headers: Readonly<Record<string, string>>
  /** Caches the body of the response. */
  cache(body: Uint8Array<ArrayBuffer>): void
}

let built: GraphQLSchema | undefined

/** The same for every store of this process: the store comes with each request's context. */
function getExecutableSchema(): GraphQLSchema {
  built ??= createExecutableSchema(readSchema(STOREFRONT_API_VERSION))
  return built
}

/** Handles requests: from the cache, with a refusal, or by executing the document. */
export function createRequestHandler(options: RequestHandlerOptions): HandleRequest {
  const schema = getExecutableSchema()
  const read = createRequestReader(schema, options.store)
  const contextFor = createContexts(options)
  return async (request, versioned) => {
    const valid = await read(request, versioned)
    if (valid instanceof Response) return valid
    if ('refusal' in valid) return refuseSlowly(valid.refusal, request)
    const { prepared, headers } = valid
    const { variables, requestOrigin, buyerIp, requestId, group, slices } = request
    const requested = readRequestedContext(prepared.operation, variables, versioned.schema)
    const cost = { requestedQueryCost: prepared.costOf(variables) }
    // There are no customers, so no token is valid.
    if (requested?.hasBuyer)
      return json(200, { errors: [{ message: invalidBuyer }], extensions: { cost } }, headers)
    const { version, knownCodes } = versioned
    const requestedCountry = requested?.country ?? null
    const about = { requestOrigin, version, knownCodes, buyerIp, slices, requestedCountry }
    const { context, isCacheable } = contextFor(about)
    const result = await prepared.run(variables, context)
    // The response names the context it is for, if the client requested one.
    const given = requested && { context: { country: context.country, language: 'EN' } }
    const report = (fault: unknown) => options.onFault(fault, requestId, group)
    const body = encode({ ...toBody(result, report, requestId), extensions: { ...given, cost } })
    const isQuery = prepared.operation.operation === 'query'
    if (result.errors === undefined && isQuery && isCacheable()) valid.cache(body)
    const waiting = waitHeaders(result.errors)
    const response = new Response(body, { headers: { ...headers, ...waiting } })
    return 'retry-after' in waiting ? refuseSlowly(response, request) : response
  }
}

/** Delays a refusal: pages of the shop send no such requests, and repeating them costs others time. */
async function refuseSlowly(
  refusal: Response,
  { buyerIp, slices }: ParsedRequest,
): Promise<Response> {
  if (buyerIp !== null) await slices.waitFor(delayRefusal())
  return refusal
}

/** The limit for new forms of introspection, shared by all clients: each takes as long as ten pages. */
const newIntrospections = { burst: 4, everyMs: 10_000 }

/** A document that is invalid or too expensive. */
type Refused = { readonly refusal: Response }

/** Reads a request; a cached result is returned as a response. */
function createRequestReader(schema: GraphQLSchema, { inventory }: Store) {
  const documents = createDocumentCache(schema)
  const responses = createResponseCache(inventory)
  const schemas = createResponseCache({ revision: () => 0 })
  const introspections = createAddressLimiter(newIntrospections)
  return async (
    request: ParsedRequest,
    versioned: VersionedSchema,
  ): Promise<Response | Refused | ValidRequest> => {
    const { query, variables, operationName, requestOrigin, requestId, slices } = request
    const prepared = await documents.prepare(query, operationName, versioned, slices)
    if (prepared.type === 'invalid') {
      const { errors } = prepared
      return { refusal: json(200, { errors }, responseHeaders(versioned, requestId)) }
    }
    const { operation, deprecations, introspection } = prepared
    const headers = responseHeaders(versioned, requestId, deprecations)
    if (request.method === 'GET' && operation.operation !== 'query')
      return refusal(405, apiError('BAD_REQUEST', 'Mutations must be sent by POST'), requestId)
    const asWritten = introspection ?? query
    const key = JSON.stringify([
      ...[versioned.version, requestOrigin, operationName, variables, asWritten],
    ])
    const cache = introspection === null ? responses : schemas
    const cached = cache.find(key)
    if (cached !== undefined) return new Response(cached, { headers })
    const errors = findRefusals(prepared, request, versioned)
    if (errors.length > 0) return { refusal: json(200, { errors }, headers) }
    const wait = introspection === null ? 0 : introspections.take('anybody')
    if (wait > 0) return refuseSchema(wait, headers)
    return { prepared, headers, cache: cache.beginEntry(key) }
  }
}

function refuseSchema(wait: number, headers: Readonly<Record<string, string>>): Response {
  const errors = [throttled('the schema was asked for in too many forms', wait)]
  return json(200, { errors }, { ...headers, ...waitHeaders(errors) })
}

function waitHeaders(errors: readonly GraphQLError[] | undefined): Record<string, string> {
  const wait = longestWait(errors)
  return wait === null ? {} : { 'retry-after': String(wait) }
}

/** Maximum cost of an operation without a token, as at the provider. */
const MAX_COST_WITHOUT_TOKEN = 1000
/** With a token the provider has no limit; the most expensive document of its known clients costs 4026. */
const MAX_COST = 5000

/** Why a valid document is refused: invalid variables, or its cost with them. */
function findRefusals(
  { operation, costOf }: RunnableDocument,
  { variables, hasToken }: ParsedRequest,
  { schema }: VersionedSchema,
): readonly GraphQLError[] {
  const errors = checkVariables(operation, variables, schema)
  if (errors.length > 0) return errors
  const cost = costOf(variables)
  const maxCost = hasToken ? MAX_COST : MAX_COST_WITHOUT_TOKEN
  if (cost <= maxCost) return []
  const message = `Query cost is ${cost}, which exceeds the single query max cost limit (${maxCost}).`
  return [apiError('MAX_COST_EXCEEDED', message, { cost, maxCost })]
}

const encoder = new TextEncoder()
const encode = (body: object) => encoder.encode(JSON.stringify(body))

/** Most errors in a response: a field that fails in a long list fails for every item. */
const MAX_ERRORS = 100

const invalidBuyer = 'The token provided is not valid'

function toBody(
  { data, errors }: ExecutionResult,
  onFault: (fault: unknown) => void,
  requestId: string,
): object {
  const shown = errors?.slice(0, MAX_ERRORS).map((error) => toShownError(error, onFault, requestId))
  return {
    ...(data === undefined ? {} : { data }),
    ...(shown === undefined ? {} : { errors: shown }),
  }
}

/** Shows client errors as they are; reports internal ones and hides their details. */
function toShownError(
  error: GraphQLError,
  onFault: (fault: unknown) => void,
  requestId: string,
): object {
  const { originalError, locations, path } = error
  const isForClient = typeof error.extensions?.code === 'string'
  if (!isForClient) onFault(originalError ?? error)
  const { message, extensions } = isForClient ? error : internalError(requestId)
  return { message, locations, path, extensions }
}
