import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'

/** Stock of each variant at the start. */
export const stocks: ReadonlyMap<number, number> = new Map([
  [11, 90_000],
  [12, 70_000],
  [21, 50_000],
])

export const cardBalance = 2_000_000
export const usageLimit = 40

/** A shop with enough stock for the orders of a crash test, and codes that run out. */
export const crashCatalogue: CatalogueFileInput = {
  shop: { name: 'Crash', legalName: 'Crash' },
  products: [
    {
      id: 1,
      handle: 'ludo',
      title: 'Ludo',
      options: [{ name: 'Size', values: ['Small', 'Large'] }],
      variants: [
        {
          id: 11,
          price: '799.50',
          stock: stocks.get(11) ?? null,
          selectedOptions: [{ name: 'Size', value: 'Small' }],
        },
        {
          id: 12,
          price: '1299',
          stock: stocks.get(12) ?? null,
          selectedOptions: [{ name: 'Size', value: 'Large' }],
        },
      ],
    },
    {
      id: 2,
      handle: 'taboo',
      title: 'Taboo',
      variants: [{ id: 21, price: '499', stock: stocks.get(21) ?? null }],
    },
  ],
  discounts: [{ code: 'LIMITED', kind: { type: 'percentage', percent: 10 }, usageLimit }],
  giftCards: [{ code: 'CRASHGIFT', balance: '20000' }],
}
