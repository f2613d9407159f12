/**
 * URL of a store's Storefront API.
 * @param store a bare domain (`shop.example`), which means https, or a full origin
 * @param version such as `2026-04`
 */
export function storefrontEndpoint(store: string, version: string): string {
  const trimmed = store.trim().replace(/\/+$/, '')
  if (trimmed === '') throw new Error('The storefront client needs the domain of a store.')
  const origin = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`
  return `${origin}/api/${version}/graphql.json`
}
