import { describe, expect, test } from 'vitest'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { inr } from '#test/sample-carts.ts'
import { findProductByHandle } from './products.ts'

const end = { hasNextPage: false, endCursor: null }
const more = { hasNextPage: true, endCursor: 'v1' }

function variantNode(size: string) {
  return {
    id: `v-${size}`,
    title: size,
    availableForSale: true,
    price: inr('799.0'),
    compareAtPrice: null,
    selectedOptions: [{ name: 'Size', value: size }],
    image: null,
  }
}

const small = { nodes: [variantNode('Small')], pageInfo: end }

function productNode(change: object = {}) {
  return {
    id: 'p1',
    handle: 'ludo',
    title: 'Drunk Ludo',
    vendor: 'Party Games Ltd',
    descriptionHtml: '<p>Roll &amp; drink</p>',
    productType: 'Drinking Games',
    tags: [],
    featuredImage: null,
    images: { nodes: [], pageInfo: end },
    priceRange: { minVariantPrice: inr('799.0'), maxVariantPrice: inr('799.0') },
    options: [{ name: 'Size', optionValues: [{ name: 'Small' }, { name: 'Large' }] }],
    variants: small,
    metafields: [],
    ...change,
  }
}

/** Finds a product from these responses, one for each page of variants. */
function find(...pages: readonly unknown[]) {
  const { client, asked } = openFakeStorefront({ product: inSequence(...pages) })
  return { found: findProductByHandle(client, 'ludo'), asked }
}

describe('a whole product', () => {
  test('with all variants on the first page takes one request', async () => {
    const { found, asked } = find(productNode())
    expect((await found)?.variants.map(({ id }) => id)).toEqual(['v-Small'])
    expect(asked).toHaveLength(1)
  })

  test('has options whose values appear only on later pages', async () => {
    const { found, asked } = find(
      productNode({ variants: { ...small, pageInfo: more } }),
      { variants: { nodes: [variantNode('Large')], pageInfo: { ...more, endCursor: 'v2' } } },
      { variants: { nodes: [variantNode('Huge')], pageInfo: end } },
    )
    expect(await found).toMatchObject({
      variants: [{ values: ['Small'] }, { values: ['Large'] }, { values: ['Huge'] }],
      options: [{ name: 'Size', values: [{ name: 'Small' }, { name: 'Large' }] }],
    })
    expect(asked.slice(1).map(({ variables }) => variables)).toEqual([
      { id: 'p1', first: 250, after: 'v1' },
      { id: 'p1', first: 250, after: 'v2' },
    ])
  })

  test('has its description without markup, and no missing pictures', async () => {
    const picture = { url: '/cdn/box.webp', altText: null, width: 4, height: 5 }
    const images = { nodes: [null, picture], pageInfo: end }
    const { found } = find(productNode({ images }))
    expect(await found).toMatchObject({
      description: [{ type: 'paragraph', line: ['Roll & drink'] }],
      pictures: [{ url: '/cdn/box.webp', altText: '', width: 4, height: 5 }],
    })
  })

  test.each([
    ['that the merchant chose', [{ key: 'share_picture', value: '/cdn/share.png' }]],
    ['or none', []],
  ])('has the share picture %s', async (_, metafields) => {
    const { found } = find(productNode({ metafields }))
    expect(await found).toHaveProperty('sharePicture', metafields[0]?.value ?? null)
  })
})

describe('a fault names its path', () => {
  test.each([
    ['the product', 7, 'an object at product.'],
    ['its variants', { variants: 7 }, 'an object at product.variants.'],
  ])('on a later page: %s', async (_, later, place) => {
    const { found } = find(productNode({ variants: { ...small, pageInfo: more } }), later)
    await expect(found).rejects.toThrow(place)
  })

  test.each([
    ['page information', { variants: { nodes: [] } }, 'an object at product.variants.pageInfo.'],
    ['a list of metafields', { metafields: null }, 'a list at product.metafields.'],
  ])('of a product without %s', async (_, change, place) => {
    await expect(find(productNode(change)).found).rejects.toThrow(place)
  })
})
