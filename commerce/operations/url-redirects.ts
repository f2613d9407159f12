import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { Documents } from '#commerce/schema/operations.generated.ts'
import { checkNodeObjects, checkText } from './check-shape.ts'

export const urlRedirects: Documents['UrlRedirects'] = /* GraphQL */ `
query UrlRedirects($query: String!) @inContext(country: IN, language: EN) {
  urlRedirects(first: 10, query: $query) {
    nodes { path target }
    pageInfo { hasNextPage }
  }
}`

/** In the quotes of the search syntax these would end the path, or hide its end. */
const UNQUOTABLE = /["\\\p{Cc}]/u

/**
 * The target of the merchant's redirect for the first of these paths that has one, as written: a path or a URL. Null
 * without a redirect. The store's search may return other redirects too, so paths are compared here, ignoring case.
 * @param paths decoded, such as `/old-page`
 * @throws StorefrontFault
 */
export async function findUrlRedirect(
  client: StorefrontClient,
  paths: readonly string[],
): Promise<string | null> {
  const quotable = paths.filter((path) => !UNQUOTABLE.test(path))
  if (quotable.length === 0) return null
  const query = quotable.map((path) => `path:"${path}"`).join(' OR ')
  const data = await client.query(urlRedirects, { query })
  const redirects = checkNodeObjects(data.urlRedirects, 'urlRedirects').map((node) => ({
    path: checkText(node.path, 'urlRedirects.path'),
    target: checkText(node.target, 'urlRedirects.target'),
  }))
  const targets = quotable.flatMap(
    (path) => redirects.find((redirect) => isSamePath(redirect.path, path))?.target ?? [],
  )
  return targets[0] ?? null
}

const isSamePath = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
