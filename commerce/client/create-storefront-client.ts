import { checkDocument } from './check-document.ts'
import { readResponse } from './read-response.ts'
import { repeatMutation } from './repeat-mutation.ts'
import { isPassingTrouble, type Sleep, sleepFor, withRetries } from './retry.ts'
import type { RequestOptions, StorefrontClient, StorefrontDocument } from './storefront-client.ts'
import { StorefrontFault } from './storefront-fault.ts'
import { withTimeLimit } from './time-limit.ts'

export type StorefrontClientOptions = {
  /** From `storefrontEndpoint`, or a path on the page's own origin. */
  readonly endpoint: string
  readonly publicToken: string
  /** Sent instead of the public token; for servers only. */
  readonly privateToken?: string | null
  /** The shopper's address for every request; one request may name another. */
  readonly buyerIp?: string | null
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  /** For each attempt, answer included. */
  readonly timeoutMs?: number
  /** After the first attempt of a query; the specification's number is 3 (section 8). */
  readonly retries?: number
  readonly sleep?: Sleep
  readonly random?: () => number
  readonly now?: () => number
  readonly isOnline?: () => boolean
  /** Told of inputs the store does not support, which are left out (specification section 5). */
  readonly warn?: (message: string) => void
}

/**
 * Talks to one store. Queries are repeated after passing trouble; a mutation only when the store said
 * that it did nothing (throttled) or as its `afterLostAnswer` allows, because a lost answer may stand
 * for a cart that was already changed.
 * @throws Error at once when the endpoint or the token is missing (specification section 5)
 */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  if (options.endpoint.trim() === '') {
    throw new Error('The storefront client needs an endpoint: the domain of a store.')
  }
  if (options.publicToken.trim() === '' && !options.privateToken?.trim()) {
    throw new Error('The storefront client needs a storefront access token.')
  }
  const { retries = 3, sleep = sleepFor, random = Math.random } = options
  const planFor = (request: RequestOptions | undefined) => ({
    retries: request?.retries ?? retries,
    sleep,
    random,
    signal: request?.signal,
  })
  return {
    query: (document, variables, request) =>
      withRetries(() => send(options, document, variables, request), {
        ...planFor(request),
        isWorthRepeating: isPassingTrouble,
      }),
    mutate: (document, variables, request) =>
      repeatMutation(
        () => send(options, document, variables, request),
        request?.afterLostAnswer,
        planFor(request),
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
  const { timeoutMs = 10_000, now = Date.now } = options
  const operationName = request?.operationName
  checkDocument(document, operationName)
  const ask = async (signal: AbortSignal) => {
    const { response, body } = await reach(options, {
      method: 'POST',
      headers: headersFor(options, request?.buyerIp ?? options.buyerIp ?? null),
      body: JSON.stringify({ query: document, variables, operationName }),
      signal,
    })
    return readResponse(response, body, now())
  }
  const data = await withTimeLimit(ask, timeoutMs, request?.signal)
  // The document's types were generated from the schema it was checked against; the readers of
  // commerce/operations look at every value they take before they trust it.
  return data as Data
}

/** The answer with its whole body: a connection can break in either. */
async function reach(options: StorefrontClientOptions, init: RequestInit) {
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine !== false)
  try {
    const response = await options.fetch(options.endpoint, init)
    return { response, body: await response.text() }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Fetch tells a page no more than TypeError, whatever the reason.
    if (isOnline()) {
      throw new StorefrontFault('blocked', 'Network blocked by firewall or CORS policy', {
        cause: error,
      })
    }
    throw new StorefrontFault('offline', 'The device is offline', { cause: error })
  }
}

function headersFor(options: StorefrontClientOptions, buyerIp: string | null) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
  }
  if (options.privateToken) {
    headers['shopify-storefront-private-token'] = options.privateToken
    if (buyerIp) headers['shopify-storefront-buyer-ip'] = buyerIp
  } else {
    headers['x-shopify-storefront-access-token'] = options.publicToken
  }
  return headers
}
