import { LRUCache } from 'lru-cache'
import type { Inventory } from '../../store/inventory.ts'
import type { Store } from '../../store/store.ts'

/** Parts that only a sale changes; the inventory's `revision` shows it. */
const cacheableParts: ReadonlySet<string | symbol> = new Set(['catalogue', 'inventory', 'stockOf'])

/** Wraps the store to record whether anything was read that may differ next time, for example a cart or the time. */
export function watchStore(store: Store): { readonly store: Store; isCacheable(): boolean } {
  let isCacheable = true
  const watched = new Proxy(store, {
    get(target, part) {
      if (!cacheableParts.has(part)) isCacheable = false
      return Reflect.get(target, part)
    },
  })
  return { store: watched, isCacheable: () => isCacheable }
}

export type ResponseCache = {
  find(key: string): Uint8Array<ArrayBuffer> | undefined
  /** Call it before the response is computed: if a sale happens meanwhile, the response is not cached. */
  beginEntry(key: string): (body: Uint8Array<ArrayBuffer>) => void
}

const MAX_BYTES = 16 * 1024 * 1024
/** One query in very many forms must not evict all others. */
const MAX_ENTRY_BYTES = 2 * 1024 * 1024

/** Caches bodies of responses about catalogue and stock, until `revision` shows that something was sold. */
export function createResponseCache({ revision: now }: Pick<Inventory, 'revision'>): ResponseCache {
  const bodies = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: (body, key) => body.byteLength + 2 * key.length + 256,
  })
  let current = now()
  /** Drops all responses from before a sale. */
  const follow = () => {
    if (current !== now()) bodies.clear()
    current = now()
  }
  return {
    find(key) {
      follow()
      return bodies.get(key)
    },
    beginEntry(key) {
      const revision = now()
      return (body) => {
        follow()
        if (revision === current) bodies.set(key, body)
      }
    },
  }
}
