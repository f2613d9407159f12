import { describe, expect, test } from 'vitest'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import {
  findProductByHandle,
  listAllProducts,
  listProducts,
  listRecommendations,
  listVariantsById,
} from './products.ts'

/** A store that answers `data` one after another, and what it was asked. */
function setUp(...answers: unknown[]) {
  const asked: { query: string; variables: Record<string, unknown> }[] = []
  const client = createStorefrontClient({
    endpoint: '/api',
    publicToken: 'word',
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init.body)))
      return Response.json({ data: answers[asked.length - 1] })
    },
  })
  return { client, asked }
}

const variantNode = {
  id: 'gid://shopify/ProductVariant/1',
  title: 'Default Title',
  availableForSale: true,
  price: { amount: '799.0', currencyCode: 'INR' },
  compareAtPrice: null,
}
const cardNode = {
  id: 'gid://shopify/Product/1',
  handle: 'drunk-ludo',
  title: 'Drunk Ludo',
  productType: 'Drinking Games',
  tags: ['drinking'],
  featuredImage: { url: '/cdn/ludo.jpg', altText: null, width: 800, height: 600 },
  variants: { nodes: [variantNode], pageInfo: { hasNextPage: false } },
}
const end = { hasNextPage: false, endCursor: null }

describe('products', () => {
  test('are read as model types with money in paise', async () => {
    const { client } = setUp({ products: { nodes: [cardNode], pageInfo: end } })
    expect(await listAllProducts(client)).toEqual([
      {
        id: 'gid://shopify/Product/1',
        handle: 'drunk-ludo',
        title: 'Drunk Ludo',
        productType: 'Drinking Games',
        tags: ['drinking'],
        picture: { url: '/cdn/ludo.jpg', altText: '', width: 800, height: 600 },
        firstVariant: {
          id: 'gid://shopify/ProductVariant/1',
          title: 'Default Title',
          price: { minor: 79900, currency: 'INR' },
          compareAtPrice: null,
          available: true,
        },
      },
    ])
  })

  test('are all asked for, 250 a page', async () => {
    const { client, asked } = setUp(
      { products: { nodes: [cardNode], pageInfo: { hasNextPage: true, endCursor: 'c1' } } },
      { products: { nodes: [{ ...cardNode, handle: 'taboo' }], pageInfo: end } },
    )
    const products = await listAllProducts(client)
    expect(products.map(({ handle }) => handle)).toEqual(['drunk-ludo', 'taboo'])
    expect(asked.map(({ variables }) => variables)).toEqual([
      { first: 250, after: null },
      { first: 250, after: 'c1' },
    ])
  })

  test('without title, type, picture or variants get their fallbacks', async () => {
    const variants = { nodes: [], pageInfo: end }
    const bare = { ...cardNode, title: '', productType: '', featuredImage: null, variants }
    const { client } = setUp({ products: { nodes: [bare], pageInfo: end } })
    expect(await listProducts(client)).toMatchObject([
      { title: 'Untitled Product', productType: 'Games', picture: null, firstVariant: null },
    ])
  })

  test('a list is 20 products by id unless asked otherwise', async () => {
    const { client, asked } = setUp({ products: { nodes: [], pageInfo: end } })
    await listProducts(client)
    expect(asked[0]?.variables).toEqual({ first: 20, query: null, sortKey: 'ID', reverse: false })
  })

  test('an unknown handle is null, and no recommendations are none', async () => {
    const { client } = setUp({ product: null }, { productRecommendations: null })
    expect(await findProductByHandle(client, 'nope')).toBeNull()
    expect(await listRecommendations(client, 'gid://shopify/Product/1')).toEqual([])
  })

  test('a product with more variants than come at once is asked for the others', async () => {
    const product = {
      ...cardNode,
      descriptionHtml: '',
      images: { nodes: [], pageInfo: end },
      variants: { nodes: [variantNode], pageInfo: { hasNextPage: true, endCursor: 'v250' } },
    }
    const second = { ...variantNode, id: 'gid://shopify/ProductVariant/2' }
    const { client, asked } = setUp(
      { product },
      { product: { variants: { nodes: [second], pageInfo: end } } },
    )
    const found = await findProductByHandle(client, 'drunk-ludo')
    expect(found?.variants.map(({ id }) => id)).toEqual([variantNode.id, second.id])
    expect(asked[1]?.variables).toEqual({ id: cardNode.id, first: 250, after: 'v250' })
  })

  test('variants by id leave out what is gone or something else, and ask for each once', async () => {
    const { client, asked } = setUp({
      nodes: [null, { __typename: 'Product' }, { __typename: 'ProductVariant', ...variantNode }],
    })
    const variants = await listVariantsById(client, ['a', 'a', 'b'])
    expect(variants.map(({ id }) => id)).toEqual([variantNode.id])
    expect(asked[0]?.variables).toEqual({ ids: ['a', 'b'] })
  })

  test('more than 250 ids are asked for in slices, and none not at all', async () => {
    const { client, asked } = setUp({ nodes: [] }, { nodes: [] })
    await listVariantsById(client, [])
    expect(asked).toHaveLength(0)
    await listVariantsById(
      client,
      Array.from({ length: 251 }, (_, index) => String(index)),
    )
    expect(asked).toHaveLength(2)
  })
})

describe('an answer of the wrong shape is a fault, never an empty list', () => {
  test.each([
    ['no connection', { products: null }],
    ['no nodes', { products: { pageInfo: end } }],
    ['a node that is none', { products: { nodes: [null], pageInfo: end } }],
    ['no page information', { products: { nodes: [] } }],
    [
      'a price that is none',
      {
        products: {
          nodes: [
            {
              ...cardNode,
              variants: { nodes: [{ ...variantNode, price: { amount: 'free' } }], pageInfo: end },
            },
          ],
          pageInfo: end,
        },
      },
    ],
  ])('%s', async (_, answer) => {
    await expect(listAllProducts(setUp(answer).client)).rejects.toMatchObject({ kind: 'shape' })
  })
})
