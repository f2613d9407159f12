import { describe, expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { findCollectionByHandle, findCollectionById } from './collections.ts'
import { findCollection } from './find-collection.ts'

const end = { hasNextPage: false, endCursor: null }
const connection = (nodes: readonly object[]) => ({ nodes, pageInfo: end })

function productNode(number: number, title: string, tags: readonly string[] = []) {
  return {
    id: `gid://shopify/Product/${number}`,
    handle: `game-${number}`,
    title,
    productType: 'Games',
    tags,
    featuredImage: null,
    variants: connection([]),
  }
}

function collectionNode(number: number, handle: string, title: string) {
  return {
    id: `gid://shopify/Collection/${number}`,
    handle,
    title,
    description: `All of ${title}.`,
    image: { url: '/cdn/all.jpg', altText: title, width: 800, height: 600 },
    products: connection([productNode(1, 'Drunk Ludo')]),
  }
}

const collections = [
  collectionNode(1, 'party-games', 'Party Games'),
  collectionNode(2, 'c-2024', 'Couple Night Games'),
  collectionNode(3, 'couples', 'For Couples'),
]
const products = [
  productNode(1, 'Drunk Ludo', ['drinking']),
  productNode(2, 'Desi Taboo', ['family', 'words']),
  productNode(3, 'Ludo Royale', ['family']),
]

function setUp() {
  return openFakeStorefront({
    collection: ({ id, handle }: { id?: string; handle?: string }) =>
      collections.find((each) => each.id === id || each.handle === handle) ?? null,
    collections: connection(collections),
    products: connection(products),
  })
}

describe('the lookup', () => {
  test('by handle sends one request', async () => {
    const { client, names } = setUp()
    expect(await findCollection(client, 'party-games')).toMatchObject({
      foundBy: 'handle',
      collection: { handle: 'party-games' },
    })
    expect(names()).toEqual(['collection'])
  })

  // spec 7.016, 7.035
  test.each(['party-game', 'partygames', 'party_games', 'Party Games'])(
    'finds another spelling: %s',
    async (handle) => {
      const { client, names } = setUp()
      expect(await findCollection(client, handle)).toMatchObject({
        foundBy: 'spelling',
        collection: { handle: 'party-games' },
      })
      expect(names()).toEqual(['collection', 'collections', 'collection'])
    },
  )

  // spec 7.036
  test('finds title words, preferring the closest title', async () => {
    const found = (handle: string) => findCollection(setUp().client, handle)
    expect(await found('night-games')).toMatchObject({
      foundBy: 'title',
      collection: { handle: 'c-2024' },
    })
    expect(await found('games-for-a-couple')).toMatchObject({
      foundBy: 'title',
      collection: { handle: 'couples' },
    })
  })

  // spec 7.037
  test('finds products by keyword last, as a collection', async () => {
    const { client, names } = setUp()
    expect(await findCollection(client, 'family-ludo')).toMatchObject({
      foundBy: 'keyword',
      collection: {
        id: '',
        handle: 'family-ludo',
        title: 'Family Ludo',
        products: [{ title: 'Ludo Royale' }],
      },
    })
    expect(names()).toEqual(['collection', 'collections', 'products'])
  })

  test.each(['no-such-games', 'games', 'ludo-nonsense', '---', 'x'.repeat(300)])(
    'finds no collection for %s',
    async (handle) => {
      expect(await findCollection(setUp().client, handle)).toBeNull()
    },
  )

  test('a failing store is a fault in every step, never a missing collection', async () => {
    const { client } = openFakeStorefront(
      { collection: null, collections: new Response('', { status: 503 }) },
      { retries: 0 },
    )
    await expect(findCollection(client, 'combos')).rejects.toMatchObject({ kind: 'http' })
  })
})

describe('a collection', () => {
  // spec 3.042, 7.015
  test('is found by id or handle, with its products', async () => {
    const { client, asked } = setUp()
    const byHandle = await findCollectionByHandle(client, 'party-games')
    const { id = '' } = byHandle ?? {}
    expect(byHandle).toMatchObject({
      id: 'gid://shopify/Collection/1',
      handle: 'party-games',
      title: 'Party Games',
      description: 'All of Party Games.',
      picture: { url: '/cdn/all.jpg', altText: 'Party Games' },
    })
    expect(byHandle?.products).toMatchObject([{ title: 'Drunk Ludo' }])
    expect(await findCollectionById(client, id)).toEqual(byHandle)
    expect(asked.at(-1)?.variables).toEqual({ id, first: 250, after: null })
  })

  test('has the products of all pages', async () => {
    const pages = [{ hasNextPage: true, endCursor: 'c1' }, end]
    const { client, asked } = openFakeStorefront({
      collection: () => ({
        ...collectionNode(1, 'combo', 'Combo'),
        products: { nodes: [productNode(1, 'Drunk Ludo')], pageInfo: pages.shift() },
      }),
    })
    expect((await findCollectionByHandle(client, 'combo'))?.products).toHaveLength(2)
    expect(asked[1]?.variables).toEqual({ handle: 'combo', first: 250, after: 'c1' })
  })

  test('is null when unknown', async () => {
    const { client } = setUp()
    expect(await findCollectionByHandle(client, 'nope')).toBeNull()
    expect(await findCollectionById(client, 'gid://shopify/Collection/9')).toBeNull()
  })
})
