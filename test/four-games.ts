import type { CatalogueFileInput } from './local-store/catalogue-input.ts'

const game = (handle: string, title: string, price: string) => ({
  handle,
  title,
  descriptionHtml: '<p>A game for people who like each other.</p>',
  productType: 'Party Games',
  tags: ['party'],
  metafields: [
    list('benefits', ['Nobody sits out']),
    list('box', ['A deck of cards', 'The rules']),
    {
      namespace: 'game',
      key: 'how_to_play',
      type: 'json',
      value: JSON.stringify([{ title: 'Deal', text: 'Give everybody a card.' }]),
    },
  ],
  variants: [{ price, stock: 9 }],
})

const list = (key: string, texts: readonly string[]) => ({
  namespace: 'game',
  key,
  type: 'list.single_line_text_field',
  value: JSON.stringify(texts),
})

/** A merchant's small catalogue, without orders, reviews, policies or codes. */
export const fourGames = {
  shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
  products: [
    game('tapri-talk', 'Tapri Talk', '299.00'),
    game('rickshaw-rush', 'Rickshaw Rush', '349.00'),
    game('monsoon-mates', 'Monsoon Mates', '449.00'),
    game('last-local', 'Last Local', '599.00'),
  ],
  deliveryRates: [{ handle: 'standard', title: 'Standard delivery', price: '59.00' }],
  collections: [
    {
      handle: 'party-games',
      title: 'Party Games',
      products: ['tapri-talk', 'rickshaw-rush', 'monsoon-mates', 'last-local'],
    },
    {
      handle: 'couple-games',
      title: 'Couple Games',
      products: ['monsoon-mates', 'last-local'],
    },
  ],
} satisfies CatalogueFileInput
