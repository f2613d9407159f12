/** Pages that differ for each shopper or each return: never kept, and told so to every cache. */
const UNSHARED = [
  /^\/thank-you$/,
  /^\/password$/,
  /^\/api\//,
  /^\/manifest\.webmanifest$/,
  /\.data$/,
]

/**
 * Which query parameters make another page of a path; every other one is ignored, in the key and
 * in what is rendered. Null for what is not shared. The search page answers its words; those of the
 * list of all games, and its order, are applied in the browser.
 *
 * The router takes `/Thank-You` and `/%74hank-you` for `/thank-you`, so the path is looked at as the
 * router reads it. A path in capitals is a second spelling of a page and takes no room of its own.
 */
export function pageParameters(pathname: string): readonly string[] | null {
  const path = decodePath(pathname)
  if (path === null || path !== path.toLowerCase()) return null
  if (UNSHARED.some((pattern) => pattern.test(path))) return null
  return path === '/search' ? ['q'] : []
}

/** Null where the percent-encoding is broken. */
export function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}
