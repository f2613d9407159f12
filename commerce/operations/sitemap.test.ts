import { describe, expect, it } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { listSitemapEntries, listSitemapShards, type SitemapKind } from './sitemap.ts'

const TOTAL = 2350
const dayOf = (number: number) => `2026-${number === 1400 ? '12' : '10'}-01T10:00:00+05:30`

/** A store with 2,350 games, whose cursors are the numbers before them. */
function openStore(overrides: Readonly<Record<string, unknown>> = {}) {
  return openFakeStorefront({
    products: ({ first, after, whole }: Record<string, unknown>) => {
      const from = Number(after ?? 0)
      const to = Math.min(from + Number(first), TOTAL)
      const nodes = Array.from({ length: to - from }, (_, at) => ({
        updatedAt: dayOf(from + at),
        ...(whole
          ? {
              handle: `game-${from + at}`,
              images: {
                nodes: [{ url: `/cdn/${from + at}.webp` }],
                pageInfo: { hasNextPage: false },
              },
            }
          : {}),
      }))
      return { nodes, pageInfo: { hasNextPage: to < TOTAL, endCursor: String(to) } }
    },
    collections: {
      nodes: [
        collection('party-games', { url: '/cdn/party.webp' }, [{ id: '1' }]),
        collection('nothing-yet', null, []),
        collection('for-two', null, [{ id: '1' }]),
      ],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
    ...overrides,
  })
}

const collection = (handle: string, image: unknown, nodes: readonly unknown[]) => ({
  updatedAt: dayOf(1),
  handle,
  image,
  products: { nodes, pageInfo: { hasNextPage: false } },
})

describe('the parts of the sitemap', () => {
  it('have 1,000 games each, and the time of the last change', async () => {
    const { client, asked } = openStore()
    expect(await listSitemapShards(client, 'products')).toEqual([
      { after: null, updatedAt: dayOf(1) },
      { after: '1000', updatedAt: dayOf(1400) },
      { after: '2000', updatedAt: dayOf(1) },
    ])
    expect(asked.every(({ variables }) => variables.whole === false)).toBe(true)
  })

  it('hold every game once', async () => {
    const { client } = openStore()
    const shards = await listSitemapShards(client, 'products')
    const lists = await Promise.all(
      shards.map((shard) => listSitemapEntries(client, 'products', shard)),
    )
    expect(lists.map(({ length }) => length)).toEqual([1000, 1000, 350])
    expect(new Set(lists.flat().map(({ handle }) => handle)).size).toBe(TOTAL)
    expect(lists[1]?.[0]).toEqual({
      handle: 'game-1000',
      updatedAt: dayOf(1000),
      pictures: ['/cdn/1000.webp'],
    })
  })

  it('leave out categories without games', async () => {
    const { client } = openStore()
    const [shard] = await listSitemapShards(client, 'categories')
    if (!shard) throw new Error('The store has categories.')
    expect(await listSitemapEntries(client, 'categories', shard)).toEqual([
      { handle: 'party-games', updatedAt: dayOf(1), pictures: ['/cdn/party.webp'] },
      { handle: 'for-two', updatedAt: dayOf(1), pictures: [] },
    ])
  })

  it('are none in an empty store', async () => {
    const products = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }
    const { client } = openStore({ products })
    expect(await listSitemapShards(client, 'products')).toEqual([])
  })

  it.each<[SitemapKind, unknown]>([
    ['products', null],
    ['products', { nodes: [{ updatedAt: null }], pageInfo: { hasNextPage: false } }],
    ['categories', { nodes: null, pageInfo: { hasNextPage: false } }],
  ])('are a fault, not a shorter list, when the store sends other %s: %j', async (kind, answer) => {
    const { client } = openStore({ products: answer, collections: answer })
    await expect(listSitemapShards(client, kind)).rejects.toMatchObject({ kind: 'shape' })
  })

  it('are a fault when a later page fails', async () => {
    const { client } = openStore()
    const shard = { after: '1000', updatedAt: '' }
    let pages = 0
    const failing = {
      ...client,
      query: ((...asked: Parameters<typeof client.query>) => {
        pages += 1
        if (pages === 3) throw new Error('The line is cut')
        return client.query(...asked)
      }) as typeof client.query, // the same signature; TypeScript cannot see it through the generic
    }
    await expect(listSitemapEntries(failing, 'products', shard)).rejects.toThrow('The line is cut')
  })
})
