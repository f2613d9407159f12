import { type CatalogueRead, catalogueReads, findRead } from '#commerce/model/catalogue-reads.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'

export type FetchStore = (input: string, init: RequestInit) => Promise<Response>

export type CatalogueDetour = {
  /** Sends a request to the store or, if that is unreachable, a catalogue read to the shop's server. */
  readonly fetch: FetchStore
  /** The response to a request that failed at the store with `error`. @throws `error` if there is no other way */
  readonly fetchAfter: (error: unknown, init: RequestInit) => Promise<Response>
}

/** The shop's endpoint, which queries the store for the browser (server/store/catalogue-helper.ts). */
const HELPER = '/api/catalogue'
/** Time between two probes of the store, because no event tells that a network stopped blocking it. */
const PROBE_INTERVAL_MS = 10_000

type Read = { readonly name: CatalogueRead; readonly variables: unknown }

/**
 * A fallback to the shop's server for networks that block a hosted store's domain but not the shop's (decision 67).
 * Queries for games and lists go to the shop's server by name; all other requests, such as a cart's, go only to the
 * store. Once one of those or a probe reaches the store, all requests go to it again.
 * @param send sends a request
 * @param now in milliseconds
 */
export function createCatalogueDetour(
  send: FetchStore,
  now: () => number = () => performance.now(),
): CatalogueDetour {
  const directRoute = createDirectRoute(send, now)

  async function fetchAfter(error: unknown, init: RequestInit): Promise<Response> {
    directRoute.close()
    const read = findCatalogueRead(init.body)
    // The client retries a request that timed out; the retry goes through the shop's server.
    if (read === null || init.signal?.aborted) throw error
    return sendToShop(send, read, init).catch(() => {
      throw error
    })
  }

  return {
    fetchAfter,
    async fetch(store, init) {
      const read = findCatalogueRead(init.body)
      if (read === null) return directRoute.take(store, init)
      if (directRoute.isOpen()) return send(store, init).catch((error) => fetchAfter(error, init))
      void directRoute.probe(store, init)
      // Without any network, a service worker may still have the store's response.
      return sendToShop(send, read, init).catch(() => send(store, init))
    },
  }
}

/** The direct route to the store. A failure closes it; any response that no service worker can have cached opens it. */
function createDirectRoute(send: FetchStore, now: () => number) {
  let isOpen = false
  let triedAt = now()

  function close(): void {
    isOpen = false
    triedAt = now()
  }

  async function take(store: string, init: RequestInit): Promise<Response> {
    try {
      const response = await send(store, init)
      isOpen = true
      return response
    } catch (error) {
      close()
      throw error
    }
  }

  return {
    isOpen: () => isOpen,
    close,
    take,
    /** Finds out whether the route is open again. */
    async probe(store: string, { method, headers }: RequestInit): Promise<void> {
      if (now() - triedAt < PROBE_INTERVAL_MS) return
      triedAt = now()
      const body = JSON.stringify({ query: '{ shop { name } }' })
      await take(store, { method, headers, body }).catch(() => undefined)
    },
  }
}

function sendToShop(send: FetchStore, read: Read, { signal }: RequestInit): Promise<Response> {
  return send(HELPER, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(read),
    signal,
  })
}

function findCatalogueRead(body: unknown): Read | null {
  const { query, variables } = fieldsOf(JSON.parse(String(body)))
  const name = findRead(String(query), catalogueReads)
  return name && { name, variables }
}
