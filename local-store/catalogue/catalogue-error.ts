import { OperatorError } from '#platform/operator-error.ts'

/** A path in a JSON document: keys and indexes, outermost first. */
export type JsonPath = readonly PropertyKey[]

/** An invalid catalogue. The message names the file, the path of the fault, and the fault. */
export class CatalogueError extends OperatorError {
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

/** Notes a value and its path; refuses one that was noted before, and names it as it was written. */
type NoteUnique = (value: string | number, path: JsonPath, written?: string) => void

/**
 * For values that may occur only once.
 *
 * @param nameOf names a value in the message: `handle "jugaad"`
 */
export function createUnique(
  nameOf: (value: string | number) => string,
  refuse: Refuse,
): NoteUnique {
  const seen = new Map<string | number, JsonPath>()
  return (value, path, written) => {
    const first = seen.get(value)
    if (first !== undefined)
      refuse(path, `${nameOf(written ?? value)} is already used at ${formatJsonPath(first)}`)
    seen.set(value, path)
  }
}

/** Values that many parts of a catalogue have, by the words of the messages. */
export const uniqueId = (refuse: Refuse): NoteUnique => createUnique((id) => `id ${id}`, refuse)
export const uniqueHandle = (refuse: Refuse): NoteUnique =>
  createUnique((handle) => `handle "${handle}"`, refuse)
