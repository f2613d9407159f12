import { describe, expect, it } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { listSitemapEntries, listSitemapShards, type SitemapKind } from './sitemap.ts'

const TOTAL = 2350
const products = { kind: 'products' } as const
const categories = { kind: 'categories' } as const
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

const page = (nodes: readonly unknown[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
})
const timeOf = (day: number) => `2026-11-0${day}T10:00:00Z`
const text = (handle: string, day: number) => ({ handle, updatedAt: timeOf(day) })
const blog = (handle: string, nodes: readonly unknown[]) => ({
  handle,
  articles: { nodes, pageInfo: { hasNextPage: nodes.length > 0 } },
})

describe('the shards of the sitemap', () => {
  it('have 1,000 games each, and the time of their latest change', async () => {
    const { client, asked } = openStore()
    expect(await listSitemapShards(client, products)).toEqual([
      { after: null, updatedAt: dayOf(1) },
      { after: '1000', updatedAt: dayOf(1400) },
      { after: '2000', updatedAt: dayOf(1) },
    ])
    expect(asked.every(({ variables }) => variables.whole === false)).toBe(true)
  })

  it('contain every game once', async () => {
    const { client } = openStore()
    const shards = await listSitemapShards(client, products)
    const lists = await Promise.all(
      shards.map((shard) => listSitemapEntries(client, products, shard)),
    )
    expect(lists.map(({ length }) => length)).toEqual([1000, 1000, 350])
    expect(new Set(lists.flat().map(({ handles }) => handles[0])).size).toBe(TOTAL)
    expect(lists[1]?.[0]).toEqual({
      handles: ['game-1000'],
      updatedAt: dayOf(1000),
      pictures: ['/cdn/1000.webp'],
    })
  })

  it('omit categories without games', async () => {
    const { client } = openStore()
    const [shard] = await listSitemapShards(client, categories)
    if (!shard) throw new Error('The store has categories.')
    expect(await listSitemapEntries(client, categories, shard)).toEqual([
      { handles: ['party-games'], updatedAt: dayOf(1), pictures: ['/cdn/party.webp'] },
      { handles: ['for-two'], updatedAt: dayOf(1), pictures: [] },
    ])
  })

  it('are empty for an empty store', async () => {
    const { client } = openStore({ products: page([]) })
    expect(await listSitemapShards(client, products)).toEqual([])
  })

  it('have the time of the visible pages, and are empty without any', async () => {
    const pages = page([text('about-us', 2), text('return-gifts', 1)])
    const { client } = openStore({ pages })
    const shown = (...names: string[]) => ({
      kind: 'texts' as const,
      isShown: ([handle = '']: readonly string[]) => names.includes(handle),
    })
    expect(await listSitemapShards(client, { kind: 'texts' })).toEqual([
      { after: null, updatedAt: timeOf(2) },
    ])
    const [shard] = await listSitemapShards(client, shown('return-gifts'))
    expect(shard).toEqual({ after: null, updatedAt: timeOf(1) })
    if (!shard) return
    expect(await listSitemapEntries(client, shown('return-gifts'), shard)).toEqual([
      { handles: ['return-gifts'], updatedAt: timeOf(1), pictures: [] },
    ])
    expect(await listSitemapShards(client, shown())).toEqual([])
  })

  it('of blogs have the time of the newest article, and omit blogs without articles', async () => {
    const blogs = page([blog('news', [{ publishedAt: timeOf(3) }]), blog('nothing-yet', [])])
    const { client } = openStore({ blogs })
    const [shard] = await listSitemapShards(client, { kind: 'blogs' })
    expect(shard).toEqual({ after: null, updatedAt: timeOf(3) })
    if (!shard) return
    expect(await listSitemapEntries(client, { kind: 'blogs' }, shard)).toEqual([
      { handles: ['news'], updatedAt: timeOf(3), pictures: [] },
    ])
    const { client: without } = openStore({ blogs: page([blog('news', [])]) })
    expect(await listSitemapShards(without, { kind: 'blogs' })).toEqual([])
  })

  it('of articles have their blog and picture', async () => {
    const articles = ({ whole }: Record<string, unknown>) => {
      const publishedAt = timeOf(4)
      if (!whole) return page([{ publishedAt }])
      const image = { url: '/cdn/rules.webp' }
      return page([{ publishedAt, handle: 'rules', blog: { handle: 'news' }, image }])
    }
    const { client } = openStore({ articles })
    const [shard] = await listSitemapShards(client, { kind: 'articles' })
    if (!shard) throw new Error('The store has an article.')
    expect(await listSitemapEntries(client, { kind: 'articles' }, shard)).toEqual([
      { handles: ['news', 'rules'], updatedAt: timeOf(4), pictures: ['/cdn/rules.webp'] },
    ])
  })

  it.each<[SitemapKind, unknown]>([
    ['texts', page([{ handle: 'about-us', updatedAt: null }])],
    ['blogs', page([{ handle: 'news', articles: null }])],
    ['articles', page([{ publishedAt: null }])],
    ['products', null],
    ['products', { nodes: [{ updatedAt: null }], pageInfo: { hasNextPage: false } }],
    ['categories', { nodes: null, pageInfo: { hasNextPage: false } }],
  ])('are a fault, not a shorter list, for an invalid list of %s: %j', async (kind, answer) => {
    const sent = { products: answer, collections: answer, pages: answer, blogs: answer }
    const { client } = openStore({ ...sent, articles: answer })
    await expect(listSitemapShards(client, { kind })).rejects.toMatchObject({ kind: 'shape' })
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
    await expect(listSitemapEntries(failing, products, shard)).rejects.toThrow('The line is cut')
  })
})
