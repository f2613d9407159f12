/** What failed between us and the store; never an absence or a refusal (CONTRIBUTING, House style). */
export type StorefrontFaultKind =
  | 'offline'
  | 'blocked'
  /** On servers only; in a page the same fault is `blocked`. */
  | 'unreachable'
  | 'timeout'
  | 'http'
  | 'graphql'
  | 'unauthorized'
  | 'throttled'
  | 'shape'

/** Thrown when the store does not respond as specified. `requestId` is the store's, if it sent one. */
export class StorefrontFault extends Error {
  readonly kind: StorefrontFaultKind
  readonly status: number | null
  /** The reason phrase; empty over HTTP/2 and later, which have none. */
  readonly statusText: string
  readonly requestId: string | null
  readonly errors: readonly unknown[]
  /** From Retry-After, in milliseconds. */
  readonly retryAfterMs: number | null

  constructor(
    kind: StorefrontFaultKind,
    message: string,
    details: {
      status?: number | null
      statusText?: string
      requestId?: string | null
      errors?: readonly unknown[]
      retryAfterMs?: number | null
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'StorefrontFault'
    this.kind = kind
    this.status = details.status ?? null
    this.statusText = details.statusText ?? ''
    this.requestId = details.requestId ?? null
    this.errors = details.errors ?? []
    this.retryAfterMs = details.retryAfterMs ?? null
  }
}

/** A blocked connection, worded as in specification section 8, Connectivity. */
export function blockedFault(cause?: unknown): StorefrontFault {
  return new StorefrontFault('blocked', 'Network blocked by firewall or CORS policy', { cause })
}

/** The provider's code of a top-level error, such as THROTTLED. */
export function errorCodeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('extensions' in error)) return null
  const { extensions } = error
  if (typeof extensions !== 'object' || extensions === null || !('code' in extensions)) return null
  return typeof extensions.code === 'string' ? extensions.code : null
}

/** Whether all errors are refusals: the token lacks the scope, or the API version lacks the field. */
export function isRefusedByStore(error: unknown): error is StorefrontFault {
  if (!(error instanceof StorefrontFault) || error.errors.length === 0) return false
  return error.errors.every((each) =>
    ['ACCESS_DENIED', 'undefinedField'].includes(errorCodeOf(each) ?? ''),
  )
}

/** The result of a query; null when the store refuses it. @throws StorefrontFault for any other fault */
export async function nullIfRefused<Result>(query: Promise<Result>): Promise<Result | null> {
  try {
    return await query
  } catch (error) {
    if (isRefusedByStore(error)) return null
    throw error
  }
}
