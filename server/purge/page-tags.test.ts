import { describe, expect, it } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { findCollection } from '#commerce/operations/find-collection.ts'
import { createPageTags } from './page-tags.ts'

/** A client that returns the next of these responses to each query. */
function answering(...answers: readonly unknown[]): StorefrontClient {
  const rest = [...answers]
  // The responses fit the queries sent below.
  const query = async () => rest.shift() as never
  return { query, mutate: query }
}

/** The tags of a page after these responses. */
async function tagsAfter(
  ...asked: readonly (readonly [answer: unknown, variables?: Record<string, unknown>])[]
) {
  const notes = createPageTags().openNotes()
  for (const [answer, variables = {}] of asked) {
    await notes.note(answering(answer)).query('query Any { any }', variables)
  }
  return notes.list().split(',')
}

const game = (handle: string) => ({ id: `gid://shopify/Product/${handle}`, handle })

describe('the tags of a page', () => {
  it('name each product and category in the store’s answers, however deep', async () => {
    const tags = await tagsAfter(
      [{ product: { ...game('ludo'), variants: { nodes: [{ id: 'v' }] } } }],
      [{ productRecommendations: [game('taboo')] }],
      [{ product: { metafield: { references: { nodes: [{ handle: 'pack' }] } } } }],
      [{ nodes: [null, { price: {}, product: { handle: 'box' } }, { handle: 'bundle' }] }],
      [{ collection: { handle: 'combo', products: { nodes: [game('uno')] } } }],
    )
    expect(tags).toEqual([
      ...['shop', 'products', 'collection:combo'],
      ...['product:ludo', 'product:taboo', 'product:pack', 'product:box'],
      ...['product:bundle', 'product:uno'],
    ])
  })

  it.each([
    [{ products: { nodes: [game('ludo')] } }, ['shop', 'lists', 'products', 'product:ludo']],
    [{ search: { nodes: [] } }, ['shop', 'lists']],
    [
      { collections: { nodes: [{ handle: 'combo' }] } },
      ['shop', 'collections', 'collection:combo'],
    ],
    [{ page: { title: 'Teachers' } }, ['shop', 'texts']],
    [{ menu: { items: [] } }, ['shop']],
    [null, ['shop']],
  ])('name lists and texts, which change when one is added: %o', async (answer, expected) => {
    expect(await tagsAfter([answer])).toEqual(expected)
  })

  it('name what was requested and does not exist yet', async () => {
    expect(await tagsAfter([{ collection: null }, { handle: 'new' }])).toContain('collection:new')
    const category = await findCollection(
      createPageTags()
        .openNotes()
        .note(answering({ collection: null }, { collections: empty }, { products: empty })),
      'new',
    )
    expect(category).toBeNull()
  })

  it('are valid in a header: no blank, comma or non-ASCII letter', async () => {
    const tags = await tagsAfter([{ product: { handle: 'लूडो, 2' } }])
    expect(tags.at(-1)).toBe(`product:${encodeURIComponent('लूडो, 2')}`)
    expect(new Headers({ 'Cache-Tag': tags.join(',') }).get('Cache-Tag')).toBe(tags.join(','))
  })

  it('never exceed a header’s length: a page of very many has a tag for all of them', async () => {
    const many = (kind: string, count: number) => ({
      nodes: Array.from({ length: count }, (_, at) => ({
        handle: `${kind}-with-a-long-name-${at}`,
      })),
    })
    const goods = await tagsAfter([{ collection: { handle: 'all', products: many('game', 250) } }])
    expect(goods).toEqual(['shop', 'products', 'collection:all', 'lists'])
    const categories = await tagsAfter(
      [{ collections: many('category', 250) }],
      [{ product: game('ludo') }],
    )
    expect(categories).toEqual(['shop', 'collections', 'products', 'product:ludo'])
    const some = await tagsAfter([{ products: many('game', 80) }])
    expect(some).toContain('product:game-with-a-long-name-79')
    expect(some.join(',').length).toBeLessThan(3000)
  })
})

const empty = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }

it('an id is mapped to the handle that a page showed last', async () => {
  const tags = createPageTags()
  const id = 'gid://shopify/Product/1'
  expect(tags.handleOf(id)).toBeNull()
  for (const handle of ['ludo', 'ludo-deluxe']) {
    await tags
      .openNotes()
      .note(answering({ product: { id, handle } }))
      .query('query Any { any }', {})
  }
  expect(tags.handleOf(id)).toBe('ludo-deluxe')
})
