import { parseJson } from '#commerce/model/stored-fields.ts'
import { readRetryAfter } from './retry.ts'
import { blockedFault, errorCodeOf, StorefrontFault } from './storefront-fault.ts'

type Envelope = { readonly data: unknown; readonly errors: readonly unknown[] }

/**
 * The `data` of a GraphQL response.
 * @throws StorefrontFault for a status other than 2xx, for top-level errors even with data (partial
 * data must not read as an absence), and for a body that is not a GraphQL response
 */
export function readResponse(response: Response, body: string, now: number): unknown {
  // For example, to the sign-in page of a Wi-Fi network. Browsers only reveal that there was a redirect.
  if (response.type === 'opaqueredirect') throw blockedFault()
  const envelope = readEnvelope(body)
  const details = {
    status: response.status,
    statusText: response.statusText,
    requestId: response.headers.get('x-request-id'),
    errors: envelope?.errors ?? [],
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), now),
  }
  const message = messageOf(details.errors)
  const codes = details.errors.map(errorCodeOf)
  if (response.status === 401 || response.status === 403 || codes.some(isDenied)) {
    throw new StorefrontFault('unauthorized', `Unauthorized${message && `: ${message}`}`, details)
  }
  if (response.status === 429 || codes.includes('THROTTLED')) {
    throw new StorefrontFault('throttled', message || 'Throttled', details)
  }
  if (!response.ok) {
    const line = statusLineOf(response)
    throw new StorefrontFault('http', message ? `${line} (${message})` : line, details)
  }
  if (details.errors.length > 0) {
    throw new StorefrontFault('graphql', message || 'an unknown error has occurred', details)
  }
  if (envelope === null || typeof envelope.data !== 'object' || envelope.data === null) {
    throw new StorefrontFault('shape', 'The response has no data.', details)
  }
  return envelope.data
}

/** 'HTTP {status}: {statusText}' (specification section 8, Connectivity). */
export function statusLineOf(response: {
  readonly status: number | null
  readonly statusText: string
}): string {
  return `HTTP ${response.status}: ${response.statusText}`.replace(/: $/, '')
}

function readEnvelope(body: string): Envelope | null {
  const value = parseJson(body)
  if (typeof value !== 'object' || value === null) return null
  const errors = 'errors' in value && Array.isArray(value.errors) ? value.errors : []
  return { data: 'data' in value ? value.data : undefined, errors }
}

function messageOf(errors: readonly unknown[]): string {
  return errors
    .map((error) =>
      typeof error === 'object' && error !== null && 'message' in error
        ? String(error.message)
        : String(error),
    )
    .filter((message) => message !== '')
    .join('; ')
}

function isDenied(code: string | null): boolean {
  return code === 'UNAUTHORIZED' || code === 'FORBIDDEN' || code === 'ACCESS_DENIED'
}
