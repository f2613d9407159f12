import { useSyncExternalStore } from 'react'
import type { ListStorage } from './list-storage.ts'

/** `restored` is false until browser storage has been read: until then the list is unknown. */
export type ListState<Item> = { readonly items: readonly Item[]; readonly restored: boolean }

/** A list for the parts of a page, outside React. */
export type ListStore<Item> = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => ListState<Item>
  /** The state on the server, where the list is unknown. */
  readonly getServerState: () => ListState<Item>
  readonly change: (change: (items: readonly Item[]) => readonly Item[]) => void
}

const UNKNOWN: ListState<never> = { items: [], restored: false }

/**
 * Creates a browser's list. Every change starts from the currently stored list and is saved at once, so
 * that two tabs never overwrite each other's items.
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

export function useListStore<Item>(store: ListStore<Item>): ListState<Item> {
  return useSyncExternalStore(store.subscribe, store.getState, store.getServerState)
}

/** Compares order and items as stored. */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
