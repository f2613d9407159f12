/** A path in a JSON document: keys and indexes, outermost first. */
export type JsonPath = readonly PropertyKey[]

/** An invalid catalogue. The message names the file, the path of the fault, and the fault. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  /** The path, for example `products[3].variants[0].price`; empty for the whole file. */
  readonly path: string

  constructor(file: string, path: JsonPath, fault: string, options?: ErrorOptions) {
    const text = formatJsonPath(path)
    super(text === '' ? `${file}: ${fault}` : `${file}: ${text}: ${fault}`, options)
    this.path = text
  }
}

/** Formats a path: `products[3].variants[0].price`, `shop["legal name"]`. */
function formatJsonPath(path: JsonPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = String(key)
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
}

/** Reports the first fault found; never returns. */
export type Refuse = (path: JsonPath, fault: string) => never

/** A function that returns a path, so that paths are computed only for faults: long lists are mostly valid. */
export type LazyPath = () => JsonPath

/**
 * Refuses a value that has been seen before.
 *
 * @param seen values so far with their paths; grows with every call
 * @param what names the value in the message: `handle "jugaad"`
 */
export function refuseRepeated(
  seen: Map<string | number, LazyPath>,
  value: string | number,
  path: LazyPath,
  what: () => string,
  refuse: Refuse,
): void {
  const first = seen.get(value)
  if (first !== undefined) refuse(path(), `${what()} is already used at ${formatJsonPath(first())}`)
  seen.set(value, path)
}
