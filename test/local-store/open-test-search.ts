import type { CatalogueFileInput, ProductInput } from './catalogue-input.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'

/** A product of one variant that costs `id` hundred rupees. */
export const testGame = (
  id: number,
  title: string,
  more: Partial<ProductInput> = {},
  stock = 5,
): ProductInput => ({
  id,
  handle: `game-${id}`,
  title,
  variants: [{ id, sku: `SKU-${id}`, price: String(id * 100), stock }],
  ...more,
})

const products = [
  testGame(1, 'Shot Roulette', { tags: ['drinking'], productType: 'Drinking Games' }),
  testGame(2, 'Couple Taboo', { productType: 'Couple Games' }),
  testGame(3, 'Desi Taboo', { productType: 'Party Games' }, 0),
  testGame(4, 'Bollywood Buzz', { descriptionHtml: '<p>Taboo words, and roulette too.</p>' }),
  testGame(5, 'Café Mafia'),
  testGame(6, 'गली क्रिकेट'),
]

/** A page and an article. */
export const searchContent = {
  pages: [{ handle: 'about', title: 'About us', body: '<p>We make taboo games.</p>' }],
  blogs: [
    {
      handle: 'news',
      title: 'News',
      articles: [
        {
          handle: 'night',
          title: 'A taboo night',
          contentHtml: '<p>Told by friends.</p>',
          tags: ['stories'],
          author: { firstName: 'Asha', lastName: 'Rao', email: 'asha@shop.test' },
          publishedAt: '2026-01-02T00:00:00Z',
        },
      ],
    },
  ],
}

/** The API over games to search: one sold out, one in another script, one with an accent. */
export function openSearchTest(changes: Partial<CatalogueFileInput> = {}): TestApi {
  return openTestApi({ products, collections: [], discounts: [], ...changes })
}
