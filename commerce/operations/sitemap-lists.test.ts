import { expect, it } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { sitemapLists } from './sitemap-lists.ts'

const end = { hasNextPage: false, endCursor: null }
const page = (...nodes: readonly unknown[]) => ({ nodes, pageInfo: end })
const updatedAt = '2026-11-01T10:00:00Z'
const whole = { first: 250, after: 'cursor', whole: true }
const game = { updatedAt, handle: 'ludo', images: page({ url: '/cdn/a.webp' }) }
const category = { updatedAt, handle: 'party', image: { url: '/cdn/b.webp' }, products: page({}) }
const blog = { handle: 'news', articles: page({ publishedAt: updatedAt }) }
const article = {
  publishedAt: updatedAt,
  handle: 'holi',
  blog: { handle: 'news' },
  image: { url: '/cdn/c.webp' },
}

type Kind = keyof typeof sitemapLists
const fieldOf = { categories: 'collections', texts: 'pages' } as const
const list = (kind: Kind, connection: unknown) => {
  const field = kind in fieldOf ? Reflect.get(fieldOf, kind) : kind
  const store = openFakeStorefront({ [field]: connection })
  return { asked: store.asked, answer: sitemapLists[kind](store.client, whole) }
}

it.each<[Kind, object, object]>([
  ['products', game, { handles: ['ludo'], pictures: ['/cdn/a.webp'] }],
  ['categories', category, { handles: ['party'], pictures: ['/cdn/b.webp'] }],
  ['texts', { updatedAt, handle: 'story' }, { handles: ['story'], pictures: [] }],
  ['blogs', blog, { handles: ['news'], pictures: [] }],
  ['articles', article, { handles: ['news', 'holi'], pictures: ['/cdn/c.webp'] }],
  ['articles', { ...article, image: null }, { handles: ['news', 'holi'], pictures: [] }],
])(
  'of %s the sitemap lists handle, time and pictures, starting at a cursor',
  async (kind, node, entry) => {
    const { asked, answer } = list(kind, page(node))
    expect((await answer).nodes).toEqual([{ updatedAt, entry: { ...entry, updatedAt } }])
    expect(asked[0]?.variables).toMatchObject({ first: 250, after: 'cursor' })
  },
)

it.each<[string, Kind, unknown]>([
  ['products', 'products', null],
  ['products.updatedAt', 'products', page({ ...game, updatedAt: null })],
  ['products.handle', 'products', page({ ...game, handle: null })],
  ['products.images', 'products', page({ ...game, images: null })],
  ['products.images.url', 'products', page({ ...game, images: page({}) })],
  ['collections', 'categories', null],
  ['collections.updatedAt', 'categories', page({ ...category, updatedAt: null })],
  ['collections.handle', 'categories', page({ ...category, handle: null })],
  ['collections.products', 'categories', page({ ...category, products: null })],
  ['collections.image.url', 'categories', page({ ...category, image: {} })],
  ['pages', 'texts', null],
  ['pages.updatedAt', 'texts', page({ handle: 'story' })],
  ['pages.handle', 'texts', page({ updatedAt })],
  ['blogs', 'blogs', null],
  ['blogs.handle', 'blogs', page({ ...blog, handle: null })],
  ['blogs.articles', 'blogs', page({ ...blog, articles: null })],
  ['blogs.articles.publishedAt', 'blogs', page({ ...blog, articles: page({}) })],
  ['articles', 'articles', null],
  ['articles.publishedAt', 'articles', page({ ...article, publishedAt: null })],
  ['articles.handle', 'articles', page({ ...article, handle: null })],
  ['articles.blog.handle', 'articles', page({ ...article, blog: null })],
  ['articles.image.url', 'articles', page({ ...article, image: {} })],
])(
  'a missing %s in the list of %s is a fault, not a shorter list',
  async (place, kind, connection) => {
    await expect(list(kind, connection).answer).rejects.toMatchObject({
      kind: 'shape',
      message: expect.stringMatching(
        new RegExp(`at ${place.replaceAll('.', '\\.')}(\\.nodes)?\\.( |$)`),
      ),
    })
  },
)
