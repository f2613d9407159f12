import copies from '#content/product-copy.json' with { type: 'json' }
import type { CatalogueFileInput } from './local-store/catalogue-input.ts'

/** Words in a title that select the copy, and one that selects none. */
const words = [...copies.flatMap(({ keywords }) => keywords), 'jugaad']

const titles = words.flatMap((word) => [
  `Tapri ${word}`,
  ...['combo', 'bundle', 'pack'].map((together) => `Tapri ${word} ${together}`),
])

/** A catalogue without metafields, whose titles have every keyword, alone and sold together. */
export const bareGames = {
  shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
  // With free delivery the pages would say so, and rightly.
  deliveryRates: [{ handle: 'standard', title: 'Standard delivery', price: '59.00' }],
  products: titles.map((title) => ({
    handle: title.toLowerCase().replaceAll(' ', '-'),
    title,
    variants: [{ price: '299.00', stock: 90 }],
  })),
} satisfies CatalogueFileInput
