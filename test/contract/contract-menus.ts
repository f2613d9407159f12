import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'

/** The menus of the contract catalogue: a short one, and one with an item of every kind. */
export const contractMenus: NonNullable<CatalogueFileInput['menus']> = [
  {
    handle: 'main-menu',
    title: 'Main menu',
    items: [
      { title: 'Home', type: 'FRONTPAGE' },
      { title: 'Party', type: 'COLLECTION', target: 'party-games' },
    ],
  },
  {
    handle: 'footer',
    title: 'Every kind of item',
    items: [
      { title: 'Home', type: 'FRONTPAGE' },
      { title: 'Everything', type: 'CATALOG' },
      { title: 'Shelves', type: 'COLLECTIONS' },
      { title: 'Search', type: 'SEARCH' },
      { title: 'Party', type: 'COLLECTION', target: 'party-games' },
      { title: 'Ludo', type: 'PRODUCT', target: 'drunk-ludo' },
      { title: 'About', type: 'PAGE', target: 'about' },
      { title: 'News', type: 'BLOG', target: 'news' },
      { title: 'Open', type: 'ARTICLE', target: 'news/open' },
      { title: 'Returns', type: 'SHOP_POLICY', target: 'refund-policy' },
      { title: 'Elsewhere', type: 'HTTP', target: 'https://elsewhere.example/' },
    ],
  },
]
