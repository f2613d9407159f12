/** Pages that differ for each shopper or each return: never kept, and told so to every cache. */
const UNSHARED = [/^\/thank-you$/, /^\/password$/, /^\/api\//, /\.data$/]

/**
 * Which query parameters make another page of a path; every other one is ignored, in the key and
 * in what is rendered. Null for what is not shared. Search words and sorting are applied in the
 * browser, so no page has any yet.
 */
export function pageParameters(pathname: string): readonly string[] | null {
  return UNSHARED.some((pattern) => pattern.test(pathname)) ? null : []
}
