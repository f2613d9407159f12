/** Values that the browser refused to store (full or forbidden), kept until the page is left. */
const memory = new Map<string, string>()

/** Shared by all tabs, or of one tab. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** The stored text of a key; null when absent, on the server, and where storage is forbidden. */
export function readStoredText(key: string, area: StorageArea = 'localStorage'): string | null {
  const refused = memory.get(key)
  if (refused !== undefined) return refused
  if (typeof window === 'undefined') return null
  try {
    return window[area].getItem(key)
  } catch {
    // Private windows and site settings may forbid storage.
    return null
  }
}

/** Stores text; falls back to memory for this page. */
export function writeStoredText(
  key: string,
  text: string,
  area: StorageArea = 'localStorage',
): void {
  try {
    window[area].setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/** Whether the browser refused to store the key's last value, which is gone when the page is left. */
export const isOnlyInMemory = (key: string) => memory.has(key)

/**
 * The stored value of a key, parsed and validated. An invalid value counts as absent and is logged
 * as `Error loading {name} from localStorage:` (specification section 8).
 * @param read turns the parsed JSON into a value, or null when it is not one
 * @param name for the log; by default the key
 */
export function readStored<Value>(
  key: string,
  read: (value: unknown) => Value | null,
  name: string = key,
  area?: StorageArea,
): Value | null {
  const text = readStoredText(key, area)
  if (text === null) return null
  try {
    const value = read(JSON.parse(text))
    if (value !== null) return value
    reportUnreadable(name, `not the expected shape: ${text.slice(0, 80)}`)
  } catch (error) {
    reportUnreadable(name, error)
  }
  return null
}

/** Stores a value as JSON. */
export function writeStored(key: string, value: unknown, area?: StorageArea): void {
  writeStoredText(key, JSON.stringify(value), area)
}

/**
 * Calls the listener when another tab changes the key, and when a page restored from the back/forward
 * cache may have missed a change. Returns the unsubscribe function.
 */
export function onStoredChange(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    memory.delete(key)
    listener()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}

/** Logs dropped data with the specified message. */
export function reportUnreadable(name: string, reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this message on the console
  console.error(`Error loading ${name} from localStorage:`, reason)
}
