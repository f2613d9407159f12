import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { storefrontEndpoint } from '#commerce/client/endpoint.ts'
import { createOptionalFields, type RefusedField } from '#commerce/client/optional-fields.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { RequestSource } from '#local-store/request-source.ts'
import type { ShopLog } from '../process/log.ts'
import type { Settings } from '../settings.ts'
import { observeStore } from '../telemetry/observe-store.ts'
import { type ShopObserver, unobserved } from '../telemetry/shop-observer.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { patientTimeout } from '../work/patient-timeout.ts'
import { inOneProcess, type WorkRules } from '../work/shared-work.ts'
import { untilAborted } from '../work/until-aborted.ts'
import { readStoreResponse, toConnectionFault } from './read-store-response.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import { createStoreBreaker } from './store-breaker.ts'

/** The local store; a request without a source is the shop's own, and not limited. */
export type FetchStore = (request: Request, source?: RequestSource) => Promise<Response>

export type ServerStorefront = {
  /** The endpoint for the browser: a path on the shop's origin with the local store. */
  readonly browserEndpoint: string
  readonly deadlines: Deadlines
  /** A client for one page or helper. @param deadlineMs for all its requests together; a page's by default */
  readonly clientFor: (buyerIp: string | null, deadlineMs?: number) => StorefrontClient
  /** A client that may be kept: each of its requests has a page's deadline. */
  readonly lasting: StorefrontClient
  readonly checkReadiness: () => Promise<Readiness>
  /** How pages may share requests. */
  readonly workRules: WorkRules
  /** The fields that pages currently do without. */
  readonly listRefusedFields: () => readonly RefusedField[]
}

/** For requests that serve many pages. */
export type LastingStorefront = Pick<ServerStorefront, 'lasting' | 'workRules'>

/** Like the global `fetch`, for a hosted store. */
export type FetchHosted = (input: string, init: RequestInit) => Promise<Response>

/** A placeholder: the request never leaves the process. */
const IN_PROCESS_ORIGIN = 'http://local-store.internal'
/** Longest wait for one response of a hosted store. */
const HOSTED_ATTEMPT_MS = 5000
/** Deadlines for the store's responses, in milliseconds. */
export type Deadlines = {
  /** All requests of a page together: the page is sent within this time, whatever the store does. */
  readonly page: number
  /** Each request for an optional part of a page. */
  readonly section: number
  /** All requests of a helper: shoppers wait longer for a checkout than for a page, and have no other way to it. */
  readonly helper: number
}

const HOSTED: Deadlines = { page: 3000, section: 1000, helper: 12_000 }
/**
 * The local store runs in this process: giving up on it frees nothing, and wastes the work done. Its deadlines are for
 * each request.
 */
const LOCAL: Deadlines = { page: 12_000, section: 3000, helper: 12_000 }

/** How to reach the store; by default as from Node. */
export type StorefrontTools = {
  readonly fetchHosted?: FetchHosted
  /** Tests wait longer, for busy machines. */
  readonly deadlines?: Deadlines
  readonly workRules?: WorkRules
  /** Clock of the breaker, in milliseconds; by default a monotonic one. */
  readonly now?: () => number
  /** Observes events, and names the request they belong to; none by default. */
  readonly observer?: ShopObserver
}

/** Reaches the store over the network or, if local, by a call in this process. */
export function createServerStorefront(
  settings: Settings,
  localStore: FetchStore | null,
  log: Pick<ShopLog, 'warn'>,
  tools: StorefrontTools = {},
): ServerStorefront {
  const { fetchHosted = fetch, deadlines = localStore ? LOCAL : HOSTED } = tools
  const { workRules = inOneProcess, observer = unobserved } = tools
  const browserEndpoint =
    settings.store.kind === 'hosted'
      ? storefrontEndpoint(settings.store.origin, settings.apiVersion)
      : `/local-store/api/${settings.apiVersion}/graphql.json`
  const warn = (message: string) => log.warn(message)
  const optionalFields = createOptionalFields(warn, monotonicNow)
  const onChange = observer.breakerChanged
  const breaker = observeStore(createStoreBreaker({ log, onChange, now: tools.now }), observer)
  const clientFor = (buyerIp: string | null, deadlineMs = deadlines.page) =>
    createStorefrontClient({
      endpoint: localStore ? `${IN_PROCESS_ORIGIN}${browserEndpoint}` : browserEndpoint,
      publicToken: settings.store.kind === 'hosted' ? settings.store.publicToken : 'local',
      privateToken: settings.store.kind === 'hosted' ? settings.store.privateToken : null,
      buyerIp,
      fetch: localStore
        ? askInProcess(localStore, buyerIp, observer)
        : (input, init) => fetchHosted(input, withRequestId(init, observer.requestId())),
      // Within this process nothing gets lost, so that neither a second request nor an earlier end would help.
      timeoutMs: localStore ? deadlineMs : HOSTED_ATTEMPT_MS,
      deadlineMs: localStore ? undefined : deadlineMs,
      abortAfter: patientTimeout,
      retries: localStore ? 0 : 3,
      now: monotonicNow,
      breaker,
      readBody: readStoreResponse,
      toFault: toConnectionFault,
      optionalFields,
      warn,
    })
  const lasting = eachInItsTime(() => clientFor(null))
  return {
    browserEndpoint,
    deadlines,
    clientFor,
    lasting,
    checkReadiness: createReadiness(lasting, workRules),
    workRules,
    listRefusedFields: optionalFields.listRefused,
  }
}

/** A client that opens a new one, with a new deadline, for each request. */
export function eachInItsTime(open: () => StorefrontClient): StorefrontClient {
  return {
    query: (document, variables, options) => open().query(document, variables, options),
    mutate: (document, variables, options) => open().mutate(document, variables, options),
  }
}

/** Ends with the signal, which a handler that hangs ignores. */
function askInProcess(
  localStore: FetchStore,
  buyerIp: string | null,
  { requestId }: ShopObserver,
): FetchHosted {
  return (input, init) => {
    const source = { buyerIp, requestId: requestId() }
    return untilAborted(localStore(new Request(input, init), source), init.signal)
  }
}

/** Sends the header of the provider's own kit, with which its support finds all requests of one page. */
function withRequestId(init: RequestInit, id: string | null): RequestInit {
  if (id === null) return init
  const headers = new Headers(init.headers)
  headers.set('Custom-Storefront-Request-Group-ID', id)
  return { ...init, headers }
}
