import { type CatalogueRead, catalogueReads, findRead } from '#commerce/model/catalogue-reads.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'

export type FetchStore = (input: string, init: RequestInit) => Promise<Response>

export type CatalogueDetour = {
  /** Asks the store itself or the shop's server, whichever can be reached. */
  readonly fetch: FetchStore
  /** The answer to a request that the store did not get, for which `error` says why. @throws that error where there is none */
  readonly fetchAfter: (error: unknown, init: RequestInit) => Promise<Response>
}

/** The shop's helper, which asks the store in the browser's place (server/catalogue-helper.ts). */
const HELPER = '/api/catalogue'
/** A network that opens does not say so. */
const TRY_AGAIN_MS = 10_000

type Read = { readonly name: CatalogueRead; readonly variables: unknown }

/**
 * Another way to a hosted store's catalogue, for networks that block its domain and not the shop's (decision 67): questions
 * of games and lists go to the shop's own server, by their names. Anything else, such as a cart's, goes to the store alone.
 * Once one of those reaches it, or the question that is sent to find out, all go to the store again.
 * @param ask sends a request
 * @param now in milliseconds
 */
export function createCatalogueDetour(
  ask: FetchStore,
  now: () => number = () => performance.now(),
): CatalogueDetour {
  const road = createRoad(ask, now)

  async function fetchAfter(error: unknown, init: RequestInit): Promise<Response> {
    road.close()
    const read = findCatalogueRead(init.body)
    // Whose time is over is sent again by the client, and goes by the shop then.
    if (read === null || init.signal?.aborted) throw error
    return askShop(ask, read, init).catch(() => {
      throw error
    })
  }

  return {
    fetchAfter,
    async fetch(store, init) {
      const read = findCatalogueRead(init.body)
      if (read === null) return road.take(store, init)
      if (road.isOpen()) return ask(store, init).catch((error) => fetchAfter(error, init))
      void road.probe(store, init)
      // Without any network a service worker may still have the store's answer.
      return askShop(ask, read, init).catch(() => ask(store, init))
    },
  }
}

/** The direct one to the store: closed by a failure, opened by any answer that no service worker can have kept. */
function createRoad(ask: FetchStore, now: () => number) {
  let isOpen = false
  let triedAt = now()

  function close(): void {
    isOpen = false
    triedAt = now()
  }

  async function take(store: string, init: RequestInit): Promise<Response> {
    try {
      const response = await ask(store, init)
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
    /** Finds out whether it is open by now. */
    async probe(store: string, { method, headers }: RequestInit): Promise<void> {
      if (now() - triedAt < TRY_AGAIN_MS) return
      triedAt = now()
      const body = JSON.stringify({ query: '{ shop { name } }' })
      await take(store, { method, headers, body }).catch(() => undefined)
    },
  }
}

function askShop(ask: FetchStore, read: Read, { signal }: RequestInit): Promise<Response> {
  return ask(HELPER, {
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
