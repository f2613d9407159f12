/** The kinds of pages that are counted. */
export type PageKind = 'home' | 'product' | 'list' | 'search'

/** @param url path and query of a request @returns null for any other page */
export function pageKindOf(url: string): PageKind | null {
  const [path = ''] = url.split('?', 1)
  if (path === '/') return 'home'
  if (path.startsWith('/product/')) return 'product'
  if (path.startsWith('/category/') || path === '/all-products') return 'list'
  return path === '/search' ? 'search' : null
}

/** The words searched for. */
export const searchOf = (url: string): string =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('q') ?? ''
