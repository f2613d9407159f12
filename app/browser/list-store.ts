/** `restored` is false until the browser's storage has been read: until then nobody knows the list. */
export type ListState<Item> = { readonly items: readonly Item[]; readonly restored: boolean }

/** Where a list is kept between pages, tabs and days. */
export type ListStorage<Item> = {
  /** What is stored now; empty when nothing is, or when it cannot be read. */
  readonly read: () => readonly Item[]
  readonly write: (items: readonly Item[]) => void
  /** Tells of changes that did not come through `write`; answers how to stop listening. */
  readonly onOutsideChange: (listener: () => void) => () => void
}

/** A list outside React (architecture, Cart): subscribe, snapshot, and one way to change it. */
export type ListStore<Item> = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => ListState<Item>
  /** The list as the server knows it: not at all. */
  readonly getServerState: () => ListState<Item>
  readonly change: (change: (items: readonly Item[]) => readonly Item[]) => void
}

const UNKNOWN: ListState<never> = { items: [], restored: false }

/**
 * Creates a list of one browser. Every change starts from what is stored at that moment, so that
 * two tabs never overwrite each other's items, and is saved at once.
 */
export function createListStore<Item>(storage: ListStorage<Item>): ListStore<Item> {
  const listeners = new Set<() => void>()
  let state: ListState<Item> = UNKNOWN
  let stopListening: (() => void) | null = null

  function publish(items: readonly Item[]) {
    if (state.restored && isSameList(state.items, items)) return
    state = { items, restored: true }
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
      if (!state.restored) state = { items: storage.read(), restored: true }
      return state
    },
    getServerState: () => UNKNOWN,
    change(change) {
      const stored = storage.read()
      const items = change(stored)
      if (items !== stored) storage.write(items)
      publish(items)
    },
  }
}

/** Order counts; items are compared by what they would be stored as. */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
