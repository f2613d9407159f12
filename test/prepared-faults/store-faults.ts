import {
  type ExpectedFinding,
  emptyList,
  type PreparedFault,
  rupees,
  withField,
  withVariant,
} from './prepared-fault.ts'

const GAME = 'couple-taboo'
const listings = ['products', 'product', 'collections', 'collection', 'productRecommendations']
const texts = ['privacyPolicy', 'termsOfService', 'refundPolicy', 'page', 'blog', 'urlRedirects']

/** Both tokens lack it, and each is named. */
const forBoth = (level: 'wrong' | 'note', ...words: string[]): readonly ExpectedFinding[] => [
  ['scopes', level, "The server's token", ...words],
  ['scopes', level, 'The public token, with which browsers ask,', ...words],
]

const scopeFaults: readonly PreparedFault[] = [
  {
    name: 'no scope for tags',
    store: { denied: ['tags'] },
    found: forBoth('note', 'may not read tags', 'grant unauthenticated_read_product_tags'),
    sells: 'all',
  },
  {
    name: 'no scope for stock',
    store: { denied: ['quantityAvailable'] },
    found: forBoth('note', 'nothing says that few are', 'unauthenticated_read_product_inventory'),
    sells: 'all',
  },
  {
    name: 'no access to metafields',
    store: { denied: ['metafields'] },
    found: forBoth('note', 'may not read metafields, so games show no players'),
    sells: 'all',
  },
  {
    name: 'no access to a metafield',
    store: { denied: ['metafield'] },
    found: forBoth('note', 'may not read metafield, so decks'),
    sells: 'all',
  },
  {
    name: 'a version without tags',
    store: { unknown: ['tags'] },
    found: forBoth('note', 'may not read tags', 'use an API version that has tags'),
    sells: 'all',
  },
  {
    name: 'no scope for products',
    store: { denied: listings },
    found: forBoth(
      'wrong',
      'lacks the scope unauthenticated_read_product_listings',
      'home, lists and search fail',
      'grant it',
    ),
    sells: 'nothing',
  },
  {
    name: 'no scope for carts',
    store: { denied: ['cartCreate'] },
    found: [
      [
        'scopes',
        'wrong',
        'the scope unauthenticated_write_checkouts, so nobody can buy',
        'grant it',
      ],
    ],
    sells: 'pages',
  },
  {
    name: 'no scope for texts',
    store: { denied: texts },
    found: [
      [
        'scopes',
        'wrong',
        'unauthenticated_read_content, so the pages of privacy',
        "the store's own pages and blogs fail, links to pages that have moved fail: grant it",
      ],
    ],
    sells: 'all',
  },
  {
    name: 'a question that goes wrong',
    store: withField('collections', (data) => {
      data.collections = null
    }),
    found: forBoth('wrong', 'gets no answer', 'categories and the menu fail', 'store is well'),
    sells: 'all',
  },
]

const marketFaults: readonly PreparedFault[] = [
  {
    name: 'no market for India',
    store: withField('localization', (data) => {
      data.localization = { country: { isoCode: 'US', currency: { isoCode: 'USD' } } }
    }),
    found: [
      ['market', 'wrong', 'treated as one in US', 'add India under Markets'],
      ['market', 'wrong', 'Prices come in USD', "make INR the currency of India's market"],
    ],
  },
  {
    name: 'prices in dollars',
    store: withField('currencyCode', (money) => {
      money.currencyCode = 'USD'
    }),
    found: [['market', 'wrong', 'Prices come in USD', 'make INR the currency']],
    sells: 'all',
  },
  {
    name: 'no delivery to India',
    store: withField('shipsToCountries', (shop) => {
      shop.shipsToCountries = ['US', 'CA']
    }),
    found: [['market', 'wrong', 'ships nowhere in India', 'add India to a shipping zone']],
  },
]

const goodsFaults: readonly PreparedFault[] = [
  {
    name: 'no products',
    store: withField('products', (holder) => {
      holder.products = emptyList()
    }),
    merchant: { collections: [] },
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
    found: [['goods', 'wrong', '1 game for nothing (Couple Taboo)', 'give a price']],
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
    found: [['goods', 'wrong', 'for want of a variant (Couple Taboo)', 'add one']],
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
    merchant: { collections: [{ handle: 'monopoly-nights', label: 'Monopoly' }] },
    found: [['collections', 'wrong', 'The link Monopoly leads to a missing page', 'make one']],
  },
  {
    name: 'a menu link to whatever its words find',
    merchant: { collections: [{ handle: 'bollywood', label: 'Bollywood' }] },
    found: [['collections', 'note', 'no collection bollywood', 'make a collection']],
  },
  {
    name: 'an empty collection',
    store: withField('collection', (data) => {
      if (data.collection) Object.assign(data.collection, { products: emptyList() })
    }),
    merchant: { collections: [{ handle: 'combo', label: 'Combo' }] },
    found: [['collections', 'wrong', 'The link Combo leads to an empty list', 'put games into']],
  },
]

const policyFaults: readonly PreparedFault[] = [
  {
    name: 'no refund policy',
    store: withField('refundPolicy', (shop) => {
      shop.refundPolicy = null
    }),
    found: [['policies', 'wrong', 'The store has no refund policy', 'write it under Settings']],
    sells: 'all',
  },
  {
    name: 'a policy from the template',
    store: withField('termsOfService', ({ termsOfService }) => {
      Object.assign(termsOfService ?? {}, { body: '<p>These terms are of [INSERT NAME].</p>' })
    }),
    found: [['policies', 'wrong', 'terms of service still has a placeholder ("[INSERT NAME]")']],
  },
  {
    name: 'a policy of one sentence',
    store: withField('privacyPolicy', ({ privacyPolicy }) => {
      Object.assign(privacyPolicy ?? {}, { body: '<p>We keep little.</p>' })
    }),
    found: [['policies', 'wrong', 'privacy policy has only 15 characters', 'write it out']],
  },
]

/** In the store's own set-up. The shop expects what `soundMerchant` says of it. */
export const storeFaults: readonly PreparedFault[] = [
  ...scopeFaults,
  ...marketFaults,
  ...goodsFaults,
  ...policyFaults,
]
