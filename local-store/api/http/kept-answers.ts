import { LRUCache } from 'lru-cache'
import type { Inventory } from '../../store/inventory.ts'
import type { Store } from '../../store/store.ts'

/** What only a sale changes, as the inventory's `revision` says. */
const steadyParts: ReadonlySet<string | symbol> = new Set(['catalogue', 'inventory', 'stockOf'])

/** The store, and whether anything was read from it that may be different the next time: a cart, the time. */
export function watchStore(store: Store): { readonly store: Store; isSteady(): boolean } {
  let isSteady = true
  const watched = new Proxy(store, {
    get(target, part) {
      if (!steadyParts.has(part)) isSteady = false
      return Reflect.get(target, part)
    },
  })
  return { store: watched, isSteady: () => isSteady }
}

export type KeptAnswers = {
  find(key: string): Uint8Array<ArrayBuffer> | undefined
  /** Call it when an answer is begun: one that a sale overtakes is not kept. */
  keeperOf(key: string): (body: Uint8Array<ArrayBuffer>) => void
}

const mostBytes = 16 * 1024 * 1024
/** One question in very many forms must not push out all others. */
const largestEntry = 2 * 1024 * 1024

/** Bodies of answers about catalogue and stock, to be sent again until `revision` says that something was sold. */
export function createKeptAnswers({ revision: now }: Pick<Inventory, 'revision'>): KeptAnswers {
  const bodies = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: mostBytes,
    maxEntrySize: largestEntry,
    sizeCalculation: (body, key) => body.byteLength + 2 * key.length + 256,
  })
  let current = now()
  /** What was answered before a sale is gone. */
  const follow = () => {
    if (current !== now()) bodies.clear()
    current = now()
  }
  return {
    find(key) {
      follow()
      return bodies.get(key)
    },
    keeperOf(key) {
      const revision = now()
      return (body) => {
        follow()
        if (revision === current) bodies.set(key, body)
      }
    },
  }
}
