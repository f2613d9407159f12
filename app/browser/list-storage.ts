import { onStoredChange, readStored, reportUnreadable, writeStored } from './browser-storage.ts'

/** Persistent storage of a list. */
export type ListStorage<Item> = {
  /** The stored list; empty when absent or invalid. */
  readonly read: () => readonly Item[]
  readonly write: (items: readonly Item[]) => void
  /** Reports changes not made through `write`; returns the unsubscribe function. */
  readonly onOutsideChange: (listener: () => void) => () => void
}

type ListStorageParts<Item> = {
  readonly key: string
  /** For the log; by default the key. */
  readonly name?: string
  /** Reads the parsed list; null when it is none. Calls `onBad` with each item that it drops. */
  readonly read: (json: unknown, onBad: (item: unknown) => void) => readonly Item[] | null
  /** What is stored of the items, by default all. */
  readonly toStored?: (items: readonly Item[]) => readonly unknown[]
}

/** Creates a list in the browser's storage for `createListStore`. Other tabs, and pages that Back restores, follow. */
export function createListStorage<Item>({
  key,
  name = key,
  read,
  toStored = (items) => items,
}: ListStorageParts<Item>): ListStorage<Item> {
  const onBad = (item: unknown) => reportUnreadable(name, item)
  return {
    read: () => readStored(key, (json) => read(json, onBad), name) ?? [],
    write: (items) => writeStored(key, toStored(items)),
    onOutsideChange: (listener) => onStoredChange(key, listener),
  }
}
