import { buildClientSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import {
  faultOf,
  jugaad,
  shop,
  variant,
  withDiscount,
  withProduct,
} from '#test/local-store/catalogue-fault.ts'
import { catalogueFileSchema } from './catalogue-file.ts'
import { currencyCodes } from './currency-codes.ts'

const article = {
  handle: 'rules',
  title: 'Rules',
  author: { firstName: 'Asha', email: 'asha@games.test' },
}
const news = { handle: 'news', title: 'News', articles: [article] }
const withMetafield = (metafield: object) => withProduct({ metafields: [metafield] })
const menuTo = (item: object) => [
  { handle: 'main', title: 'Main', items: [{ title: 'A', ...item }] },
]

test('blogs, redirects, metafields and menus that link to them are read', () => {
  expect(
    faultOf({
      shop: { ...shop, metafields: [{ key: 'since', type: 'date', value: '2024-01-01' }] },
      blogs: [news],
      urlRedirects: [{ path: '/old', target: '/new' }],
      menus: menuTo({
        type: 'ARTICLE',
        target: 'news/rules',
        items: [{ title: 'B', type: 'BLOG', target: 'news' }],
      }),
    }),
  ).toBeNull()
})

test('parsing a parsed file again changes nothing', () => {
  const catalogue = catalogueFileSchema.parse({
    shop: { ...shop, currencyCode: 'EUR', metafields: [{ key: 'ab', type: 'json', value: '{}' }] },
    blogs: [news],
    urlRedirects: [{ path: '/old', target: '/new' }],
  })
  expect(catalogue.shop.moneyFormat).toBe('€{{amount}}')
  expect(catalogueFileSchema.parse(JSON.parse(JSON.stringify(catalogue)))).toEqual(catalogue)
})

test.each<[string, object, string]>([
  [
    'two articles with one handle',
    { shop, blogs: [{ ...news, articles: [article, article] }] },
    'blogs[0].articles[1].handle: handle "rules" is already used at blogs[0].articles[0].handle',
  ],
  [
    'an article without an author',
    { shop, blogs: [{ ...news, articles: [{ handle: 'a', title: 'A' }] }] },
    'blogs[0].articles[0].author: is missing',
  ],
  [
    'two redirects from one path',
    {
      shop,
      urlRedirects: [
        { path: '/a', target: '/b' },
        { path: '/a', target: '/c' },
      ],
    },
    'urlRedirects[1].path: path "/a" is already used at urlRedirects[0].path',
  ],
  [
    'a redirect to itself',
    { shop, urlRedirects: [{ path: '/a', target: '/a' }] },
    'urlRedirects[0].target: must lead elsewhere',
  ],
  [
    'a menu to an unknown article',
    { shop, blogs: [news], menus: menuTo({ type: 'ARTICLE', target: 'news/nothing' }) },
    'menus[0].items[0].target: must be a handle among the articles of this file',
  ],
  [
    'a metafield with two values',
    withProduct({
      metafields: [
        { key: 'ab', type: 'boolean', value: 'true' },
        { key: 'ab', type: 'boolean', value: 'false' },
      ],
    }),
    'products[0].metafields[1].key: metafield "custom.ab" is already used at products[0].metafields[0].key',
  ],
  [
    'a metafield value of the wrong type',
    withMetafield({ key: 'players', type: 'number_integer', value: 'four' }),
    'products[0].metafields[0].value: does not fit the type',
  ],
  [
    'a metafield that refers to an unknown handle',
    withMetafield({
      key: 'goes_with',
      type: 'list.product_reference',
      value: '["jugaad","nothing"]',
    }),
    'products[0].metafields[0].value: "nothing" is neither a global id nor a handle among the products of this file',
  ],
])('is refused: %s', (_, content, fault) => {
  expect(faultOf(content)).toBe(fault)
})

test('a metafield type named like a built-in object property is no reference', () => {
  expect(faultOf(withMetafield({ key: 'ab', type: 'list.constructor', value: '["a"]' }))).toBeNull()
})

test.each<[string, object, string | null]>([
  ['JPY', { price: '1200' }, null],
  ['JPY', { price: '1200.00' }, null],
  ['JPY', { price: '12.5' }, 'price: must be a decimal amount such as "799"'],
  ['KWD', { price: '1.255' }, null],
  [
    'INR',
    { price: '1', compareAtPrice: '1.255' },
    'compareAtPrice: must be a decimal amount such as "799.00"',
  ],
])('amounts have the decimals of %s: %j', (currencyCode, prices, fault) => {
  const products = [{ ...jugaad, variants: [{ ...variant, ...prices }] }]
  const at = fault && `products[0].variants[0].${fault}`
  expect(faultOf({ shop: { ...shop, currencyCode }, products })).toBe(at)
})

test('amounts of discounts, gift cards and deliveries must fit the currency’s decimals', () => {
  const fixed = { kind: { type: 'fixed', amount: '10.005' } }
  expect(faultOf(withDiscount(fixed))).toMatch(/^discounts\[0\].kind.amount: /)
  expect(faultOf({ shop, giftCards: [{ code: 'GIFT12345', balance: '1.001' }] })).toMatch(
    /^giftCards\[0\].balance: /,
  )
})

test('the currencies are those of the Storefront API, less the retired ones', () => {
  const type = buildClientSchema(readSchema(STOREFRONT_API_VERSION)).getType('CurrencyCode')
  const values = isEnumType(type) ? type.getValues() : []
  const inUse = values.filter((value) => !value.deprecationReason && value.name !== 'XXX')
  expect([...currencyCodes]).toEqual(inUse.map(({ name }) => name).sort())
})
