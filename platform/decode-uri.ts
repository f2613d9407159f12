/** A percent-encoded text decoded; null when the encoding is invalid. */
export function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    // It throws only URIError.
    return null
  }
}
