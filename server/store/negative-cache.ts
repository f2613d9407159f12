import { LRUCache } from 'lru-cache'
import type { StorefrontClient, StorefrontDocument } from '#commerce/client/storefront-client.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { createSharedWork, type WorkRules } from '../work/shared-work.ts'
import { operationOf } from './operation-of.ts'

/** A game or category that the merchant adds is found after this time, even if somebody looked for it before. */
const TTL_MS = 20_000
const MAX_ABSENCES = 2000
/** Pages of 250 entries; the largest catalogue has forty of them. */
const MAX_LISTS = 64
/** No browser sends a longer query twice. */
const MAX_KEY_LENGTH = 512
/** Queries of the whole catalogue that look for a category under another name: the same for every name. */
const LISTS = /^(?:AllCollections|AllProducts)$/

/**
 * A negative cache for the clients of pages: what the store does not have is not queried again for 20 seconds, and
 * unknown categories share the lists that are searched for them. Unknown paths are endless: 2,000 absences are kept, of
 * half a kilobyte each at most.
 */
export function createNegativeCache(rules: WorkRules, now: () => number = monotonicNow) {
  const times = { ttl: TTL_MS, ttlResolution: 0, perf: { now } }
  const absences = createCache(isAbsence, { max: MAX_ABSENCES, ...times })
  const lists = createCache(isObject, { max: MAX_LISTS, ttlAutopurge: true, ...times })
  const listing = createSharedWork<unknown>(rules, now)
  let changes = 0

  /** Sends a query, and caches data that is to be kept, unless something changes in the store meanwhile. */
  async function askAndKeep<Data>(cache: Cache, key: string, ask: () => Promise<Data>) {
    const before = changes
    const data = await ask()
    if (cache.isKept(data) && before === changes) cache.data.set(key, data)
    return data
  }

  function wrap(client: StorefrontClient, path: string): StorefrontClient {
    const isCategory = path.startsWith('/category/')
    async function query<Data, Variables>(
      document: StorefrontDocument<Data, Variables>,
      variables: Variables,
      options?: Parameters<StorefrontClient['query']>[2],
    ): Promise<Data> {
      const ask = () => client.query(document, variables, options)
      const operation = operationOf(document)
      const key = `${operation} ${JSON.stringify(variables)}`
      if (key.length > MAX_KEY_LENGTH) return ask()
      const isList = isCategory && LISTS.test(operation)
      const found = (isList ? lists : absences).data.get(key)
      const data =
        found ??
        (isList
          ? await listing.run(key, () => askAndKeep(lists, key, ask))
          : await askAndKeep(absences, key, ask))
      // The key contains operation and variables, so the data has their type.
      return data as Data
    }
    return { ...client, query }
  }

  return {
    wrap,
    /** Call it when something has changed in the store. */
    clear() {
      changes += 1
      absences.data.clear()
      lists.data.clear()
      listing.forgetAll()
    },
  }
}

type Cache = ReturnType<typeof createCache>

function createCache(
  isKept: (data: unknown) => data is object,
  options: LRUCache.Options<string, object, unknown>,
) {
  return { data: new LRUCache<string, object>(options), isKept }
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

/** Whether the store has nothing of what was requested. */
function isAbsence(data: unknown): data is object {
  if (!isObject(data)) return false
  const values = Object.values(data)
  return values.length > 0 && values.every((value) => value === null)
}
