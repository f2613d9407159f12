import { policyPages } from '#merchant/policies/policy-pages.ts'

const indexedPages = [
  '/',
  '/all-products',
  '/about',
  '/contact',
  '/faq',
  '/returns',
  '/privacy',
  '/terms',
]

/** Pages of every shop that search engines may find. A test compares both lists with app/routes.ts. */
export const fixedPages: readonly string[] = [
  ...indexedPages,
  ...Object.keys(policyPages).map((path) => `/${path}`),
]

/** Pages that say `noindex`. */
const hiddenPages: readonly string[] = [
  '/search',
  '/wishlist',
  '/login',
  '/signup',
  '/forgot-password',
  '/checkout',
  '/thank-you',
  '/offline',
  '/password',
]

/** Paths that a merchant's text page cannot have. */
export const pagesOfSoftware: ReadonlySet<string> = new Set([...indexedPages, ...hiddenPages])

const named = new Set([...fixedPages, ...hiddenPages])

/** Whether a lower-case path is a page of every shop. */
export const isNamedPage = (path: string): boolean => named.has(path)

/** Whether the router has a route for a lower-case path. */
export function isPagePath(path: string): boolean {
  return isNamedPage(path) || /^\/(?:product|category)\/[^/]+$/.test(path)
}
