import { href } from 'react-router'

export type PageLink = { readonly label: string; readonly to: string }

/** The Shop menu, in its order (specification section 2, Navigation bar). */
export const shopLinks: readonly PageLink[] = [
  { label: 'All Games', to: href('/all-products') },
  { label: 'Party Games', to: href('/category/:category', { category: 'party-games' }) },
  { label: 'Drinking Games', to: href('/category/:category', { category: 'drinking-games' }) },
  { label: 'Best Sellers', to: href('/category/:category', { category: 'best-sellers' }) },
  { label: 'Combo', to: href('/category/:category', { category: 'combo' }) },
]

/** What the slide-out menu of phones has besides. */
export const menuLinks: readonly PageLink[] = [
  { label: 'Wishlist', to: href('/wishlist') },
  { label: 'About', to: href('/about') },
  { label: 'Help', to: href('/faq') },
  { label: 'Contact', to: href('/contact') },
]
