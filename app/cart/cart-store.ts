import type { CartLine } from '#commerce/model/cart-line.ts'

/** `restored` is false until the browser's storage has been read: until then nobody knows the count. */
export type CartState = { readonly lines: readonly CartLine[]; readonly restored: boolean }

/** Where the cart is kept between pages, tabs and days. */
export type CartStorage = {
  /** What is stored now; empty when nothing is, or when it cannot be read. */
  readonly read: () => readonly CartLine[]
  readonly write: (lines: readonly CartLine[]) => void
  /** Tells of changes that did not come through `write`; answers how to stop listening. */
  readonly onOutsideChange: (listener: () => void) => () => void
}

/** The cart outside React (architecture, Cart): subscribe, snapshot, and one way to change it. */
export type CartStore = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => CartState
  /** The cart as the server knows it: not at all. */
  readonly getServerState: () => CartState
  readonly change: (change: (lines: readonly CartLine[]) => readonly CartLine[]) => void
}

const UNKNOWN: CartState = { lines: [], restored: false }

/**
 * Creates the cart of one browser. Every change starts from what is stored at that moment, so
 * that two tabs never overwrite each other's lines, and is saved at once.
 */
export function createCartStore(storage: CartStorage): CartStore {
  const listeners = new Set<() => void>()
  let state = UNKNOWN
  let stopListening: (() => void) | null = null

  function publish(lines: readonly CartLine[]) {
    if (state.restored && isSameCart(state.lines, lines)) return
    state = { lines, restored: true }
    for (const listener of listeners) listener()
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      stopListening ??= storage.onOutsideChange(() => publish(storage.read()))
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = null
      }
    },
    getState() {
      if (!state.restored) state = { lines: storage.read(), restored: true }
      return state
    },
    getServerState: () => UNKNOWN,
    change(change) {
      const stored = storage.read()
      const lines = change(stored)
      if (lines !== stored) storage.write(lines)
      publish(lines)
    },
  }
}

/** Order of the lines counts; lines are compared by what they would be stored as. */
function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
