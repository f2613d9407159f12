import { LRUCache } from 'lru-cache'
import type { StorefrontClient, StorefrontDocument } from '#commerce/client/storefront-client.ts'
import { monotonicNow } from '../work/monotonic-now.ts'
import { createSharedWork, type SharedWork, type WorkRules } from '../work/shared-work.ts'
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
  const absences = new LRUCache<string, object>({ max: MAX_ABSENCES, ...times })
  const lists = createListCache(times, createSharedWork<unknown>(rules, now))
  let changes = 0

  async function askOnce<Data>(key: string, ask: () => Promise<Data>): Promise<Data> {
    const cached = absences.get(key)
    // The key contains operation and variables, so the data has their type.
    if (cached) return cached as Data
    const before = changes
    const data = await ask()
    if (isAbsence(data) && before === changes) absences.set(key, data)
    return data
  }

  function wrap(client: StorefrontClient, path: string): StorefrontClient {
    const isCategory = path.startsWith('/category/')
    function query<Data, Variables>(
      document: StorefrontDocument<Data, Variables>,
      variables: Variables,
      options?: Parameters<StorefrontClient['query']>[2],
    ): Promise<Data> {
      const ask = () => client.query(document, variables, options)
      const operation = operationOf(document)
      const key = `${operation} ${JSON.stringify(variables)}`
      if (key.length > MAX_KEY_LENGTH) return ask()
      if (isCategory && LISTS.test(operation)) return lists.ask(key, ask)
      return askOnce(key, ask)
    }
    return { ...client, query }
  }

  return {
    wrap,
    /** Call it when something has changed in the store. */
    clear() {
      changes += 1
      absences.clear()
      lists.clear()
    },
  }
}

type Times = {
  readonly ttl: number
  readonly ttlResolution: number
  readonly perf: { readonly now: () => number }
}

function createListCache(times: Times, asking: SharedWork<unknown>) {
  const lists = new LRUCache<string, object>({ max: MAX_LISTS, ttlAutopurge: true, ...times })
  let changes = 0
  return {
    async ask<Data>(key: string, ask: () => Promise<Data>): Promise<Data> {
      const cached = lists.get(key)
      // The key contains operation and variables, so the data has their type.
      if (cached) return cached as Data
      const data = await asking.run(key, async () => {
        const before = changes
        const data = await ask()
        const isUsable = typeof data === 'object' && data !== null && before === changes
        if (isUsable) lists.set(key, data)
        return data
      })
      return data as Data
    },
    clear() {
      changes += 1
      lists.clear()
      asking.forgetAll()
    },
  }
}

/** Whether the store has nothing of what was requested. */
function isAbsence(data: unknown): data is object {
  if (typeof data !== 'object' || data === null) return false
  const values = Object.values(data)
  return values.length > 0 && values.every((value) => value === null)
}
