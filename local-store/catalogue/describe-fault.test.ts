import { expect, test } from 'vitest'
import { checkCatalogue } from './check-catalogue.ts'

const shop = { name: 'Gully', legalName: 'Gully LLP' }
const withCode = (changes: object) => ({
  shop,
  products: [],
  discounts: [{ code: 'TEN10', kind: { type: 'percentage', percent: 10 }, ...changes }],
})
const withProduct = (changes: object) => ({
  shop,
  products: [{ handle: 'ludo', title: 'Ludo', variants: [{ price: '799' }], ...changes }],
})

test.each<[object, string]>([
  [
    withCode({ kind: { type: 'percentage', percent: '10%' } }),
    'discounts[0].kind.percent: must be a number such as 10, not "10%"',
  ],
  [
    withCode({ kind: { type: 'percentage', percent: 0 } }),
    'discounts[0].kind.percent: must be more than 0, not 0',
  ],
  [
    withCode({ kind: { type: 'percent', percent: 10 } }),
    'discounts[0].kind.type: must be "percentage" or "fixed" or "buyXGetY" or "freeDelivery", not "percent"',
  ],
  [withCode({ kind: '10%' }), 'discounts[0].kind: must be an object in { }, not "10%"'],
  [
    withCode({ kind: { type: 'fixed', amount: '10', per: 'cart' } }),
    'discounts[0].kind.per: must be "order" or "item", not "cart"',
  ],
  [
    withCode({ usageLimit: 1.5 }),
    'discounts[0].usageLimit: must be a whole number such as 10, not 1.5',
  ],
  [withCode({ usageLimit: -1 }), 'discounts[0].usageLimit: must be at least 0, not -1'],
  [
    withCode({ oncePerCustomer: 'yes' }),
    'discounts[0].oncePerCustomer: must be true or false, not "yes"',
  ],
  [
    withProduct({ tags: 'fun, cards' }),
    'products[0].tags: must be a list in [ ], not "fun, cards"',
  ],
  [withProduct({ title: 7 }), 'products[0].title: must be a text in quotation marks, not 7'],
  [
    withProduct({ handle: 'x'.repeat(300) }),
    `products[0].handle: must be at most 255 letters long, not "${'x'.repeat(40)}…"`,
  ],
  [
    withProduct({ options: [] }),
    'products[0].options: must be a list of at least 1 item, not a list of 0 items',
  ],
  [
    { shop: { ...shop, email: 'x' } },
    'shop.email: must be an email address such as name@example.com, not "x"',
  ],
  [{ shop, discounts: {} }, 'discounts: must be a list in [ ], not an object'],
])('%#: says what a value is and what it must be', (catalogue, fault) => {
  const check = () => checkCatalogue(catalogue, { name: 'catalogue.json', folder: null })
  expect(check).toThrow(`catalogue.json: ${fault}`)
})
