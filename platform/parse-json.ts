/** The value of a JSON text; undefined, which JSON does not have, for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It throws only SyntaxError.
    return undefined
  }
}
