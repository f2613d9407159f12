/** A menu link, to a path of this shop. */
export type PageLink = { readonly label: string; readonly to: string }

/** A link that the owner writes. The doctor reports those that lead nowhere. */
type OwnLink = PageLink & { readonly to: `/${string}` }

/**
 * The Shop menu, in its order (specification section 2, Navigation bar; decision 10, choice 28), while the store has no
 * main menu. The demonstration's main menu has the same links.
 */
export const shopLinks: readonly OwnLink[] = [
  { label: 'All Games', to: '/all-products' },
  { label: 'Party Games', to: '/category/party-games' },
  { label: 'Drinking Games', to: '/category/drinking-games' },
  { label: 'Best Sellers', to: '/category/best-sellers' },
  { label: 'Combo', to: '/category/combo' },
  { label: 'Couple Games', to: '/category/couple-games' },
  { label: 'Family Games', to: '/category/family-games' },
]

/** More links in the slide-out menu of phones. */
export const menuLinks: readonly OwnLink[] = [
  { label: 'Wishlist', to: '/wishlist' },
  { label: 'About', to: '/about' },
  { label: 'Help', to: '/faq' },
  { label: 'Contact', to: '/contact' },
]

/** The footer's columns, in their order (specification section 2, Footer). The first also contains the Shop menu. */
export const quickLinks = {
  beforeShop: [{ label: 'Home', to: '/' }],
  afterShop: [
    { label: 'Wishlist', to: '/wishlist' },
    { label: 'About Us', to: '/about' },
    // An anchor of the home page.
    { label: 'FAQs', to: '/#faq' },
  ],
} as const satisfies Readonly<Record<string, readonly OwnLink[]>>

export const careLinks: readonly OwnLink[] = [
  { label: 'Shipping', to: '/shipping' },
  { label: 'Returns & Exchanges', to: '/returns' },
  { label: 'Size Guide', to: '/size-guide' },
  { label: 'Help & FAQ', to: '/faq' },
  { label: 'Contact Us', to: '/contact' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Terms', to: '/terms' },
  { label: 'Cookies', to: '/cookies' },
]

const onSales = ['/shipping', '/returns', '/privacy', '/terms']

/** The footer's links that buyers may want to read before they pay. */
export const saleLinks: readonly OwnLink[] = careLinks.filter(({ to }) => onSales.includes(to))
