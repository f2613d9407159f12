/**
 * Where a hosted store's admin begins.
 * @param origin of the store; the provider's own names have one admin for all, other names lead there from `/admin`
 */
export function storeAdmin(origin: string): string {
  const { hostname } = new URL(origin)
  const [, name] = /^([a-z\d][a-z\d-]*)\.myshopify\.com$/.exec(hostname) ?? []
  return name === undefined ? `${origin}/admin` : `https://admin.shopify.com/store/${name}`
}
