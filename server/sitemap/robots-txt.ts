/**
 * Crawlers skip paths that build carts or serve scripts, which are endless. Pages that should not be indexed have
 * `noindex` instead, which a crawler must be able to read.
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
