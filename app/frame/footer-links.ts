import { href } from 'react-router'
import { type PageLink, shopLinks } from './shop-links.ts'

/** The footer's own way through the shop (specification section 2, Footer). */
export const quickLinks: readonly PageLink[] = [
  { label: 'Home', to: href('/') },
  ...shopLinks,
  { label: 'Wishlist', to: href('/wishlist') },
  { label: 'About Us', to: href('/about') },
  // An anchor of the home page.
  { label: 'FAQs', to: `${href('/')}#faq` },
]

export const careLinks: readonly PageLink[] = [
  { label: 'Shipping', to: href('/shipping') },
  { label: 'Returns & Exchanges', to: href('/returns') },
  { label: 'Size Guide', to: href('/size-guide') },
  { label: 'Help & FAQ', to: href('/faq') },
  { label: 'Contact Us', to: href('/contact') },
  { label: 'Privacy Policy', to: href('/privacy') },
  { label: 'Terms', to: href('/terms') },
  { label: 'Cookies', to: href('/cookies') },
]
