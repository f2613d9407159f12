import { expect, test } from 'vitest'
import {
  faultOf,
  jugaad,
  shop,
  variant,
  withDiscount,
  withProduct,
} from '#test/local-store/catalogue-fault.ts'

test.each<[string, object, string]>([
  [
    'products of a collection',
    { shop, collections: [{ handle: 'a', title: 'A', products: ['jugaad'] }] },
    'collections[0].products[0]: no product has the handle "jugaad"',
  ],
  [
    'a product listed twice in a collection',
    {
      shop,
      products: [jugaad],
      collections: [{ handle: 'a', title: 'A', products: ['jugaad', 'jugaad'] }],
    },
    'collections[0].products[1]: "jugaad" is already used at collections[0].products[0]',
  ],
  [
    'collections of a discount',
    withDiscount({ appliesTo: { collections: ['combo'] } }),
    'discounts[0].appliesTo.collections[0]: no collection has the handle "combo"',
  ],
  [
    'products given by a discount',
    withDiscount({
      kind: { type: 'buyXGetY', buyQuantity: 1, getQuantity: 1, gets: { products: ['x'] } },
    }),
    'discounts[0].kind.gets.products[0]: no product has the handle "x"',
  ],
  [
    'targets of a menu',
    {
      shop,
      menus: [
        {
          handle: 'main',
          title: 'Main',
          items: [
            {
              title: 'Shop',
              type: 'CATALOG',
              items: [{ title: 'A', type: 'PAGE', target: 'a' }],
            },
          ],
        },
      ],
    },
    'menus[0].items[0].items[0].target: must be a handle among the pages of this file',
  ],
  [
    'the image of a variant',
    withProduct({ variants: [{ ...variant, image: 0 }] }),
    'products[0].variants[0].image: there is no image 0: the product has 0',
  ],
  [
    'the value of an option',
    withProduct({
      options: [{ name: 'Size', values: ['Half'] }],
      variants: [{ ...variant, selectedOptions: [{ name: 'Size', value: 'Full' }] }],
    }),
    'products[0].variants[0].selectedOptions[0].value: "Full" is not offered by the option',
  ],
  [
    'a value for every option',
    withProduct({
      options: [
        { name: 'Size', values: ['Half'] },
        { name: 'Colour', values: ['Red'] },
      ],
      variants: [{ ...variant, selectedOptions: [{ name: 'Size', value: 'Half' }] }],
    }),
    'products[0].variants[0].selectedOptions: must choose a value for each option: "Size", "Colour"',
  ],
])('references must exist: %s', (_, content, fault) => {
  expect(faultOf(content)).toBe(fault)
})

test.each<[string, object, string]>([
  [
    'one that ends before it starts',
    { startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' },
    'discounts[0].endsAt: must be after startsAt',
  ],
  [
    'free delivery of an order',
    { kind: { type: 'freeDelivery' }, scope: 'order' },
    'discounts[0].scope: does not fit what the discount does',
  ],
  [
    'an amount off each item for a discount on the whole order',
    { kind: { type: 'fixed', amount: '10', per: 'item' } },
    'discounts[0].kind.per: must be "order" when the whole order is lowered',
  ],
  [
    'earned products reduced by both a percentage and an amount',
    {
      kind: {
        type: 'buyXGetY',
        buyQuantity: 1,
        getQuantity: 1,
        getPercent: 50,
        getAmount: '10',
      },
    },
    'discounts[0].kind.getAmount: cannot be given along with "getPercent"',
  ],
  [
    'an amount off earned products with more decimals than the currency has',
    { kind: { type: 'buyXGetY', buyQuantity: 1, getQuantity: 1, getAmount: '10.125' } },
    'discounts[0].kind.getAmount: must be a decimal amount such as "799.00"',
  ],
  [
    'more than 100 percent',
    { kind: { type: 'percentage', percent: 120 } },
    'discounts[0].kind.percent: must be a percentage of at most 100',
  ],
  [
    'one that applies to no products',
    { appliesTo: {} },
    'discounts[0].appliesTo: names nothing; leave it out to mean all goods',
  ],
])('a discount that cannot work is refused: %s', (_, changes, fault) => {
  expect(faultOf(withDiscount(changes))).toBe(fault)
})
