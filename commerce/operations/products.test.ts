import { describe, expect, test } from 'vitest'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { specified } from '#test/specification.ts'
import {
  findProductByHandle,
  listAllProducts,
  listProducts,
  listProductsById,
  listRecommendations,
  listSuggestions,
  listVariantsById,
} from './products.ts'

const variantNode = {
  id: 'gid://shopify/ProductVariant/1',
  title: 'Default Title',
  availableForSale: true,
  price: { amount: '799.0', currencyCode: 'INR' },
  compareAtPrice: null,
}
const priceRange = (lowest: string, highest: string) => ({
  minVariantPrice: { amount: lowest, currencyCode: 'INR' },
  maxVariantPrice: { amount: highest, currencyCode: 'INR' },
})
const cardNode = {
  id: 'gid://shopify/Product/1',
  handle: 'drunk-ludo',
  title: 'Drunk Ludo',
  productType: 'Drinking Games',
  tags: ['drinking'],
  featuredImage: { url: '/cdn/ludo.jpg', altText: null, width: 800, height: 600 },
  variants: { nodes: [variantNode], pageInfo: { hasNextPage: false } },
  priceRange: priceRange('799.0', '799.0'),
}
const backPicture = { url: '/cdn/back.jpg', altText: 'The back', width: 800, height: 600 }
const end = { hasNextPage: false, endCursor: null }

describe('products', () => {
  // spec 3.001, 3.002, 3.005, 3.006, 3.009
  test('are read as model types with money in paise', async () => {
    const { client } = openFakeStorefront({ products: { nodes: [cardNode], pageInfo: end } })
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
        variety: 'one',
      },
    ])
  })

  test('have the facts for the search, if the store shares them', async () => {
    const metafields = [null, { key: 'players', value: '2 to 4' }, { key: 'age', value: '18+' }]
    const { client } = openFakeStorefront({
      products: { nodes: [{ ...cardNode, metafields }, cardNode], pageInfo: end },
    })
    const [told, untold] = await listAllProducts(client)
    expect(told?.game).toEqual({ players: '2 to 4', minutes: null, age: '18+' })
    expect(untold).not.toHaveProperty('game')
  })

  test.each([
    ['other prices are higher', '799.0', '1099.0', 'from'],
    ['all prices are equal', '799.0', '799.0', 'several'],
    ['the first is not the cheapest', '649.0', '799.0', 'several'],
  ])('with several variants are distinguished: %s', async (_, lowest, highest, variety) => {
    const several = {
      ...cardNode,
      variants: { nodes: [variantNode], pageInfo: { hasNextPage: true } },
      priceRange: priceRange(lowest, highest),
    }
    const { client } = openFakeStorefront({ products: { nodes: [several], pageInfo: end } })
    expect(await listAllProducts(client)).toMatchObject([{ variety }])
  })

  // spec 7.009, 9.025
  test('are all fetched, 250 per page', async () => {
    const pages = [
      { nodes: [cardNode], pageInfo: { hasNextPage: true, endCursor: 'c1' } },
      { nodes: [{ ...cardNode, handle: 'taboo' }], pageInfo: end },
    ]
    const { client, asked } = openFakeStorefront({ products: inSequence(...pages) })
    const products = await listAllProducts(client)
    expect(products.map(({ handle }) => handle)).toEqual(['drunk-ludo', 'taboo'])
    expect(asked.map(({ variables }) => variables)).toEqual([
      { first: 250, after: null },
      { first: 250, after: 'c1' },
    ])
  })

  // spec 3.001, 3.005
  test('without title, type, picture or variants get fallbacks', async () => {
    const variants = { nodes: [], pageInfo: end }
    const bare = { ...cardNode, title: '', productType: '', featuredImage: null, variants }
    const { client } = openFakeStorefront({ products: { nodes: [bare], pageInfo: end } })
    expect(await listProducts(client)).toMatchObject([
      {
        title: specified('Untitled Product'),
        productType: 'Games',
        picture: null,
        firstVariant: null,
      },
    ])
  })

  // spec 7.012, 9.027
  test('a list is 20 products by id by default', async () => {
    const { client, asked } = openFakeStorefront({ products: { nodes: [], pageInfo: end } })
    await listProducts(client)
    expect(asked[0]?.variables).toEqual({ first: 20, query: null, sortKey: 'ID', reverse: false })
  })

  // spec 7.013
  test('an unknown handle is null, and missing recommendations are an empty list', async () => {
    const { client, asked } = openFakeStorefront({ product: null, productRecommendations: null })
    expect(await findProductByHandle(client, 'nope')).toBeNull()
    expect(asked[0]?.variables).toEqual({ handle: 'nope' })
    expect(await listRecommendations(client, 'gid://shopify/Product/1')).toEqual([])
  })

  test('are recommended in the store’s order, those that a card cannot buy last', async () => {
    const soldOut = { ...variantNode, availableForSale: false }
    const games = [[soldOut], [variantNode], [], [variantNode]].map((nodes, at) => ({
      ...cardNode,
      handle: `game-${at}`,
      variants: { ...cardNode.variants, nodes },
    }))
    const { client } = openFakeStorefront({ productRecommendations: games })
    const listed = await listRecommendations(client, 'gid://shopify/Product/1')
    expect(listed.map(({ handle }) => handle)).toEqual(['game-1', 'game-3', 'game-0', 'game-2'])
  })

  test('are recommended beside a handle', async () => {
    const { client, asked } = openFakeStorefront({ productRecommendations: [cardNode] })
    expect(await listSuggestions(client, 'mafia')).toMatchObject([{ handle: 'drunk-ludo' }])
    expect(asked[0]?.variables).toEqual({ productHandle: 'mafia' })
  })

  // spec 3.002, 3.003, 3.004, 3.011, 3.040
  test('fetches the variants beyond the first page', async () => {
    const classic = {
      ...variantNode,
      selectedOptions: [{ name: 'Size', value: 'Classic' }],
      image: null,
    }
    const product = {
      ...cardNode,
      vendor: 'Party Games Ltd',
      descriptionHtml: '<p>Roll, sip, repeat.</p>',
      images: { nodes: [cardNode.featuredImage, backPicture], pageInfo: end },
      options: [{ name: 'Size', optionValues: [{ name: 'Classic' }, { name: 'Travel' }] }],
      variants: { nodes: [classic], pageInfo: { hasNextPage: true, endCursor: 'v250' } },
      metafields: [],
    }
    const second = {
      ...variantNode,
      id: 'gid://shopify/ProductVariant/2',
      selectedOptions: [{ name: 'Size', value: 'Travel' }],
      image: backPicture,
    }
    const rest = { variants: { nodes: [second], pageInfo: end } }
    const { client, asked } = openFakeStorefront({ product: inSequence(product, rest) })
    const found = await findProductByHandle(client, 'drunk-ludo')
    expect(found).toMatchObject({
      handle: 'drunk-ludo',
      description: [{ type: 'paragraph', line: ['Roll, sip, repeat.'] }],
      pictures: [{ url: '/cdn/ludo.jpg', altText: '' }, backPicture],
      firstVariant: { id: variantNode.id },
      variety: 'several',
      options: [{ name: 'Size', values: [{ name: 'Classic' }, { name: 'Travel' }] }],
      variants: [
        { values: ['Classic'], picture: null },
        { values: ['Travel'], picture: backPicture },
      ],
    })
    expect(found?.variants.map(({ id }) => id)).toEqual([variantNode.id, second.id])
    expect(asked[1]?.variables).toEqual({ id: cardNode.id, first: 250, after: 'v250' })
  })

  // spec 7.011
  test('products by id are the existing ones, requested 250 at a time', async () => {
    const nodes = ['a', 'b'].map((handle) => ({ __typename: 'Product', ...cardNode, handle }))
    const pages = [[null, nodes[0], { __typename: 'Collection' }, nodes[1]], []]
    const { client, asked } = openFakeStorefront({ nodes: inSequence(...pages) })
    const ids = Array.from({ length: 251 }, (_, number) => `p${number}`)
    const found = await listProductsById(client, ids)
    expect(found.map(({ handle }) => handle)).toEqual(['a', 'b'])
    expect(asked.map(({ variables }) => variables)).toEqual([
      { ids: ids.slice(0, 250) },
      { ids: ['p250'] },
    ])
  })

  test('variants by id skip missing ones and other types, and request each id once', async () => {
    const { client, asked } = openFakeStorefront({
      nodes: [
        null,
        { __typename: 'Product' },
        {
          __typename: 'ProductVariant',
          ...variantNode,
          product: { handle: 'ludo', title: 'Ludo' },
        },
      ],
    })
    const variants = await listVariantsById(client, ['a', 'a', 'b'])
    expect(variants.map(({ id }) => id)).toEqual([variantNode.id])
    expect(variants[0]?.product).toEqual({ handle: 'ludo', title: 'Ludo' })
    expect(asked[0]?.variables).toEqual({ ids: ['a', 'b'] })
  })

  test('requests more than 250 ids in slices, and nothing for no ids', async () => {
    const { client, asked } = openFakeStorefront({ nodes: [] })
    await listVariantsById(client, [])
    expect(asked).toHaveLength(0)
    await listVariantsById(
      client,
      Array.from({ length: 251 }, (_, index) => String(index)),
    )
    expect(asked).toHaveLength(2)
  })
})
