import { goodsFaults } from './goods-faults.ts'
import { type ExpectedFinding, type PreparedFault, withField } from './prepared-fault.ts'

const listings = ['products', 'product', 'collections', 'collection', 'productRecommendations']
const texts = [
  'privacyPolicy',
  'termsOfService',
  'refundPolicy',
  'page',
  'blog',
  'urlRedirects',
  'menu',
]

/** Both tokens lack the scope, and each gets a finding. */
const forBoth = (level: 'wrong' | 'note', ...words: string[]): readonly ExpectedFinding[] => [
  ['scopes', level, "The server's token", ...words],
  ['scopes', level, 'The public token, which browsers use,', ...words],
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
    found: forBoth('note', 'do not say that few are', 'unauthenticated_read_product_inventory'),
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
        'unauthenticated_read_content, so the pages for privacy',
        "the store's own pages and blogs fail, links to pages that have moved fail",
        "the Shop menu has the shop's own links, not the store's: grant it",
      ],
    ],
    sells: 'all',
  },
  {
    name: 'a question that goes wrong',
    store: withField('collections', (data) => {
      data.collections = null
    }),
    found: forBoth('wrong', 'gets no answer', 'categories fail', 'store works'),
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
      ['market', 'wrong', 'buyers in US', 'add India under Markets'],
      ['market', 'wrong', 'Prices are in USD', "set the currency of India's market"],
    ],
  },
  {
    name: 'prices in dollars',
    store: withField('currencyCode', (money) => {
      money.currencyCode = 'USD'
    }),
    found: [['market', 'wrong', 'Prices are in USD', 'set the currency']],
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
    found: [['policies', 'wrong', 'privacy policy has only 15 characters', 'complete it']],
  },
]

/** Faults in the store's own configuration. The shop expects what `soundMerchant` says about the store. */
export const storeFaults: readonly PreparedFault[] = [
  ...scopeFaults,
  ...marketFaults,
  ...goodsFaults,
  ...policyFaults,
]
