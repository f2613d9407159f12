/** The name of a document's operation; each document of the shop has one. */
export function operationOf(document: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? ''
}
