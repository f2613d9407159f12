import type { Hono } from 'hono'
import { deskPaths } from '#desk/desk-paths.ts'
import type { DeskEnv } from './desk-request.ts'

/**
 * Leads from the address of a form to the page with the form: a browser shows that address after a refusal and opens
 * it as a page when a tab is restored, or after signing in again. Add it after all other routes, as theirs come first.
 */
export function addFormAddresses(site: Hono<DeskEnv>): void {
  const forms = site.routes.filter(({ method }) => method === 'POST')
  for (const { path } of forms)
    site.get(path, (c) => c.redirect(pageOf(c.req.path) + new URL(c.req.url).search, 303))
}

/**
 * `/desk/orders/7` for `/desk/orders/7/pack`, `/desk/orders` for `/desk/orders/papers/slips`. A form about a person has a
 * page of its own.
 */
function pageOf(path: string): string {
  if (path.endsWith('/erase-person')) return path.replace(/erase-person$/, 'person')
  const [page] = /^\/desk\/[^/]+\/\d+(?=\/)|^\/desk\/[^/]+(?=\/)/.exec(path) ?? []
  return page ?? deskPaths.today
}
