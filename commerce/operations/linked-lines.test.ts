import { describe, expect, it } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { listLinkedLines } from './linked-lines.ts'

const gid = (number: number) => `gid://shopify/ProductVariant/${number}`
const pictureOf = (url: string) => ({ url, altText: null, width: 4, height: 5 })
const product = {
  handle: 'drunk-ludo',
  title: ' Drunk Ludo ',
  featuredImage: pictureOf('/cdn/ludo.jpg'),
}
const node = (number: number, change: object = {}) => ({
  __typename: 'ProductVariant',
  id: gid(number),
  title: 'Travel',
  availableForSale: true,
  price: { amount: '799.0', currencyCode: 'INR' },
  compareAtPrice: null,
  image: pictureOf('/cdn/travel.jpg'),
  product,
  ...change,
})
const want = (...numbers: readonly number[]) =>
  numbers.map((number) => ({ variantId: gid(number), quantity: number }))

describe('the lines of a cart link', () => {
  it('are cart lines with their quantities, without variants that the store does not know', async () => {
    const { client, asked } = openFakeStorefront({
      nodes: [node(1), null, { __typename: 'Product' }, node(4, { availableForSale: false })],
    })
    const line = (number: number, available: boolean) => ({
      variantId: gid(number),
      quantity: number,
      product: { handle: 'drunk-ludo', title: 'Drunk Ludo', images: [{ src: '/cdn/travel.jpg' }] },
      variant: {
        id: gid(number),
        title: 'Travel',
        price: { minor: 79_900, currency: 'INR' },
        available,
      },
    })
    expect(await listLinkedLines(client, want(1, 2, 3, 4))).toEqual([line(1, true), line(4, false)])
    expect(asked).toEqual([{ name: 'nodes', variables: { ids: [1, 2, 3, 4].map(gid) } }])
  })

  it('have the picture of the variant, else of the product, else none', async () => {
    const { client } = openFakeStorefront({
      nodes: [
        node(1, { image: null }),
        node(2, { image: null, product: { ...product, featuredImage: null } }),
      ],
    })
    const lines = await listLinkedLines(client, want(1, 2))
    expect(lines.map((line) => line.product.images)).toEqual([[{ src: '/cdn/ludo.jpg' }], []])
  })

  it('have a fallback title', async () => {
    const { client } = openFakeStorefront({
      nodes: [node(1, { product: { ...product, title: ' ' } })],
    })
    const [line] = await listLinkedLines(client, want(1))
    expect(line?.product.title).toBe('Untitled Product')
  })

  it('include only requested variants, and make no request without any', async () => {
    const more = openFakeStorefront({ nodes: [node(1), node(2)] })
    expect(await listLinkedLines(more.client, want(1))).toHaveLength(1)
    const { client, asked } = openFakeStorefront({})
    expect(await listLinkedLines(client, [])).toEqual([])
    expect(asked).toEqual([])
  })

  it.each([
    ['nodes', null],
    ['variant.product', [node(1, { product: null })]],
    ['variant.product.handle', [node(1, { product: { ...product, handle: 7 } })]],
    ['variant.product.title', [node(1, { product: { ...product, title: null } })]],
  ])('without %s are a fault', async (place, nodes) => {
    const { client } = openFakeStorefront({ nodes })
    await expect(listLinkedLines(client, want(1))).rejects.toMatchObject({
      kind: 'shape',
      message: expect.stringContaining(`at ${place}.`),
    })
  })
})
