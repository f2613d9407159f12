import { afterAll, expect, test } from 'vitest'
import { openCartFacts } from './cart-facts.ts'
import { productIds } from './contract-catalogue.ts'

// The costs that the provider reported for documents of these forms. It computes them before it runs a document, so
// what the document finds makes no difference.

const facts = await openCartFacts()
afterAll(() => facts.store.close())

const page = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'
const money = '{ amount currencyCode }'
const range = `{ minVariantPrice ${money} maxVariantPrice ${money} }`
const country = 'country { isoCode currency { isoCode } }'
const place = 'address { city countryCode }'
const variant = `{ id price ${money} selectedOptions { name value } }`
const product = `product(id: $id) {
  __typename seo { title } featuredImage { url } options(first: 3) { name optionValues { name } }
  images(first: 1) { nodes { url } ${page} } variantsCount { count } priceRange ${range}
  compareAtPriceRange ${range} metafield(namespace: "custom", key: "missing") { id }
  variants(first: 3) {
    edges {
      cursor
      node {
        __typename price ${money} compareAtPrice ${money} selectedOptions { name value }
        quantityRule { increment }
      }
    }
    ${page}
  }
  last: variants(first: 1, sortKey: TITLE, reverse: true) { nodes { id } ${page} }
  selectedOrFirstAvailableVariant ${variant}
  variantBySelectedOptions(selectedOptions: []) ${variant}
}`
const emptyList = (field: string, size: number) =>
  `${field}: products(first: ${size}) { nodes { id } ${page} }`
const found = `
  __typename
  ... on Product { id priceRange ${range} }
  ... on Article { id author { name } blog { id } }
  ... on Page { id }`
const search = (name: string, rest = '') =>
  `${name}: search(first: 10, query: "a") { nodes { ${found} } totalCount ${rest} }`
const filters = 'productFilters { id values { id } }'
const predictive = (name: string, lists: string) =>
  `${name}: predictiveSearch(query: "a") { ${lists} }`
const all = 'products { id } collections { id } articles { id } pages { id }'
const context = `localization { ${country} language { isoCode } market { id } }`
const line = `
  id attributes { key value } merchandise { ... on ProductVariant { id price ${money} } }
  sellingPlanAllocation { sellingPlan { id } }
  cost {
    amountPerQuantity ${money} compareAtAmountPerQuantity ${money}
    subtotalAmount ${money} totalAmount ${money}
  }
  estimatedCost {
    amount ${money} compareAtAmount ${money} subtotalAmount ${money} totalAmount ${money}
  }`
const sums = ['checkoutCharge', 'subtotal', 'total', 'totalDuty', 'totalTax']
  .map((name) => `${name}Amount ${money}`)
  .join(' ')
const cart = `
  id attributes { key }
  buyerIdentity { customer { id } purchasingCompany { company { id } location { id } } }
  discountCodes { code }
  discountAllocations { __typename discountedAmount ${money} }
  appliedGiftCards { amountUsed ${money} presentmentAmountUsed ${money} balance ${money} }
  metafield(namespace: "custom", key: "note") { id }
  metafields(identifiers: [{ namespace: "custom", key: "note" }]) { id }
  lines(first: 50) { edges { cursor node { ${line} } } nodes { ${line} } ${page} }
  cost { ${sums} } estimatedCost { ${sums} }`

test.each<[string, number, string]>([
  ['a context', 5, `query Cost { ${context} }`],
  [
    'a page of one',
    4,
    `query Cost { search(first: 1, query: "a") { nodes { __typename ... on Page { id } } ${page} totalCount } }`,
  ],
  [
    'a page of two',
    6,
    `query Cost($id: ID!) { a: product(id: $id) { id } b: product(id: $id) { id } c: product(id: $id) { id } ${emptyList('list', 2)} }`,
  ],
  [
    'a page of five',
    9,
    `query Cost($id: ID!) { a: product(id: $id) { id } b: product(id: $id) { id } ${emptyList('list', 5)} }`,
  ],
  [
    'two pages of 250',
    46,
    `query Cost { productTags(first: 250) { edges { cursor node } nodes ${page} } productTypes(first: 250) { edges { cursor node } nodes ${page} } }`,
  ],
  [
    'the ids of any objects',
    4,
    `query Cost($id: ID!) { node(id: $id) { __typename id ... on Menu { title } } nodes(ids: [$id, $id, $id]) { __typename id ... on Page { title } } }`,
  ],
  [
    'a list without pages',
    2,
    'query Cost { predictiveSearch(query: "a", limit: 1) { products { id } } }',
  ],
  [
    'lists in lists without pages',
    8,
    'query Cost { menu(handle: "main-menu") { items { id items { id items { id } resource { __typename ... on Page { id } } } resource { __typename ... on Page { id } ... on Blog { id } } } } }',
  ],
  [
    'the shop',
    25,
    `query Cost {
    shop { primaryDomain { host } brand { slogan } privacyPolicy { title } paymentSettings { currencyCode } }
    localization { country { isoCode market { id } } language { isoCode } market { id } }
    locations(first: 5) { edges { cursor node { id ${place} } } ${page} }
    paymentSettings { currencyCode } publicApiVersions { handle }
  }`,
  ],
  [
    'edges and nodes of a page',
    19,
    `query Cost { locations(first: 5) { edges { cursor node { id ${place} } } nodes { id ${place} } ${page} } }`,
  ],
  [
    'pages in lists',
    12,
    `query Cost($id: ID!) { a: collection(id: $id) { products(first: 3) { nodes { id } ${page} } } b: collection(id: $id) { id } collections(first: 3) { nodes { id } ${page} } }`,
  ],
  [
    'all about a product',
    56,
    `query Cost($id: ID!) {
    ${product} byHandle: product(handle: "a") { id }
    byPrice: products(first: 2) { edges { cursor node { id } } ${page} }
    ${emptyList('one', 1)} ${emptyList('three', 3)}
  }`,
  ],
  [
    'pages in pages',
    88,
    `query Cost($id: ID!) {
    ${context}
    product(id: $id) {
      priceRange ${range} compareAtPriceRange ${range}
      variants(first: 5) {
        nodes {
          price ${money} compareAtPrice ${money} quantityRule { minimum }
          quantityPriceBreaks(first: 5) { nodes { price ${money} } ${page} }
          storeAvailability(first: 5) { nodes { location { id } } ${page} }
        }
        ${page}
      }
    }
  }`,
  ],
  [
    'fragments on several types',
    157,
    `query Cost($id: ID!) {
    node(id: $id) { ...Named ... on Product { title } }
    nodes(ids: [$id]) { ...Named ... on Article { author { name } blog { id } } ... on Page { id } }
    mixed: search(first: 2, query: "a") { edges { cursor node { ${found} } } nodes { ${found} } ${page} ${filters} }
    ${['b', 'c', 'd', 'e'].map((name) => search(name)).join(' ')}
    ${search('f', `${page} ${filters}`)}
    ${predictive('g', `${all} queries { text }`)} ${predictive('h', all)}
    ${predictive('i', 'queries { text }')} ${predictive('j', `${all} queries { text }`)}
  } fragment Named on Node { __typename id }`,
  ],
  [
    'a new cart',
    280,
    `mutation Cost { cartCreate { cart { ${cart} } userErrors { message } warnings { message } } }`,
  ],
])('%s costs %i', async (_, cost, document) => {
  const id = productIds.taboo
  const variables = document.includes('$id') ? { id } : {}
  const { extensions } = await facts.client.request(document, { variables })
  expect(extensions).toMatchObject({ cost: { requestedQueryCost: cost } })
})
