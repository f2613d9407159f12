import { onStoredChange, readStored, readStoredText, writeStored } from './browser-storage.ts'

type StoredValueParts<Value> = {
  readonly key: string
  /** By default the one that all tabs share. */
  readonly area?: 'sessionStorage'
  /** Turns the parsed JSON into a value, or null when it is not one. */
  readonly read: (value: unknown) => Value | null
  /** The value when nothing readable is stored. */
  readonly absent: Value
  /** For the log; by default the key. */
  readonly name?: string
}

/** A value in the browser's storage, for all parts of a page. Browser only. */
export function createStoredValue<Value>(parts: StoredValueParts<Value>) {
  const { key, area, read, absent, name } = parts
  const listeners = new Set<() => void>()
  let cached: { readonly text: string | null; readonly value: Value } = {
    text: null,
    value: absent,
  }
  return {
    /** The same object until another is stored. */
    get(): Value {
      const text = readStoredText(key, area)
      if (text !== cached.text)
        cached = { text, value: readStored(key, read, name, area) ?? absent }
      return cached.value
    },
    set(value: Value): void {
      writeStored(key, value, area)
      for (const listener of listeners) listener()
    },
    /** Calls the listener when this page stores a value, or another tab in storage that it shares. @returns ends it */
    subscribe(listener: () => void): () => void {
      const stop = area ? undefined : onStoredChange(key, listener)
      listeners.add(listener)
      return () => {
        stop?.()
        listeners.delete(listener)
      }
    },
  }
}
