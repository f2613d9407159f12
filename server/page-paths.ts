import { policyPages } from '#merchant/policies/policy-pages.ts'

/** Pages of every shop that search engines may find. A test compares both lists with app/routes.ts. */
export const fixedPages: readonly string[] = [
  '/',
  '/all-products',
  '/about',
  '/contact',
  '/faq',
  '/returns',
  '/privacy',
  '/terms',
  ...Object.keys(policyPages).map((path) => `/${path}`),
]

/** Pages that say `noindex`. */
export const hiddenPages: readonly string[] = [
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

const named = new Set([...fixedPages, ...hiddenPages])

/** Whether a path in small letters is a page of every shop. */
export const isNamedPage = (path: string): boolean => named.has(path)

/** Whether the router has a page of its own for a path in small letters. */
export function isPagePath(path: string): boolean {
  return isNamedPage(path) || /^\/(?:product|category)\/[^/]+$/.test(path)
}
