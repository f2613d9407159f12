/**
 * The provider's standard addresses and their places here. `:name` is one part of a path, and is carried over as it came;
 * the first row that fits counts. Pages that are not listed are shown at their own address (not-found.route.tsx).
 */
const places: readonly (readonly [address: string, place: string])[] = [
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

const rules = places.map(([address, place]) => ({ pattern: toPattern(address), place }))

/**
 * The place of a standard address, such as `/product/jugaad` for `/products/jugaad`; null for any other.
 * @param path as it stands in the URL, percent-encoding included: so is what is carried over
 */
export function findStandardPlace(path: string): string | null {
  for (const { pattern, place } of rules) {
    const found = pattern.exec(path)
    if (found) return place.replace(/:(\w+)/, (_, name: string) => found.groups?.[name] ?? '')
  }
  return null
}

/** The standard address of a page here, under which a merchant may have redirected it; null for pages without one. */
export function findStandardAddress(path: string): string | null {
  const found = /^\/(product|category)\/([^/]+)$/.exec(path)
  return found && `/${found[1] === 'product' ? 'products' : 'collections'}/${found[2]}`
}

function toPattern(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`, 'i')
}
