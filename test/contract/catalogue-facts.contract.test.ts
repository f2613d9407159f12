import { afterAll, describe, expect, test } from 'vitest'
import { lineOf, openCartFacts } from './cart-facts.ts'
import { productIds, variantIds } from './contract-catalogue.ts'

const facts = await openCartFacts()
afterAll(() => facts.store.close())

const decode = (cursor: string) => Buffer.from(cursor, 'base64').toString('utf8')
const read = async (fields: string, variables: object = {}) => {
  const { data, errors } = await facts.ask(fields, variables)
  expect(errors).toEqual([])
  return data
}

describe('cursors', () => {
  const variantCursors = async (order: string) => {
    const list = `variants(first: 2${order}) { edges { cursor } pageInfo { startCursor endCursor } }`
    const { product } = await read(`{ product(id: "${productIds.ludo}") { ${list} } }`)
    const { edges, pageInfo } = product.variants
    expect(edges.map(({ cursor }: { cursor: string }) => cursor)).toEqual([
      pageInfo.startCursor,
      pageInfo.endCursor,
    ])
    return [pageInfo.startCursor, pageInfo.endCursor].map(decode)
  }

  test('of variants hold number, position and offset', async () => {
    expect(await variantCursors('')).toEqual([
      '{"last_id":2002,"last_value":1,"offset":0}',
      '{"last_id":2003,"last_value":2,"offset":1}',
    ])
    expect(await variantCursors(', sortKey: POSITION, reverse: true')).toEqual([
      '{"last_id":2003,"last_value":2,"offset":0}',
      '{"last_id":2002,"last_value":1,"offset":1}',
    ])
  })

  test('of variants by title hold the title as it is written', async () => {
    expect(await variantCursors(', sortKey: TITLE, reverse: true')).toEqual([
      '{"last_id":2003,"last_value":"Travel","offset":0}',
      '{"last_id":2002,"last_value":"Classic","offset":1}',
    ])
  })

  test('of products by price hold decimal prices', async () => {
    const { products } = await read(
      '{ products(first: 4, sortKey: PRICE) { edges { cursor } pageInfo { endCursor } } }',
    )
    expect(products.edges.map(({ cursor }: { cursor: string }) => decode(cursor))).toEqual([
      '{"last_id":1005,"last_value":1.0,"offset":0}',
      '{"last_id":1002,"last_value":14.25,"offset":1}',
      '{"last_id":1003,"last_value":499.0,"offset":2}',
      '{"last_id":1004,"last_value":649.0,"offset":3}',
    ])
    const { rest } = await read(
      'query Rest($after: String) { rest: products(first: 4, sortKey: PRICE, after: $after) { nodes { id } } }',
      { after: products.pageInfo.endCursor },
    )
    expect(rest.nodes).toEqual([{ id: productIds.taboo }])
  })

  test('of products by title hold it in small letters', async () => {
    const { products } = await read(
      '{ products(first: 1, sortKey: TITLE) { pageInfo { startCursor } } }',
    )
    expect(decode(products.pageInfo.startCursor)).toBe(
      '{"last_id":1001,"last_value":"couple taboo","offset":0}',
    )
  })

  test('of a search hold its page, the number, the direction and the offset', async () => {
    const { search } = await read(
      '{ search(query: "taboo", first: 1) { nodes { ... on Product { id } } pageInfo { startCursor } } }',
    )
    expect(search.nodes).toEqual([{ id: productIds.taboo }])
    expect(decode(search.pageInfo.startCursor)).toBe(
      `{"page":1,"last_id":${productIds.taboo.split('/').at(-1)},"reverse":true,"offset":0}`,
    )
  })

  test('of pictures hold number and position', async () => {
    const { product } = await read(
      `{ product(id: "${productIds.taboo}") { images(first: 1) { nodes { id } pageInfo { startCursor } } } }`,
    )
    const [{ id }] = product.images.nodes
    expect(decode(product.images.pageInfo.startCursor)).toBe(
      `{"last_id":${id.split('/').at(-1)},"last_value":1,"offset":0}`,
    )
  })

  test('of lines hold the position, and the line’s uuid as value', async () => {
    const lines = [variantIds.taboo, variantIds.ludoClassic].map((id) => lineOf(id))
    const { cart } = await facts.create({ lines })
    const list = 'lines(first: 1, after: $after) { nodes { id } pageInfo { endCursor } }'
    const page = async (after: string | null) => {
      const document = `query Lines($id: ID!, $after: String) { cart(id: $id) { ${list} } }`
      return (await read(document, { id: cart.id, after })).cart.lines
    }
    const first = await page(null)
    const uuid = /CartLine\/([\w-]+)/.exec(first.nodes[0].id)?.[1]
    expect(decode(first.pageInfo.endCursor)).toBe(`{"last_id":1,"last_value":"${uuid}"}`)
    expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ id: cart.lines.nodes[1].id }])
  })
})

test('times are in UTC seconds, whatever their offset in the catalogue', async () => {
  const { product, collection, page, article } = await read(`{
    product(handle: "drunk-ludo") {
      createdAt publishedAt updatedAt
      metafield(namespace: "custom", key: "players") { createdAt }
    }
    collection(handle: "party-games") { updatedAt }
    page(handle: "about") { createdAt updatedAt }
    article: node(id: "gid://shopify/Article/7002") { ... on Article { publishedAt } }
  }`)
  const times = [product, product.metafield, collection, page, article].flatMap((each) =>
    Object.values<unknown>(each).filter((value) => typeof value === 'string'),
  )
  expect(times).toHaveLength(8)
  for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect(product.createdAt).toBe('2026-02-01T04:30:00Z')
})

test('a menu is found by its id, alone and among others', async () => {
  const { menu } = await read('{ menu(handle: "main-menu") { id } }')
  const fields = '__typename id ... on Menu { handle title itemsCount }'
  const { node, nodes } = await read(
    `query Menus($id: ID!, $ids: [ID!]!) { node(id: $id) { ${fields} } nodes(ids: $ids) { ${fields} } }`,
    { id: menu.id, ids: ['gid://shopify/Menu/999', menu.id, productIds.taboo] },
  )
  expect(node).toEqual({
    __typename: 'Menu',
    id: menu.id,
    handle: 'main-menu',
    title: 'Main menu',
    itemsCount: 2,
  })
  expect(nodes).toEqual([null, node, { __typename: 'Product', id: productIds.taboo }])
})

describe('the filters of a search', () => {
  const filtersOf = async (query: string) => {
    const filters = 'productFilters { id label type presentation values { id label count input } }'
    const document = `query Find($query: String!) { search(first: 5, query: $query) { totalCount ${filters} } }`
    return (await read(document, { query })).search
  }
  const price = (max: string) => ({
    id: 'filter.v.price',
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [
      {
        id: 'filter.v.price',
        label: 'Price',
        count: 0,
        input: `{"price":{"min":0,"max":${max}}}`,
      },
    ],
  })

  test('are availability and price', async () => {
    expect(await filtersOf('ludo')).toEqual({
      totalCount: 1,
      productFilters: [
        {
          id: 'filter.v.availability',
          label: 'Availability',
          type: 'LIST',
          presentation: 'TEXT',
          values: [
            {
              id: 'filter.v.availability.1',
              label: 'In stock',
              count: 1,
              input: '{"available":true}',
            },
            {
              id: 'filter.v.availability.0',
              label: 'Out of stock',
              count: 0,
              input: '{"available":false}',
            },
          ],
        },
        price('35.0'),
      ],
    })
  })

  test('are price alone where nothing was found', async () => {
    expect(await filtersOf('zz-no-such-game')).toEqual({
      totalCount: 0,
      productFilters: [price('0.0')],
    })
  })
})

describe('an error is located at its field', () => {
  const locationsOf = async (document: string, variables: object = {}) => {
    const { errors } = await facts.ask(document, variables)
    expect(errors).toHaveLength(1)
    return errors[0]
  }

  test('for an id that is none', async () => {
    expect(await locationsOf('query Wrong {\n  node(id: "not-a-gid") {\n    id\n  }\n}')).toEqual({
      message: "Invalid global id 'not-a-gid'",
      locations: [{ line: 2, column: 3 }],
      path: ['query Wrong', 'node', 'id'],
      extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
    })
  })

  test('for a value of another type, deep in an argument', async () => {
    const document =
      'mutation Wrong {\n  cartCreate(input: { lines: [{ quantity: "two" }] }) {\n    cart { id }\n  }\n}'
    const { errors } = await facts.ask(document)
    for (const { locations, extensions } of errors)
      if (extensions.code === 'argumentLiteralsIncompatible')
        expect(locations).toEqual([{ line: 2, column: 3 }])
    expect(errors.map(({ extensions }) => extensions.code)).toContain(
      'argumentLiteralsIncompatible',
    )
  })

  test('for a limit out of its range', async () => {
    expect(
      await locationsOf(
        '{\n  predictiveSearch(query: "a", limit: 0) {\n    products { id }\n  }\n}',
      ),
    ).toEqual({
      message: 'limit must be within 1..10',
      locations: [{ line: 2, column: 3 }],
      path: ['predictiveSearch'],
      extensions: { code: 'INVALID_FIELD_ARGUMENTS' },
    })
  })

  test('for a list that is too long', async () => {
    const ids = Array.from({ length: 251 }, () => productIds.taboo)
    expect(
      await locationsOf('query Long($ids: [ID!]!) {\n  nodes(ids: $ids) { id }\n}', { ids }),
    ).toMatchObject({ locations: [{ line: 2, column: 3 }], path: ['nodes', 'ids'] })
  })
})
