import type { Logger } from 'pino'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { storefrontEndpoint } from '#commerce/client/endpoint.ts'
import { createOptionalFields, type RefusedField } from '#commerce/client/optional-fields.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { RequestSource } from '#local-store/request-source.ts'
import { monotonicNow } from './monotonic-now.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import type { Settings } from './settings.ts'
import { inOneProcess, type WorkRules } from './shared-work.ts'
import { readStoreAnswer, toConnectionFault, untilAborted } from './store-answers.ts'
import { createStoreBreaker } from './store-breaker.ts'
import { observeStore } from './telemetry/observe-store.ts'
import { type ShopObserver, unobserved } from './telemetry/shop-observer.ts'

/** The local store; without a source a request is our own, and not limited. */
export type FetchStore = (request: Request, source?: RequestSource) => Promise<Response>

export type ServerStorefront = {
  /** The endpoint for the browser: a path on the shop's origin with the local store. */
  readonly browserEndpoint: string
  readonly deadlines: Deadlines
  /** A client for one page or helper. @param deadlineMs of all its questions together, from now on; a page's by default */
  readonly clientFor: (buyerIp: string | null, deadlineMs?: number) => StorefrontClient
  /** A client that may be kept: each of its questions has a page's time. */
  readonly lasting: StorefrontClient
  readonly checkReadiness: () => Promise<Readiness>
  /** What pages may do for one another when they ask. */
  readonly workRules: WorkRules
  /** The fields that pages do without at the moment. */
  readonly listRefusedFields: () => readonly RefusedField[]
}

/** For what is asked once for many pages. */
export type LastingStorefront = Pick<ServerStorefront, 'lasting' | 'workRules'>

/** As the global `fetch`, for a hosted store. */
export type FetchHosted = (input: string, init: RequestInit) => Promise<Response>

/** A placeholder: the request never leaves the process. */
const IN_PROCESS_ORIGIN = 'http://local-store.internal'
const ATTEMPT_MS = 5000
/** How long a store is waited for, in milliseconds. */
export type Deadlines = {
  /** All questions of a page together: it is answered within this, whatever the store does. */
  readonly page: number
  /** Each question of what a page can do without. */
  readonly section: number
  /** A helper's: shoppers wait longer for a checkout than for a page, and nothing else gets them there. */
  readonly helper: number
}

const HOSTED: Deadlines = { page: 3000, section: 1000, helper: 12_000 }
/** The local store is this process: to give up on it frees nothing, and throws away what was done. */
const LOCAL: Deadlines = { page: 12_000, section: 3000, helper: 12_000 }

/** How the store is reached; by default as from Node. */
export type StorefrontTools = {
  readonly fetchHosted?: FetchHosted
  /** How long the store is waited for; on a busy machine tests wait longer. */
  readonly deadlines?: Deadlines
  readonly workRules?: WorkRules
  /** Milliseconds, by which an operation rests after failures; by default of a clock that nobody sets. */
  readonly now?: () => number
  /** Hears what happens, and says which request it happens for; nobody by default. */
  readonly observer?: ShopObserver
}

/** Reaches the store over the network, or by a call within this process. */
export function createServerStorefront(
  settings: Settings,
  localStore: FetchStore | null,
  log: Pick<Logger, 'warn'>,
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
      timeoutMs: ATTEMPT_MS,
      deadlineMs,
      // Within this process nothing gets lost on the way.
      retries: localStore ? 0 : 3,
      now: monotonicNow,
      breaker,
      readBody: readStoreAnswer,
      toFault: toConnectionFault,
      optionalFields,
      warn,
    })
  return {
    browserEndpoint,
    deadlines,
    clientFor,
    lasting: eachInItsTime(() => clientFor(null)),
    checkReadiness: createReadiness(() => clientFor(null), workRules),
    workRules,
    listRefusedFields: optionalFields.listRefused,
  }
}

/** A client whose every question begins the time of a new one. */
export function eachInItsTime(open: () => StorefrontClient): StorefrontClient {
  return {
    query: (document, variables, options) => open().query(document, variables, options),
    mutate: (document, variables, options) => open().mutate(document, variables, options),
  }
}

/** A handler that hangs does not hear the signal. */
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

/** Under the header of the provider's own kit, so that its support finds all questions of one page. */
function withRequestId(init: RequestInit, id: string | null): RequestInit {
  if (id === null) return init
  const headers = new Headers(init.headers)
  headers.set('Custom-Storefront-Request-Group-ID', id)
  return { ...init, headers }
}
