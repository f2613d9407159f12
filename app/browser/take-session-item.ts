/** Removes an item of session storage and returns it; null when absent, and where storage is forbidden. */
export function takeSessionItem(key: string): string | null {
  try {
    const text = window.sessionStorage.getItem(key)
    window.sessionStorage.removeItem(key)
    return text
  } catch {
    return null
  }
}
