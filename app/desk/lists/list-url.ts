/** A list's query parameters. */
export type ListParams = Readonly<Record<string, string | number | null>>

/** The URL of a list, or of a file of it; parameters that are null or empty are left out. */
export function listUrl(path: string, params: ListParams): string {
  const given = Object.entries(params)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => [name, String(value)])
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
