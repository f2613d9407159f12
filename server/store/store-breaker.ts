import {
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhen,
  type IBackoff,
  type IHalfOpenAfterBackoffContext,
} from 'cockatiel'
import { isTransient } from '#commerce/client/retry.ts'
import type { StoreBreaker } from '#commerce/client/store-breaker.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { ShopLog } from '../process/log.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { operationOf } from './operation-of.ts'
import { createWholeStore, type WholeStore } from './whole-store.ts'

export type StoreBreakerParts = {
  readonly log: Pick<ShopLog, 'warn'>
  /** Milliseconds of a monotonic clock. */
  readonly now?: (() => number) | undefined
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random?: (() => number) | undefined
  /** Called when an operation's circuit opens, and when it closes. */
  readonly onChange?: (operation: string, isOpen: boolean) => void
}

/** Failures in a row that open the circuit; one is enough while the whole store seems to fail. */
const MAX_FAILURES = 5
/** At most one attempt a second, with jitter so that the processes of a shop do not keep step. */
const OPEN_MS = 1000
const JITTER_MS = 500
/** No attempt takes longer: in workerd one may end silently with the request that made it (shared-work.ts). */
const MAX_ATTEMPT_MS = 20_000
/** A store that asked for hours by mistake would otherwise close the shop. */
const MAX_OPEN_MS = 5 * 60_000

/** Thrown instead of sending a request while the circuit is open; it tells nothing new about the store. */
export class CircuitOpenFault extends StorefrontFault {
  constructor(
    { kind, status, statusText }: StorefrontFault,
    message: string,
    retryAfterMs: number,
  ) {
    super(kind, message, { status, statusText, retryAfterMs })
    this.stack = `${this.name}: ${message}`
  }
}

/**
 * A circuit breaker for each operation (decision 58): five failures in a row, or one with Retry-After, open it for a
 * good second, or as long as the store said. Then one attempt tries the store; meanwhile others are refused. Responses
 * that refuse or find nothing are not failures. While the whole store seems to fail, one failure is enough, and one
 * operation a second tries for all open ones; an operation that has not failed itself is always sent.
 */
export function createStoreBreaker(parts: StoreBreakerParts): StoreBreaker {
  const circuits = new Map<string, Circuit>()
  const overall = createWholeStore(parts.now ?? monotonicNow)

  function circuitOf(document: string): Circuit {
    const operation = operationOf(document)
    const existing = circuits.get(operation)
    if (existing && !existing.hasExpired()) return existing
    const fresh = createCircuit(operation, parts, overall)
    if (existing) parts.onChange?.(operation, false)
    circuits.set(operation, fresh)
    return fresh
  }

  return {
    async run(document, attempt) {
      const circuit = circuitOf(document)
      if (circuit.isOpen()) throw circuit.toFault()
      const result = await circuit.policy.execute(attempt)
      overall.noteSuccess(operationOf(document))
      return result
    },
    isOpen: (document) => circuitOf(document).isOpen(),
  }
}

type Circuit = {
  readonly policy: CircuitBreakerPolicy
  readonly isOpen: () => boolean
  /** What is thrown while the circuit is open. */
  readonly toFault: () => CircuitOpenFault
  /** Whether the attempt that tries the store ended without a result: nothing else would close the circuit. */
  readonly hasExpired: () => boolean
}

function createCircuit(operation: string, parts: StoreBreakerParts, overall: WholeStore): Circuit {
  const { log, now = monotonicNow, random = Math.random, onChange } = parts
  const counter = createCounter(() => (overall.seemsToFail() ? 1 : MAX_FAILURES))
  let askAgainAt = 0
  let triedAt = 0
  let isReported = false
  const mayTry = () => now() >= askAgainAt && !overall.isTried()

  const backoff: IBackoff<IHalfOpenAfterBackoffContext> = {
    // The library compares it with the wall clock, which may be changed: only `now` decides.
    get duration() {
      return mayTry() ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    },
    next({ result }) {
      const minMs = OPEN_MS + random() * JITTER_MS
      const openMs = Math.max(minMs, Math.min(retryAfterOf(errorOf(result)), MAX_OPEN_MS))
      askAgainAt = now() + openMs
      return backoff
    },
  }
  const policy = circuitBreaker(
    handleWhen((error) => counter.isFailure(error, policy.state === CircuitState.HalfOpen)),
    { breaker: counter, halfOpenAfter: backoff },
  )
  policy.onBreak((reason) => {
    overall.noteOpen(operation)
    if (isReported) return
    isReported = true
    onChange?.(operation, true)
    const fault = 'error' in reason ? String(errorOf(reason)) : ''
    log.warn({ operation, fault }, 'The store is failing: circuit opened for this operation')
  })
  policy.onHalfOpen(() => {
    triedAt = now()
    overall.noteTry()
  })
  policy.onReset(() => {
    isReported = false
    onChange?.(operation, false)
    log.warn({ operation }, 'The store responds again: circuit closed for this operation')
  })
  return {
    policy,
    hasExpired: () => policy.state === CircuitState.HalfOpen && now() - triedAt >= MAX_ATTEMPT_MS,
    isOpen: () =>
      policy.state === CircuitState.HalfOpen || (policy.state === CircuitState.Open && !mayTry()),
    toFault: () =>
      toCircuitOpenFault(policy.lastFailure, Math.max(0, Math.ceil(askAgainAt - now()))),
  }
}

/** @param left milliseconds until the store is tried again */
function toCircuitOpenFault(
  failure: CircuitBreakerPolicy['lastFailure'],
  left: number,
): CircuitOpenFault {
  const reason = failure && errorOf(failure)
  const last =
    reason instanceof StorefrontFault ? reason : new StorefrontFault('timeout', 'No answer')
  return new CircuitOpenFault(last, `Not sent, because the store is failing: ${last.message}`, left)
}

/** Counts failures in a row; one with a Retry-After is enough. */
function createCounter(maxFailures: () => number) {
  let failures = 0
  let isTold = false
  return {
    state: null,
    success() {
      failures = 0
    },
    failure() {
      failures += 1
      return isTold || failures >= maxFailures()
    },
    /** @param isTrying whether the circuit is half-open: an aborted attempt then proves nothing, and it opens again */
    isFailure(error: unknown, isTrying: boolean): boolean {
      isTold = retryAfterOf(error) > 0
      return error instanceof StorefrontFault ? isStoreFailing(error) : isTrying
    },
  }
}

/** Whether the store failed for everybody, as opposed to refusing or not understanding a request. */
function isStoreFailing(fault: StorefrontFault): boolean {
  const { kind, status } = fault
  if (isTransient(fault) || kind === 'shape') return true
  return (kind === 'http' || kind === 'unauthorized') && status !== 200 && status !== 400
}

function retryAfterOf(error: unknown): number {
  return error instanceof StorefrontFault ? (error.retryAfterMs ?? 0) : 0
}

function errorOf(reason: object): unknown {
  return 'error' in reason ? reason.error : null
}
