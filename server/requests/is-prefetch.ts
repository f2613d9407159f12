/** Purposes in `Sec-Purpose`, and in `Purpose` from browsers that do not know it. */
const PREFETCH_PURPOSES = /prefetch|prerender|preview/i

/**
 * Whether a browser requests a page that nobody has opened: for a prefetch, a prerendering or a preview.
 * @param header reads a request's header by its lower-case name
 */
export function isPrefetch(header: (name: string) => unknown): boolean {
  return PREFETCH_PURPOSES.test(String(header('sec-purpose') ?? header('purpose') ?? ''))
}
