import { href } from 'react-router'

export type ShopLink = { readonly label: string; readonly to: string }

/** The Shop menu, in its order (specification section 2, Navigation bar). */
export const shopLinks: readonly ShopLink[] = [
  { label: 'All Games', to: href('/all-products') },
  { label: 'Party Games', to: href('/category/:category', { category: 'party-games' }) },
  { label: 'Drinking Games', to: href('/category/:category', { category: 'drinking-games' }) },
  { label: 'Best Sellers', to: href('/category/:category', { category: 'best-sellers' }) },
  { label: 'Combo', to: href('/category/:category', { category: 'combo' }) },
]
