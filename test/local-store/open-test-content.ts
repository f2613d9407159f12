import type { CatalogueFileInput } from './catalogue-input.ts'
import { testCatalogue } from './open-test-store.ts'

/**
 * A shop's content: two pages, a blog with two articles and a future one, a menu, redirects,
 * metafields.
 */
export const testContent: Partial<CatalogueFileInput> = {
  shop: {
    ...testCatalogue.shop,
    primaryDomain: 'https://games.test',
    metafields: [
      { key: 'founded', type: 'number_integer', value: '2024' },
      { key: 'favourites', type: 'list.product_reference', value: '["taboo","ludo"]' },
      { namespace: 'home', key: 'hero', type: 'product_reference', value: 'ludo' },
    ],
  },
  pages: [
    { id: 7, handle: 'about-us', title: 'About us', body: '<p>Made in <b>Pune</b></p>' },
    { id: 8, handle: 'contact', title: 'Contact', seo: { title: 'Write to us' } },
  ],
  blogs: [
    {
      id: 3,
      handle: 'news',
      title: 'News',
      articles: [
        {
          id: 31,
          handle: 'rules',
          title: 'House rules',
          contentHtml: '<p>Roll the dice</p>',
          tags: ['rules'],
          publishedAt: '2026-02-01T00:00:00Z',
          excerptHtml: '<i>Roll</i>',
          author: { firstName: 'Asha', lastName: 'Rao', email: 'asha@games.test' },
          image: { url: 'https://pictures.test/rules.webp', width: 10, height: 10 },
        },
        {
          id: 32,
          handle: 'diwali',
          title: 'Diwali',
          publishedAt: '2026-03-01T00:00:00Z',
          author: { firstName: 'Bela', email: 'bela@games.test' },
        },
        {
          handle: 'later',
          title: 'Later',
          publishedAt: '2030-01-01T00:00:00Z',
          author: { firstName: 'Bela', email: 'bela@games.test' },
        },
      ],
    },
  ],
  menus: [
    {
      id: 5,
      handle: 'main-menu',
      title: 'Main menu',
      items: [
        { title: 'Home', type: 'FRONTPAGE' },
        {
          title: 'Games',
          type: 'COLLECTION',
          target: 'party-games',
          items: [{ title: 'Ludo', type: 'PRODUCT', target: 'ludo' }],
        },
        { title: 'About', type: 'PAGE', target: 'about-us' },
        { title: 'Rules', type: 'ARTICLE', target: 'news/rules' },
        { title: 'Privacy', type: 'SHOP_POLICY', target: 'privacy' },
        { title: 'Elsewhere', type: 'HTTP', target: 'https://elsewhere.test/' },
      ],
    },
  ],
  urlRedirects: [
    { id: 2, path: '/old', target: '/products/ludo' },
    { id: 1, path: '/older', target: 'https://elsewhere.test/' },
  ],
}
