import { describe, expect, test } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { inSequence, openFakeStorefront } from '#test/fake-storefront.ts'
import { checkCartOutcome } from './cart-outcome.ts'
import { findCollectionByHandle, findCollectionById } from './collections.ts'
import { findCollection } from './find-collection.ts'
import { findProductByHandle, listRecommendations } from './products.ts'
import { getShopPolicies } from './shop-policies.ts'

type Look = (client: StorefrontClient) => Promise<unknown>

/** Each lookup with its root field and the meaning of an explicit null. */
const looks: readonly (readonly [string, string, Look, unknown])[] = [
  ['findProductByHandle', 'product', (client) => findProductByHandle(client, 'ludo'), null],
  ['findCollectionByHandle', 'collection', (client) => findCollectionByHandle(client, 'a'), null],
  ['findCollectionById', 'collection', (client) => findCollectionById(client, 'c1'), null],
  ['findCollection', 'collection', (client) => findCollection(client, '---'), null],
  ['checkCartOutcome', 'cart', (client) => checkCartOutcome(client, 'c1', () => []), null],
  [
    'listRecommendations',
    'productRecommendations',
    (client) => listRecommendations(client, 'p1'),
    [],
  ],
]

describe('a response', () => {
  test.each(looks)('without the field is a fault, not an absence: %s', async (_, field, look) => {
    const { client } = openFakeStorefront({ [field]: Response.json({ data: {} }) })
    await expect(look(client)).rejects.toMatchObject({ kind: 'shape' })
  })

  test.each(looks)('with null is an absence: %s', async (_, field, look, absence) => {
    const { client } = openFakeStorefront({ [field]: null })
    expect(await look(client)).toEqual(absence)
  })

  test.each(looks)('with the wrong type is a fault: %s', async (_, field, look) => {
    const { client } = openFakeStorefront({ [field]: 'nonsense' })
    await expect(look(client)).rejects.toMatchObject({ kind: 'shape' })
  })
})

test('a shop without a policy field is a fault', async () => {
  const { client } = openFakeStorefront({ shop: { privacyPolicy: null, termsOfService: null } })
  await expect(getShopPolicies(client)).rejects.toMatchObject({ kind: 'shape' })
})

describe('later pages of variants', () => {
  const end = { hasNextPage: false, endCursor: null }
  const first = {
    id: 'p1',
    handle: 'ludo',
    title: 'Drunk Ludo',
    vendor: 'Party Games Ltd',
    descriptionHtml: '',
    productType: '',
    tags: [],
    featuredImage: null,
    images: { nodes: [], pageInfo: end },
    options: [],
    variants: { nodes: [], pageInfo: { hasNextPage: true, endCursor: 'v250' } },
    metafields: [],
  }
  const answerLater = (later: unknown) =>
    openFakeStorefront({ product: inSequence(first, later) }).client

  test('are a fault when the response lacks the field', async () => {
    const client = answerLater(Response.json({ data: {} }))
    await expect(findProductByHandle(client, 'ludo')).rejects.toMatchObject({ kind: 'shape' })
  })

  test('make the product null when it disappears meanwhile', async () => {
    expect(await findProductByHandle(answerLater(null), 'ludo')).toBeNull()
  })
})
