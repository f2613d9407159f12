import type { CatalogueFileInput, ProductInput } from '#test/local-store/catalogue-input.ts'
import { contractMenus } from './contract-menus.ts'

/** Ids of the contract catalogue, as clients see them. */
export const productIds = {
  taboo: 'gid://shopify/Product/1001',
  ludo: 'gid://shopify/Product/1002',
  soldOut: 'gid://shopify/Product/1003',
  scarce: 'gid://shopify/Product/1004',
  wide: 'gid://shopify/Product/1005',
  unknown: 'gid://shopify/Product/999999999',
} as const

export const variantIds = {
  /** 799.00, was 999.50, 40 in stock. */
  taboo: 'gid://shopify/ProductVariant/2001',
  /** 35.00 and 14.25, stock not tracked. */
  ludoClassic: 'gid://shopify/ProductVariant/2002',
  ludoTravel: 'gid://shopify/ProductVariant/2003',
  /** 499.00, none left. */
  soldOut: 'gid://shopify/ProductVariant/2004',
  /** 649.00, three left. */
  scarce: 'gid://shopify/ProductVariant/2005',
  unknown: 'gid://shopify/ProductVariant/999999999',
} as const

export const collectionIds = {
  party: 'gid://shopify/Collection/3001',
  couple: 'gid://shopify/Collection/3002',
} as const

/** Variants of the wide product, more than a page holds. Each costs its number in rupees. */
export const wideVariants = Array.from({ length: 300 }, (_, position) => ({
  number: position + 1,
  id: `gid://shopify/ProductVariant/${50_001 + position}`,
}))

const picture = (name: string) => ({
  url: `https://pictures.example/${name}.webp`,
  altText: `A picture of ${name}`,
  width: 1000,
  height: 1250,
})

function game(
  product: Omit<ProductInput, 'vendor' | 'createdAt' | 'images'> & { createdAt?: string },
): ProductInput {
  return {
    vendor: 'Party Gully',
    createdAt: '2026-02-01T10:00:00Z',
    images: [picture(product.handle)],
    ...product,
  }
}

const products: ProductInput[] = [
  game({
    id: 1001,
    handle: 'couple-taboo',
    title: 'Couple Taboo',
    descriptionHtml: '<p>Say it <em>without</em> saying it.</p>',
    productType: 'Couple Games',
    tags: ['couple', 'words'],
    variants: [
      {
        id: 2001,
        sku: 'TABOO',
        price: '799.00',
        compareAtPrice: '999.50',
        stock: 40,
        marketPrices: [{ market: 'united-states', price: '11.99', compareAtPrice: '14.50' }],
      },
    ],
  }),
  game({
    id: 1002,
    handle: 'drunk-ludo',
    title: 'Drunk Ludo',
    productType: 'Drinking Games',
    tags: ['drinking', 'board'],
    createdAt: '2026-02-01T10:00:00+05:30',
    updatedAt: '2026-02-02T10:00:00.250+05:30',
    metafields: [
      {
        key: 'players',
        type: 'number_integer',
        value: '4',
        createdAt: '2026-02-01T10:00:00.5Z',
      },
    ],
    options: [{ name: 'Edition', values: ['Classic', 'Travel'] }],
    variants: [
      {
        id: 2002,
        price: '35.00',
        stock: null,
        selectedOptions: [{ name: 'Edition', value: 'Classic' }],
      },
      {
        id: 2003,
        price: '14.25',
        stock: null,
        selectedOptions: [{ name: 'Edition', value: 'Travel' }],
      },
    ],
  }),
  game({
    id: 1003,
    handle: 'kitty-killer',
    title: 'Kitty Killer',
    productType: 'Party Games',
    variants: [{ id: 2004, price: '499.00', stock: 0 }],
  }),
  game({
    id: 1004,
    handle: 'monsoon-mafia',
    title: 'Monsoon Mafia',
    productType: 'Party Games',
    variants: [{ id: 2005, price: '649.00', stock: 3 }],
  }),
  game({
    id: 1005,
    handle: 'every-street',
    title: 'Every Street',
    productType: 'Party Games',
    options: [{ name: 'Street', values: wideVariants.map(({ number }) => `Street ${number}`) }],
    variants: wideVariants.map(({ number }) => ({
      id: 50_000 + number,
      price: `${number}.00`,
      stock: null,
      selectedOptions: [{ name: 'Street', value: `Street ${number}` }],
    })),
  }),
]

const policy = (id: number, title: string, handle: string) => ({
  id,
  title,
  handle,
  body: `<p>${title}</p>`,
})

/** A small shop for the contract tests, which know its every price, code and id. */
export const contractCatalogue: CatalogueFileInput = {
  shop: {
    name: 'Contract Shop',
    legalName: 'Contract Shop Private Limited',
    description: 'A shop for tests',
  },
  markets: [
    { handle: 'united-states', countries: ['US'], currencyCode: 'USD', rate: '0.012' },
    { handle: 'asia', countries: ['JP', 'SG'], currencyCode: 'JPY', rate: '1.75' },
  ],
  products,
  collections: [
    {
      id: 3001,
      handle: 'party-games',
      title: 'Party Games',
      updatedAt: '2026-02-03T23:30:00-02:00',
      descriptionHtml: '<p>For the whole room.</p>',
      products: ['drunk-ludo', 'kitty-killer', 'monsoon-mafia', 'every-street'],
    },
    { id: 3002, handle: 'couple-games', title: 'Couple Games', products: ['couple-taboo'] },
  ],
  discounts: [
    // Line codes and order codes combine with each other, but not with their own kind.
    {
      code: 'LINES10',
      kind: { type: 'percentage', percent: 10 },
      scope: 'product',
      combinesWith: { order: true },
    },
    {
      code: 'LINES20',
      kind: { type: 'percentage', percent: 20 },
      scope: 'product',
      combinesWith: { order: true },
    },
    {
      code: 'ORDER100',
      kind: { type: 'fixed', amount: '100.00' },
      combinesWith: { product: true },
    },
    {
      code: 'PAST50',
      kind: { type: 'percentage', percent: 50 },
      startsAt: '2025-01-01T00:00:00Z',
      endsAt: '2025-02-01T00:00:00Z',
    },
    { code: 'BIG250', kind: { type: 'fixed', amount: '250.00' }, minimumSubtotal: '5000.00' },
    { code: 'MANY5', kind: { type: 'percentage', percent: 5 }, minimumQuantity: 50 },
    { code: 'Pair', kind: { type: 'buyXGetY', buyQuantity: 1, getQuantity: 1 } },
    {
      code: 'Each30',
      kind: { type: 'fixed', amount: '30.00', per: 'item' },
      appliesTo: { products: ['couple-taboo'] },
    },
    { code: 'Every30', kind: { type: 'fixed', amount: '30.00', per: 'item' }, scope: 'product' },
    {
      code: 'Once30',
      kind: { type: 'fixed', amount: '30.00' },
      appliesTo: { products: ['couple-taboo', 'drunk-ludo'] },
    },
    {
      code: 'Second200',
      kind: { type: 'buyXGetY', buyQuantity: 1, getQuantity: 1, getAmount: '200.00' },
    },
    { code: 'FreeShip', kind: { type: 'freeDelivery' } },
  ],
  giftCards: [
    { code: 'GIFT500CARD', balance: '500.00' },
    { code: 'GIFT50CARD', balance: '50.50' },
  ],
  menus: contractMenus,
  pages: [
    {
      id: 7001,
      handle: 'about',
      title: 'About',
      body: '<p>A shop for tests.</p>',
      createdAt: '2026-02-01T10:00:00+05:30',
      updatedAt: '2026-02-01T10:00:00.5+05:30',
    },
  ],
  blogs: [
    {
      handle: 'news',
      title: 'News',
      articles: [
        {
          id: 7002,
          handle: 'open',
          title: 'Open',
          contentHtml: '<p>We are open.</p>',
          author: { firstName: 'Asha', email: 'asha@example.com' },
          publishedAt: '2026-02-01T10:00:00+05:30',
        },
      ],
    },
  ],
  policies: {
    privacy: policy(4001, 'Privacy Policy', 'privacy-policy'),
    terms: policy(4002, 'Terms of Service', 'terms-of-service'),
    refund: policy(4003, 'Refund Policy', 'refund-policy'),
  },
}
