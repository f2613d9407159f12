import { afterAll, describe, expect, test } from 'vitest'
import { buildApiClient } from './api-client.ts'
import { productIds, wideVariants } from './contract-catalogue.ts'
import {
  deferredProduct,
  productPage,
  productPrices,
  shopName,
  variantPage,
} from './contract-documents.ts'
import { openHttpsStore } from './https-store.ts'

const store = await openHttpsStore()
const client = buildApiClient(store)
afterAll(() => store.close())

const shop = { id: 'gid://shopify/Shop/1', name: 'Contract Shop' }

describe('a request of storefront-api-client', () => {
  test('goes over https to the requested version, with the public token', async () => {
    const before = store.sent.length
    const { data, errors } = await client.request(shopName)
    expect(errors).toBeUndefined()
    expect(data).toEqual({ shop })
    expect(store.sent[before]).toMatchObject({
      url: `https://${store.domain}/api/2026-04/graphql.json`,
      headers: {
        accept: 'application/json',
        'x-sdk-variant': 'storefront-api-client',
        'x-sdk-variant-source': 'contract',
        'x-shopify-storefront-access-token': store.token,
      },
    })
  })

  test('may have a private token', async () => {
    const before = store.sent.length
    const { data } = await buildApiClient(store, { privateAccessToken: store.token }).request(
      shopName,
    )
    expect(data).toEqual({ shop })
    expect(store.sent[before]?.headers).toMatchObject({
      'shopify-storefront-private-token': store.token,
    })
  })

  test.each([{ publicAccessToken: 'wrong' }, { privateAccessToken: 'wrong' }])(
    'with %o is refused, once',
    async (choice) => {
      const before = store.sent.length
      const stranger = buildApiClient(store, { ...choice, retries: 2 })
      const { data, errors } = await stranger.request(shopName)
      expect(data).toBeUndefined()
      expect(errors).toMatchObject({ networkStatusCode: 401 })
      expect(errors?.message).toContain('Unauthorized')
      expect(store.sent).toHaveLength(before + 1)
    },
  )

  test.each([
    ['2025-01', '2025-01'],
    ['2025-10', '2025-10'],
    ['2026-04', '2026-04'],
    ['unstable', '2026-04'],
    ['2023-04', '2025-01'],
  ])('to version %s is answered by %s', async (apiVersion, served) => {
    const { data, headers } = await client.request(shopName, { apiVersion })
    expect(data).toEqual({ shop })
    expect(headers?.get('x-shopify-api-version')).toBe(served)
  })

  test('to no version is not found', async () => {
    const { errors } = await client.request(shopName, { apiVersion: 'yesterday' })
    expect(errors).toMatchObject({ networkStatusCode: 404 })
    expect(errors?.message).toContain('Not Found')
  })

  test('is answered with JSON readable from any origin', async () => {
    const { headers } = await client.request(shopName)
    expect(headers?.get('content-type')).toMatch(/^application\/json/)
    expect(headers?.get('access-control-allow-origin')).toBe('*')
  })

  test('with a country gets the one it is served for', async () => {
    const { data, extensions } = await client.request(productPrices, {
      variables: { handle: 'drunk-ludo' },
    })
    expect(data?.product.priceRange).toEqual({
      minVariantPrice: { amount: '14.25', currencyCode: 'INR' },
      maxVariantPrice: { amount: '35.0', currencyCode: 'INR' },
    })
    expect(extensions).toMatchObject({ context: { country: 'IN', language: 'EN' } })
  })
})

describe('an answer to storefront-api-client', () => {
  test('has the cost of its document', async () => {
    const { extensions } = await client.request(shopName)
    expect(extensions).toEqual({ cost: { requestedQueryCost: expect.any(Number) } })
  })

  test.each([
    ['productByHandle(handle: "drunk-ludo") { id }', true],
    ['product(handle: "drunk-ludo") { id }', false],
  ])('to { %s } may warn of a deprecation: %s', async (field, isDeprecated) => {
    const logged: unknown[] = []
    const listening = buildApiClient(store, { logger: (log) => logged.push(log) })
    await listening.request(`query Deprecated { ${field} }`)
    const notice = expect.objectContaining({
      type: 'HTTP-Response-GraphQL-Deprecation-Notice',
      content: expect.objectContaining({
        deprecationNotice: expect.stringContaining('productByHandle'),
      }),
    })
    expect(logged).toEqual(
      isDeprecated ? expect.arrayContaining([notice]) : expect.not.arrayContaining([notice]),
    )
  })
})

describe('an invalid document of storefront-api-client', () => {
  test('is answered with status 200, errors and no data', async () => {
    const { data, errors } = await client.request('query Wrong { shop { nope } }')
    expect(data).toBeUndefined()
    expect(errors?.networkStatusCode).toBe(200)
    expect(errors?.graphQLErrors).toMatchObject([
      {
        message: "Field 'nope' doesn't exist on type 'Shop'",
        path: ['query Wrong', 'shop', 'nope'],
        extensions: { code: 'undefinedField', typeName: 'Shop', fieldName: 'nope' },
      },
    ])
  })

  test('is validated against the version it is sent to', async () => {
    const document = 'query Newer { shop { legalNotice { title } } }'
    const old = await client.request(document, { apiVersion: '2025-01' })
    expect(old.errors?.graphQLErrors).toHaveLength(1)
    expect((await client.request(document)).errors).toBeUndefined()
  })

  test('has an invalid id', async () => {
    const document = 'query OpName { node(id: "not-a-gid") { id } }'
    const { errors } = await client.request(document)
    expect(errors?.graphQLErrors).toMatchObject([
      {
        message: "Invalid global id 'not-a-gid'",
        path: ['query OpName', 'node', 'id'],
        extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
      },
    ])
  })

  test('may not ask for pages without a size', async () => {
    const { errors } = await client.request(productPage)
    expect(errors?.graphQLErrors).toMatchObject([
      { message: 'you must provide one of first or last', extensions: { code: 'BAD_REQUEST' } },
    ])
  })
})

describe('pages requested by storefront-api-client', () => {
  const inOrder = ['couple-taboo', 'drunk-ludo', 'every-street', 'kitty-killer', 'monsoon-mafia']

  async function readPage(variables: object) {
    const { data } = await client.request(productPage, { variables })
    const { nodes, pageInfo } = data.products
    return { handles: nodes.map(({ handle }: { handle: string }) => handle), pageInfo }
  }

  test('follow each other forwards', async () => {
    const first = await readPage({ first: 3 })
    expect(first.handles).toEqual(inOrder.slice(0, 3))
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const second = await readPage({ first: 3, after: first.pageInfo.endCursor })
    expect(second.handles).toEqual(inOrder.slice(3))
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const end = await readPage({ first: 3, after: second.pageInfo.endCursor })
    expect(end.handles).toEqual([])
    expect(end.pageInfo).toMatchObject({ startCursor: null, endCursor: null })
  })

  test('follow each other backwards', async () => {
    const last = await readPage({ last: 2 })
    expect(last.handles).toEqual(inOrder.slice(3))
    const before = await readPage({ last: 2, before: last.pageInfo.startCursor })
    expect(before.handles).toEqual(inOrder.slice(1, 3))
    expect(before.pageInfo.hasPreviousPage).toBe(true)
  })

  test('hold 250 at most, the rest behind a cursor', async () => {
    const variables = { id: productIds.wide }
    const { data: first } = await client.request(variantPage, { variables })
    const { edges, pageInfo } = first.node.variants
    expect(edges).toHaveLength(250)
    expect(pageInfo).toEqual({ hasNextPage: true, endCursor: edges.at(-1).cursor })
    const after = { ...variables, after: pageInfo.endCursor }
    const { data: second } = await client.request(variantPage, { variables: after })
    expect(second.node.variants.pageInfo.hasNextPage).toBe(false)
    const all = [...edges, ...second.node.variants.edges]
    expect(all.map(({ node }) => node.id)).toEqual(wideVariants.map(({ id }) => id))
    const tooMany = variantPage.replace('250', '251')
    expect((await client.request(tooMany, { variables })).errors?.graphQLErrors).toHaveLength(1)
  })
})

test('a deferred document of storefront-api-client may be answered in one part', async () => {
  const variables = { handle: 'couple-taboo' }
  const stream = await client.requestStream(deferredProduct, { variables })
  const parts: unknown[] = []
  for await (const part of stream) parts.push(part)
  const product = {
    title: 'Couple Taboo',
    descriptionHtml: '<p>Say it <em>without</em> saying it.</p>',
  }
  expect(parts).toMatchObject([{ data: { product }, hasNext: false }])
  expect(parts[0]).not.toHaveProperty('errors')
})
