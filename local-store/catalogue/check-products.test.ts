import { expect, test } from 'vitest'
import {
  faultOf,
  jugaad,
  shop,
  tenPercent,
  variant,
  withProduct,
} from '#test/local-store/catalogue-fault.ts'

test.each<[string, object, string]>([
  [
    'a malformed price',
    { shop, products: [jugaad, { ...jugaad, variants: [{ ...variant, price: '₹799' }] }] },
    'products[1].variants[0].price: must be a decimal amount such as "799.00"',
  ],
  [
    'a price that is a number',
    withProduct({ variants: [{ ...variant, price: 799 }] }),
    'products[0].variants[0].price: must be a decimal amount such as "799.00"',
  ],
  [
    'a price with three decimals',
    withProduct({ variants: [{ ...variant, price: '1.005' }] }),
    'products[0].variants[0].price: must be a decimal amount such as "799.00"',
  ],
  [
    'a missing stock',
    withProduct({ variants: [{ price: '1' }] }),
    'products[0].variants[0].stock: is missing',
  ],
  [
    'no variants',
    withProduct({ variants: [] }),
    'products[0].variants: needs at least one variant',
  ],
  [
    'an unknown key',
    withProduct({ 'legal name': 'x' }),
    'products[0]["legal name"]: is not a key of this format',
  ],
  [
    'a handle with blanks',
    withProduct({ handle: 'Shot Roulette' }),
    'products[0].handle: must be a handle such as "shot-roulette": small letters, digits and single hyphens',
  ],
  [
    'a time without an offset',
    withProduct({ createdAt: '2026-01-01' }),
    'products[0].createdAt: must be a time with its offset, such as "2026-01-15T10:00:00+05:30"',
  ],
])('the first error is reported with its path: %s', (_, content, fault) => {
  expect(faultOf(content)).toBe(fault)
})

test.each<[string, object, string]>([
  [
    'product handles',
    { shop, products: [jugaad, jugaad] },
    'products[1].handle: handle "jugaad" is already used at products[0].handle',
  ],
  [
    'product ids',
    {
      shop,
      products: [
        { ...jugaad, id: 9 },
        { ...jugaad, handle: 'other', id: 9 },
      ],
    },
    'products[1].id: id 9 is already used at products[0].id',
  ],
  [
    'variant ids, across products',
    {
      shop,
      products: [
        { ...jugaad, variants: [{ ...variant, id: 4 }] },
        { ...jugaad, handle: 'other', variants: [{ ...variant, id: 4 }] },
      ],
    },
    'products[1].variants[0].id: id 4 is already used at products[0].variants[0].id',
  ],
  [
    'choices of a product',
    withProduct({ variants: [variant, variant] }),
    'products[0].variants[1].selectedOptions: the choice "Default Title" is already used at products[0].variants[0].selectedOptions',
  ],
  [
    'collection handles',
    {
      shop,
      collections: [
        { handle: 'a', title: 'A' },
        { handle: 'a', title: 'B' },
      ],
    },
    'collections[1].handle: handle "a" is already used at collections[0].handle',
  ],
  [
    'discount codes, ignoring case',
    { shop, discounts: [tenPercent, { ...tenPercent, code: 'ten' }] },
    'discounts[1].code: code "ten" is already used at discounts[0].code',
  ],
  [
    'gift card codes',
    {
      shop,
      giftCards: [
        { code: 'GIFT2026', balance: '1' },
        { code: 'gift2026', balance: '2' },
      ],
    },
    'giftCards[1].code: code "gift2026" is already used at giftCards[0].code',
  ],
  [
    'policy handles',
    {
      shop,
      policies: {
        privacy: { title: 'P', handle: 'p', body: 'p' },
        terms: { title: 'T', handle: 'p', body: 't' },
      },
    },
    'policies.terms.handle: handle "p" is already used at policies.privacy.handle',
  ],
])('duplicates are refused: %s', (_, content, fault) => {
  expect(faultOf(content)).toBe(fault)
})
