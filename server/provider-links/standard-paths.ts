/**
 * The provider's standard paths and the shop's. `:name` is one path segment, copied unchanged; the first match counts.
 * Pages that are not listed keep their path (not-found.route.tsx).
 */
const paths: readonly (readonly [standardPath: string, shopPath: string])[] = [
  ['/products', '/all-products'],
  ['/products/:handle', '/product/:handle'],
  ['/collections', '/all-products'],
  ['/collections/all', '/all-products'],
  ['/collections/all/:tag', '/all-products'],
  ['/collections/types', '/all-products'],
  ['/collections/vendors', '/all-products'],
  ['/collections/:collection/products', '/category/:collection'],
  ['/collections/:collection/products/:handle', '/product/:handle'],
  ['/collections/:handle', '/category/:handle'],
  ['/collections/:handle/:tag', '/category/:handle'],
  ['/policies/refund-policy', '/returns'],
  ['/policies/privacy-policy', '/privacy'],
  ['/policies/terms-of-service', '/terms'],
  ['/policies/terms-of-sale', '/terms'],
  ['/policies/legal-notice', '/terms'],
  ['/policies/shipping-policy', '/shipping'],
  ['/policies/contact-information', '/contact'],
  ['/pages/about', '/about'],
  ['/pages/about-us', '/about'],
  ['/pages/our-story', '/about'],
  ['/pages/contact', '/contact'],
  ['/pages/contact-us', '/contact'],
  ['/pages/faq', '/faq'],
  ['/pages/faqs', '/faq'],
  ['/pages/shipping', '/shipping'],
  ['/pages/returns', '/returns'],
  ['/pages/size-guide', '/size-guide'],
  ['/pages/wishlist', '/wishlist'],
  ['/account', '/login'],
  ['/account/login', '/login'],
  ['/account/register', '/signup'],
  ['/account/recover', '/forgot-password'],
]

const rules = paths.map(([standardPath, shopPath]) => ({
  pattern: toPattern(standardPath),
  shopPath,
}))

/**
 * The shop's path for a standard path, for example `/product/jugaad` for `/products/jugaad`; null for any other.
 * @param path percent-encoded, as in the URL; copied segments stay encoded
 */
export function findShopPath(path: string): string | null {
  for (const { pattern, shopPath } of rules) {
    const found = pattern.exec(path)
    if (found) return shopPath.replace(/:(\w+)/, (_, name: string) => found.groups?.[name] ?? '')
  }
  return null
}

/** The standard path of a page, under which a merchant may have redirected it; null for pages without one. */
export function findStandardPath(path: string): string | null {
  const found = /^\/(product|category)\/([^/]+)$/.exec(path)
  return found && `/${found[1] === 'product' ? 'products' : 'collections'}/${found[2]}`
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i')
}
