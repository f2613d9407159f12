/**
 * The URL of a hosted store's admin.
 * @param origin of the store; names of the provider share one admin, other names redirect there from `/admin`
 */
export function storeAdmin(origin: string): string {
  const { hostname } = new URL(origin)
  const [, name] = /^([a-z\d][a-z\d-]*)\.myshopify\.com$/.exec(hostname) ?? []
  return name === undefined ? `${origin}/admin` : `https://admin.shopify.com/store/${name}`
}
