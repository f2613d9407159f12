/** A parsed global id: `gid://shopify/{type}/{key}?{parameters}`. */
export type GlobalId = {
  readonly type: string
  readonly key: string
  readonly parameters: URLSearchParams
}

const pattern = /^gid:\/\/shopify\/([A-Za-z]\w*)\/([^?\s]+)(?:\?(\S*))?$/

export function toGlobalId(type: string, key: number | string): string {
  return `gid://shopify/${type}/${key}`
}

/** @returns null when the text is not a global id */
export function readGlobalId(text: string): GlobalId | null {
  const match = pattern.exec(text)
  const [, type, key, query] = match ?? []
  if (type === undefined || key === undefined) return null
  return { type, key, parameters: new URLSearchParams(query ?? '') }
}

export function isGlobalId(text: string): boolean {
  return pattern.test(text)
}

/** The number in a global id of the given type; null for another type or no number. */
export function readNumericId(text: string, type: string): number | null {
  const id = readGlobalId(text)
  if (id === null || id.type !== type || !/^\d{1,16}$/.test(id.key)) return null
  return Number(id.key)
}
