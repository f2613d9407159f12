/** The name of a document's operation; none of the shop's documents has several. */
export function operationOf(document: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? ''
}
