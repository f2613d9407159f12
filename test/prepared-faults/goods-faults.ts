import {
  emptyList,
  type PreparedFault,
  rupees,
  withBoth,
  withField,
  withMenu,
  withVariant,
} from './prepared-fault.ts'

const GAME = 'couple-taboo'

const footer = (to: string) => ({
  links: [{ field: 'careLinks', links: [{ label: 'Care', to }] }],
})

/** Faults in the store's products and collections, and in the links to these. */
export const goodsFaults: readonly PreparedFault[] = [
  {
    name: 'no products',
    store: withBoth(
      withMenu(),
      withField('products', (holder) => {
        holder.products = emptyList()
      }),
    ),
    merchant: { shopMenu: [], categories: [] },
    found: [
      ['goods', 'wrong', 'shows this token no products', 'publish them'],
      ['checkout', 'note', 'codes, delivery and the checkout were not tried'],
    ],
  },
  {
    name: 'a product without a picture',
    store: withField('featuredImage', (product) => {
      if (product.handle === GAME) product.featuredImage = null
    }),
    found: [['goods', 'note', '1 game without a picture (Couple Taboo)', 'add one']],
    sells: 'all',
  },
  {
    name: 'a picture on another host',
    store: withField('featuredImage', ({ handle, featuredImage }) => {
      const url = 'https://pictures.test/taboo.webp'
      if (handle === GAME) Object.assign(featuredImage ?? {}, { url })
    }),
    found: [['goods', 'wrong', 'pictures of 1 game are at pictures.test', 'upload them']],
  },
  {
    name: 'a product for nothing',
    store: withVariant({ price: rupees('0.0') }, GAME),
    found: [['goods', 'wrong', '1 game without a price (Couple Taboo)', 'set one in the store']],
    sells: 'all',
  },
  {
    name: 'a compare-at price below the price',
    store: withVariant({ compareAtPrice: rupees('100.0') }, GAME),
    found: [['goods', 'note', 'not above the price (Couple Taboo)', 'raise or remove it']],
    sells: 'all',
  },
  {
    name: 'a product without a variant',
    store: withField('productType', (product) => {
      if (product.handle === GAME) product.variants = emptyList()
    }),
    found: [
      ['goods', 'wrong', 'without a variant, which cannot be bought (Couple Taboo)', 'add one'],
    ],
  },
  {
    name: 'everything sold out',
    store: withVariant({ availableForSale: false }),
    found: [
      ['goods', 'wrong', 'Every one of the 37 games is sold out', 'raise the stock'],
      ['checkout', 'note', 'No game can be bought'],
    ],
  },
  {
    name: 'a menu link to nothing',
    store: withMenu({ title: 'Monopoly', url: '/collections/monopoly-nights' }),
    found: [['collections', 'wrong', 'The link Monopoly leads to a missing page', 'make one']],
  },
  {
    name: "a link of the shop's own menu to nothing",
    store: withMenu(),
    merchant: { shopMenu: [{ label: 'Monopoly', to: '/category/monopoly-nights' }] },
    found: [['collections', 'wrong', 'The link Monopoly leads to a missing page', 'make one']],
  },
  {
    name: 'a link of the footer to a collection that the store lacks',
    merchant: {
      links: [{ field: 'careLinks', links: [{ label: 'Care', to: '/category/care-kits' }] }],
    },
    found: [['collections', 'wrong', 'The link Care leads to a missing page', 'make one']],
  },
  {
    name: 'a link of the home page to whatever its words find',
    merchant: { categories: [{ handle: 'bollywood', label: 'Bollywood' }] },
    found: [['collections', 'note', 'no collection bollywood', 'make a collection']],
  },
  {
    name: 'a link of the footer to a product that the store lacks',
    merchant: footer('/product/no-such-game?variant=1'),
    found: [['linked-products', 'wrong', 'no product no-such-game', 'publish one', 'or take']],
  },
  {
    name: "a menu link to a product that the store lacks, at the provider's address",
    store: withMenu({ title: 'New', url: '/products/no-such-game' }),
    found: [['linked-products', 'wrong', 'The link New leads to a missing page', 'publish one']],
  },
  {
    name: 'a link to a question that nobody wrote',
    merchant: footer('/faq#warranty'),
    found: [['anchors', 'wrong', '#warranty on /faq', 'write one of shipping-cost, ', ' or take']],
  },
  {
    name: 'a link to a section of the terms that the store writes otherwise',
    merchant: footer('/terms#disputes'),
    found: [['anchors', 'wrong', '#disputes on /terms', 'write one of who-may-order-1, ']],
  },
  {
    name: 'a link to a part of a page that has none',
    merchant: footer('/all-products#sale'),
    found: [['anchors', 'wrong', '#sale on /all-products', 'take #sale out']],
  },
  {
    name: 'an empty collection',
    store: withBoth(
      withMenu(),
      withField('collection', (data) => {
        if (data.collection) Object.assign(data.collection, { products: emptyList() })
      }),
    ),
    merchant: { shopMenu: [], categories: [{ handle: 'combo', label: 'Combo' }] },
    found: [['collections', 'wrong', 'The link Combo leads to an empty list', 'put games into']],
  },
]
