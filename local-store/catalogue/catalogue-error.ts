/** A place in a JSON document: keys and positions from the outside in. */
export type JsonPath = readonly PropertyKey[]

/** A catalogue that cannot be used. The message names the file, the place in it, and the fault. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError'
  /** The place of the fault as `products[3].variants[0].price`; empty when it is the whole file. */
  readonly path: string

  constructor(file: string, path: JsonPath, fault: string, options?: ErrorOptions) {
    const place = formatJsonPath(path)
    super(place === '' ? `${file}: ${fault}` : `${file}: ${place}: ${fault}`, options)
    this.path = place
  }
}

/** Writes a place as a person would: `products[3].variants[0].price`, `shop["legal name"]`. */
export function formatJsonPath(path: JsonPath): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`
    const name = String(key)
    if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${place}[${JSON.stringify(name)}]`
    return place === '' ? name : `${place}.${name}`
  }, '')
}

/** Reports the first fault found; never returns. */
export type Refuse = (path: JsonPath, fault: string) => never

/** Where a value stands, for the rare case that somebody asks: a list is often long and right. */
export type Place = () => JsonPath

/**
 * Refuses a value that was seen before.
 *
 * @param seen what was met so far and where; grows with every call
 * @param what how the fault calls the value: `handle "jugaad"`
 */
export function refuseRepeated(
  seen: Map<string | number, Place>,
  value: string | number,
  place: Place,
  what: () => string,
  refuse: Refuse,
): void {
  const first = seen.get(value)
  if (first !== undefined)
    refuse(place(), `${what()} is already used at ${formatJsonPath(first())}`)
  seen.set(value, place)
}
