/**
 * What crawlers leave alone: addresses that build carts or serve scripts, of which there is no end. Pages that should not be
 * found carry `noindex` instead, which a crawler must be able to read.
 */
const rules = `User-agent: *
Disallow: /api/
Disallow: /cart
Disallow: /checkouts/
Disallow: /discount/
Disallow: /local-store/
Allow: /local-store/cdn/
Disallow: /*.data$
`

/** @param origin of the shop, without a trailing slash */
export function robotsTxt(origin: string): string {
  return `${rules}\nSitemap: ${origin}/sitemap.xml\n`
}
