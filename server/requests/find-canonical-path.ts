/** Percent-encoded characters that need no encoding (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_CODED = /%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/gi

/**
 * The canonical path of a page: no trailing slash, no double slashes (a browser reads a leading pair as another host),
 * no needless percent-encoding. Null when nothing has to change.
 */
export function findCanonicalPath(address: string): string | null {
  const url = new URL(address)
  const canonical = url.pathname
    .replace(NEEDLESSLY_CODED, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  return canonical === url.pathname ? null : canonical + url.search
}
