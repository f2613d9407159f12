import { checkDocument } from './check-document.ts'
import { createOptionalFields, type OptionalFields } from './optional-fields.ts'
import { readResponse } from './read-response.ts'
import { repeatMutation } from './repeat-mutation.ts'
import { isTransient, type Sleep, sleepFor, withRetries } from './retry.ts'
import type { StoreBreaker } from './store-breaker.ts'
import type { RequestOptions, StorefrontClient, StorefrontDocument } from './storefront-client.ts'
import { blockedFault, StorefrontFault } from './storefront-fault.ts'

export type StorefrontClientOptions = {
  /** From `storefrontEndpoint`, or a path on the page's origin. */
  readonly endpoint: string
  readonly publicToken: string
  /** Replaces the public token; servers only. */
  readonly privateToken?: string | null
  /** The shopper's IP address, sent to the store with the private token. */
  readonly buyerIp?: string | null
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  /** Per attempt, including the body. */
  readonly timeoutMs?: number
  /** Retries of a query; 3 in the specification (section 8). */
  readonly retries?: number
  /** Time for all requests together, from the client's creation; after it no request is retried or awaited. */
  readonly deadlineMs?: number
  readonly sleep?: Sleep
  readonly random?: () => number
  /** The time in milliseconds, by any clock. */
  readonly now?: () => number
  /** Like `AbortSignal.timeout`, the default. */
  readonly abortAfter?: (milliseconds: number) => AbortSignal
  readonly isOnline?: () => boolean
  /** Stops requests for operations that are failing; browsers have none. */
  readonly breaker?: StoreBreaker
  /** Default: the whole text, of any length. */
  readonly readBody?: (response: Response) => Promise<string>
  /** The fault for a failed connection; by default as much as a page can tell. */
  readonly toFault?: (error: Error) => StorefrontFault
  /** Remembers the fields that the store refuses; by default each client keeps its own. */
  readonly optionalFields?: OptionalFields
  /** Receives a warning for each unsupported input, which is dropped (specification section 5). */
  readonly warn?: (message: string) => void
}

/** Longest wait for one response. */
const ATTEMPT_MS = 10_000

/**
 * Talks to one store. Queries are retried after transient faults; mutations only when the store did
 * nothing (throttled) or as their `onLostResponse` allows, because a lost response may mean a changed
 * cart.
 * @throws Error at once when the endpoint or the token is missing (specification section 5)
 */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  if (options.endpoint.trim() === '') {
    throw new Error('The storefront client needs an endpoint: the domain of a store.')
  }
  if (options.publicToken.trim() === '' && !options.privateToken?.trim()) {
    throw new Error('The storefront client needs a storefront access token.')
  }
  const { optionalFields = createOptionalFields(options.warn), breaker } = options
  const { retries = 3, sleep = sleepFor, random = Math.random, now = Date.now } = options
  const endsAt = now() + (options.deadlineMs ?? Number.POSITIVE_INFINITY)
  const timeLeft = () => endsAt - now()
  const planFor = (document: string, request: RequestOptions | undefined) => ({
    retries: request?.retries ?? retries,
    sleep,
    random,
    signal: request?.signal,
    // While the breaker is open a retry fails too, so do not make the shopper wait for it.
    timeLeft: () => (breaker?.isOpen(document) ? 0 : timeLeft()),
  })
  const withTimeLeft = () => ({
    ...options,
    timeoutMs: Math.max(0, Math.floor(Math.min(options.timeoutMs ?? ATTEMPT_MS, timeLeft()))),
  })
  const attempt: typeof send = (settled, document, ...rest) => {
    const sent = () => send(settled, document, ...rest)
    return breaker ? breaker.run(document, sent) : sent()
  }
  return {
    query: (document, variables, request) =>
      optionalFields.sendWithoutRefused(document, (asked) =>
        withRetries(() => attempt(withTimeLeft(), asked, variables, request), {
          ...planFor(asked, request),
          isWorthRepeating: isTransient,
        }),
      ),
    mutate: (document, variables, request) =>
      repeatMutation(
        () => attempt(withTimeLeft(), document, variables, request),
        request?.onLostResponse,
        planFor(document, request),
      ),
    warn: options.warn,
  }
}

async function send<Data, Variables>(
  options: StorefrontClientOptions,
  document: StorefrontDocument<Data, Variables>,
  variables: Variables,
  request: RequestOptions | undefined,
): Promise<Data> {
  const { timeoutMs = ATTEMPT_MS, abortAfter = AbortSignal.timeout } = options
  const operationName = request?.operationName
  checkDocument(document, operationName)
  const limit = abortAfter(timeoutMs)
  const signal = request?.signal ? AbortSignal.any([request.signal, limit]) : limit
  const { response, body } = await reach(options, signal, {
    method: 'POST',
    headers: headersFor(options),
    body: JSON.stringify({ query: document, variables, operationName }),
  })
  const data = readResponse(response, body, Date.now())
  // The types come from the schema the document was validated against, and the readers of
  // commerce/operations check every value before they use it.
  return data as Data
}

/** Fetches the response and reads its body: the connection can break in either. */
async function reach(options: StorefrontClientOptions, signal: AbortSignal, init: RequestInit) {
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine !== false)
  try {
    signal.throwIfAborted()
    // Following a redirect would send the token, the shopper's IP address and the query to any host that it names.
    const response = await options.fetch(options.endpoint, { ...init, signal, redirect: 'manual' })
    return { response, body: await (options.readBody?.(response) ?? response.text()) }
  } catch (error) {
    if (signal.aborted) throw toAbortReason(signal, error)
    if (!(error instanceof TypeError)) throw error
    if (options.toFault) throw options.toFault(error)
    // A page only ever gets a TypeError, whatever the cause.
    if (isOnline()) throw blockedFault(error)
    throw new StorefrontFault('offline', 'The device is offline', { cause: error })
  }
}

/** Our timeout is a fault; a caller's abort reason is passed on unchanged. */
function toAbortReason({ reason }: AbortSignal, cause: unknown): unknown {
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError'
  return isTimeout ? new StorefrontFault('timeout', 'No answer in time', { cause }) : reason
}

function headersFor({ publicToken, privateToken, buyerIp }: StorefrontClientOptions) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
  }
  if (privateToken) {
    headers['shopify-storefront-private-token'] = privateToken
    if (buyerIp) headers['shopify-storefront-buyer-ip'] = buyerIp
  } else {
    headers['x-shopify-storefront-access-token'] = publicToken
  }
  return headers
}
