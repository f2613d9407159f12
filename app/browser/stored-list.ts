import { onStoredChange, readStored, reportUnreadable, writeStored } from './browser-storage.ts'
import type { ListStorage } from './list-store.ts'

type StoredListParts<Item> = {
  readonly key: string
  /** For the log; by default the key. */
  readonly name?: string
  /** Reads the parsed list; null when it is none. Calls `onBad` with each item that it drops. */
  readonly read: (json: unknown, onBad: (item: unknown) => void) => readonly Item[] | null
  /** What is stored of the items, by default all. */
  readonly toStored?: (items: readonly Item[]) => readonly unknown[]
}

/** A list in the browser's storage. Other tabs, and pages that Back restores, follow changes. */
export function storedList<Item>({
  key,
  name = key,
  read,
  toStored = (items) => items,
}: StoredListParts<Item>): ListStorage<Item> {
  const onBad = (item: unknown) => reportUnreadable(name, item)
  return {
    read: () => readStored(key, (json) => read(json, onBad), name) ?? [],
    write: (items) => writeStored(key, toStored(items)),
    onOutsideChange: (listener) => onStoredChange(key, listener),
  }
}
