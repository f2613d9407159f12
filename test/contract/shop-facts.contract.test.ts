import { afterAll, describe, expect, test } from 'vitest'
import { openCartFacts } from './cart-facts.ts'

const facts = await openCartFacts()
afterAll(() => facts.store.close())

describe('the shop', () => {
  test('has a brand without content', async () => {
    const fields = 'slogan shortDescription logo { id } colors { primary { background } }'
    const { data } = await facts.ask(`{ shop { brand { ${fields} } } }`)
    expect(data.shop.brand).toEqual({
      slogan: null,
      shortDescription: null,
      logo: null,
      colors: { primary: [] },
    })
  })

  test('has an empty list of locations', async () => {
    const { data, errors } = await facts.ask('{ locations(first: 5) { nodes { id } } }')
    expect({ data, errors }).toEqual({ data: { locations: { nodes: [] } }, errors: [] })
  })

  test('has its products and collections at the provider’s addresses', async () => {
    const { data } = await facts.ask(`{
      product(handle: "drunk-ludo") { onlineStoreUrl }
      collection(handle: "party-games") { onlineStoreUrl }
    }`)
    expect(data).toEqual({
      product: { onlineStoreUrl: expect.stringMatching(/\/products\/drunk-ludo$/) },
      collection: { onlineStoreUrl: expect.stringMatching(/\/collections\/party-games$/) },
    })
  })
})

test('the items of a menu have the provider’s addresses, on the shop’s primary domain', async () => {
  const { data } = await facts.ask(`{
    shop { primaryDomain { url } }
    menu(handle: "footer") { items { type url } }
  }`)
  const { url: origin } = data.shop.primaryDomain
  expect(origin).toMatch(/^https?:\/\/[^/]+$/)
  expect(data.menu.items).toEqual(
    [
      ['FRONTPAGE', '/'],
      ['CATALOG', '/collections/all'],
      ['COLLECTIONS', '/collections'],
      ['SEARCH', '/search'],
      ['COLLECTION', '/collections/party-games'],
      ['PRODUCT', '/products/drunk-ludo'],
      ['PAGE', '/pages/about'],
      ['BLOG', '/blogs/news'],
      ['ARTICLE', '/blogs/news/open'],
      ['SHOP_POLICY', '/policies/refund-policy'],
      ['HTTP', 'https://elsewhere.example/'],
    ].map(([type, path = '']) => ({ type, url: new URL(path, origin).href })),
  )
})

describe('a cart', () => {
  test('has its times in UTC seconds', async () => {
    const { cart } = await facts.create()
    for (const time of [cart.createdAt, cart.updatedAt])
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  })

  const set = (metafields: object[]) =>
    facts.ask(
      `mutation Set($metafields: [CartMetafieldsSetInput!]!) {
        cartMetafieldsSet(metafields: $metafields) {
          metafields { key parentResource { ... on Cart { id } } }
          userErrors { code field message elementIndex }
        }
      }`,
      { metafields },
    )

  test('refuses metafields with an empty list, no index and the provider’s message', async () => {
    const { cart } = await facts.create()
    const wrong = { ownerId: cart.id, key: 'custom.size', type: 'number_integer', value: 'big' }
    const { data } = await set([wrong])
    expect(data.cartMetafieldsSet).toEqual({
      metafields: [],
      userErrors: [
        {
          code: 'INVALID_VALUE',
          field: ['metafields', '0', 'value'],
          message: 'Value must be an integer.',
          elementIndex: null,
        },
      ],
    })
  })

  test('leaves out missing metafields, and its key from their parent’s id', async () => {
    const { cart } = await facts.create()
    const size = { ownerId: cart.id, key: 'custom.size', type: 'number_integer', value: '4' }
    const { data } = await set([size])
    expect(data.cartMetafieldsSet.metafields).toEqual([
      { key: 'size', parentResource: { id: cart.id.replace(/\?.*/, '') } },
    ])
    const identifiers = '[{namespace: "custom", key: "none"}, {namespace: "custom", key: "size"}]'
    const { data: read } = await facts.ask(
      `query Read($id: ID!) { cart(id: $id) { metafields(identifiers: ${identifiers}) { value } } }`,
      { id: cart.id },
    )
    expect(read.cart.metafields).toEqual([{ value: '4' }])
  })
})
