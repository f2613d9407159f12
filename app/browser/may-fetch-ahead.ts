type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * Whether anything may be fetched before the shopper asks for it: not under the data saver of the browser or the
 * system, and not on a connection as slow as 2G. Self-contained, since its text is also written into the page.
 */
export function mayFetchAhead(): boolean {
  'in page'
  const { connection } = navigator as { connection?: Connection }
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return false
  return !window.matchMedia?.('(prefers-reduced-data: reduce)').matches
}
