import { expect, test } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { findCollectionByHandle, listCollections } from './collections.ts'

const end = { hasNextPage: false, endCursor: null }
const combo = { id: 'c1', handle: 'combo', title: 'Combo', description: 'All of it', image: null }

// spec 7.016
test('all collections are fetched, 250 per page', async () => {
  const { client, asked } = openFakeStorefront({
    collections: ({ after }: { after?: string }) =>
      after
        ? { nodes: [{ ...combo, handle: 'couple' }], pageInfo: end }
        : { nodes: [combo], pageInfo: { hasNextPage: true, endCursor: 'c1' } },
  })
  const found = await listCollections(client)
  expect(found.map(({ handle }) => handle)).toEqual(['combo', 'couple'])
  expect(asked.map(({ variables }) => variables)).toEqual([
    { first: 250, after: null },
    { first: 250, after: 'c1' },
  ])
})

test.each(['id', 'handle', 'title', 'description'])(
  'a collection with another %s is a fault that names it',
  async (field) => {
    const nodes = [{ ...combo, [field]: 5 }]
    const { client } = openFakeStorefront({ collections: { nodes, pageInfo: end } })
    await expect(listCollections(client)).rejects.toMatchObject({
      kind: 'shape',
      message: expect.stringMatching(new RegExp(` at collection\\.${field}\\.$`)),
    })
  },
)

test('a collection keeps its share picture', async () => {
  const collection = {
    ...combo,
    metafield: { value: '/share/combo.png' },
    products: { nodes: [], pageInfo: end },
  }
  const { client } = openFakeStorefront({ collection })
  expect(await findCollectionByHandle(client, 'combo')).toMatchObject({
    sharePicture: '/share/combo.png',
    products: [],
  })
})

test('a share picture that is no text is a fault that names it', async () => {
  const collection = { ...combo, metafield: { value: 5 }, products: { nodes: [], pageInfo: end } }
  const { client } = openFakeStorefront({ collection })
  await expect(findCollectionByHandle(client, 'combo')).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringContaining('collection.metafield.value'),
  })
})
