/** Values the browser refused to keep (storage full or forbidden): they live as long as the page. */
const memory = new Map<string, string>()

/** The stored text of a key; null when there is none, on the server, and where storage is forbidden. */
export function readStoredText(key: string): string | null {
  const refused = memory.get(key)
  if (refused !== undefined) return refused
  if (typeof window === 'undefined') return null
  try {
    return window.localStorage.getItem(key)
  } catch {
    // Private windows and site settings may forbid storage: the same as having stored nothing.
    return null
  }
}

/** Stores a text; one that the browser refuses is kept for this page only. */
export function writeStoredText(key: string, text: string): void {
  try {
    window.localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/**
 * The stored value of a key, parsed and checked. What cannot be read counts as absent and is logged
 * as `Error loading {name} from localStorage:` (specification section 8).
 * @param read turns the parsed JSON into a value, or null when it is not one
 * @param name what the log calls it; the key unless told
 */
export function readStored<Value>(
  key: string,
  read: (value: unknown) => Value | null,
  name: string = key,
): Value | null {
  const text = readStoredText(key)
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
export function writeStored(key: string, value: unknown): void {
  writeStoredText(key, JSON.stringify(value))
}

/** Forgets a key. */
export function removeStored(key: string): void {
  memory.delete(key)
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Forbidden storage holds nothing to remove.
  }
}

/**
 * Calls the listener when another tab changes the key, and when a page restored by Back may have
 * missed a change. Returns the function that ends it.
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

/** Logs stored data that was left out, in the words of specification section 8. */
export function reportUnreadable(name: string, reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this message on the console
  console.error(`Error loading ${name} from localStorage:`, reason)
}
