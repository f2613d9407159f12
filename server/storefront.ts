import type { Logger } from 'pino'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { storefrontEndpoint } from '#commerce/client/endpoint.ts'
import { createOptionalFields, type RefusedField } from '#commerce/client/optional-fields.ts'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { RequestSource } from '#local-store/request-source.ts'
import { createReadiness, type Readiness } from './readiness.ts'
import type { Settings } from './settings.ts'
import { readStoreAnswer, toConnectionFault } from './store-answers.ts'

/** The local store; without a source a request is our own, and not limited. */
export type FetchStore = (request: Request, source?: RequestSource) => Promise<Response>

export type ServerStorefront = {
  /** The endpoint for the browser: a path on the shop's origin with the local store. */
  readonly browserEndpoint: string
  readonly clientFor: (buyerIp: string | null) => StorefrontClient
  readonly checkReadiness: () => Promise<Readiness>
  /** The fields that pages do without at the moment. */
  readonly listRefusedFields: () => readonly RefusedField[]
}

/** As the global `fetch`, for a hosted store. */
export type FetchHosted = (input: string, init: RequestInit) => Promise<Response>

/** A placeholder: the request never leaves the process. */
const IN_PROCESS_ORIGIN = 'http://local-store.internal'
const ATTEMPT_MS = 5000
/** A page or a helper is answered within this, whatever the store does. */
const REQUEST_MS = 12_000

/** Reaches the store over the network, or by a call within this process. */
export function createServerStorefront(
  settings: Settings,
  localStore: FetchStore | null,
  log: Pick<Logger, 'warn'>,
  fetchHosted: FetchHosted = fetch,
): ServerStorefront {
  const browserEndpoint =
    settings.store.kind === 'hosted'
      ? storefrontEndpoint(settings.store.origin, settings.apiVersion)
      : `/local-store/api/${settings.apiVersion}/graphql.json`
  const warn = (message: string) => log.warn(message)
  const optionalFields = createOptionalFields(warn)
  const clientFor = (buyerIp: string | null) =>
    createStorefrontClient({
      endpoint: localStore ? `${IN_PROCESS_ORIGIN}${browserEndpoint}` : browserEndpoint,
      publicToken: settings.store.kind === 'hosted' ? settings.store.publicToken : 'local',
      privateToken: settings.store.kind === 'hosted' ? settings.store.privateToken : null,
      buyerIp,
      fetch: localStore
        ? (input, init) => localStore(new Request(input, init), { buyerIp })
        : fetchHosted,
      timeoutMs: ATTEMPT_MS,
      deadlineMs: REQUEST_MS,
      // Within this process nothing gets lost on the way.
      retries: localStore ? 0 : 3,
      readBody: readStoreAnswer,
      toFault: toConnectionFault,
      optionalFields,
      warn,
    })
  return {
    browserEndpoint,
    clientFor,
    checkReadiness: createReadiness(() => clientFor(null)),
    listRefusedFields: optionalFields.listRefused,
  }
}
