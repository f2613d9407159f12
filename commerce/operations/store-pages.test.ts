import { describe, expect, it } from 'vitest'
import { richText } from '#commerce/model/rich-text.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { findStoreArticle, findStoreBlog, findStorePage } from './store-pages.ts'

const seo = { title: 'Our story', description: 'How it began.' }
const words = (text: { readonly intro: Parameters<typeof richText>[0] } | undefined) =>
  richText(text?.intro ?? [])

describe('a page of the store', () => {
  it('has title, text without markup, and SEO texts', async () => {
    const { client, asked } = openFakeStorefront({
      page: { title: 'Story', body: '<p>It <b>began</b> in a gully.</p>', seo },
    })
    const page = await findStorePage(client, 'story')
    expect(page).toMatchObject({ title: 'Story', seo, articles: [] })
    expect(words(page?.text)).toBe('It began in a gully.')
    expect(asked).toEqual([{ name: 'page', variables: { handle: 'story' } }])
  })

  it.each([null, undefined, { title: '', description: null }])(
    'has no SEO texts for %j',
    async (unwritten) => {
      const { client } = openFakeStorefront({ page: { title: 'Story', body: '', seo: unwritten } })
      const page = await findStorePage(client, 'story')
      expect(page?.seo).toEqual({ title: null, description: null })
    },
  )

  it('is null for an unknown handle', async () => {
    const { client } = openFakeStorefront({ page: null })
    expect(await findStorePage(client, 'story')).toBeNull()
  })
})

describe('a blog of the store', () => {
  const blog = (articles: readonly unknown[]) => ({
    title: 'Gully news',
    seo,
    articles: { nodes: articles, pageInfo: { hasNextPage: false } },
  })

  it('has its articles with their paths, and no text', async () => {
    const { client, asked } = openFakeStorefront({
      blog: blog([
        { title: 'Holi', handle: 'holi-2026' },
        { title: 'Eid', handle: 'eid' },
      ]),
    })
    expect(await findStoreBlog(client, 'news')).toEqual({
      title: 'Gully news',
      text: { intro: [], sections: [] },
      seo,
      articles: [
        { title: 'Holi', path: '/blogs/news/holi-2026' },
        { title: 'Eid', path: '/blogs/news/eid' },
      ],
    })
    expect(asked).toEqual([{ name: 'blog', variables: { handle: 'news' } }])
  })

  it('is null for an unknown handle', async () => {
    const { client } = openFakeStorefront({ blog: null })
    expect(await findStoreBlog(client, 'news')).toBeNull()
  })
})

describe('an article of the store', () => {
  const names = { blog: 'news', handle: 'holi' }

  it('has its title and text', async () => {
    const { client, asked } = openFakeStorefront({
      blog: { articleByHandle: { title: 'Holi', contentHtml: '<p>Colours.</p>', seo } },
    })
    const article = await findStoreArticle(client, names)
    expect(article).toMatchObject({ title: 'Holi', seo, articles: [] })
    expect(words(article?.text)).toBe('Colours.')
    expect(asked).toEqual([{ name: 'blog', variables: names }])
  })

  it.each([null, { articleByHandle: null }])('is null when the blog is %j', async (blog) => {
    const { client } = openFakeStorefront({ blog })
    expect(await findStoreArticle(client, names)).toBeNull()
  })
})

it.each([
  ['page.body', 'page', { title: 'Story', body: null, seo }, findStorePage],
  ['title', 'page', { title: null, body: '', seo }, findStorePage],
  ['page', 'page', 7, findStorePage],
  ['blog.articles', 'blog', { title: 'News', seo, articles: null }, findStoreBlog],
  [
    'article.title',
    'blog',
    {
      title: 'News',
      seo,
      articles: { nodes: [{ handle: 'a' }], pageInfo: { hasNextPage: false } },
    },
    findStoreBlog,
  ],
  [
    'article.handle',
    'blog',
    {
      title: 'News',
      seo,
      articles: { nodes: [{ title: 'A' }], pageInfo: { hasNextPage: false } },
    },
    findStoreBlog,
  ],
])('a response without %s is a fault', async (place, field, answer, find) => {
  const { client } = openFakeStorefront({ [field]: answer })
  await expect(find(client, 'x')).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringContaining(`at ${place}`),
  })
})

it('an article without its text is a fault', async () => {
  const { client } = openFakeStorefront({ blog: { articleByHandle: { title: 'Holi', seo } } })
  await expect(findStoreArticle(client, { blog: 'news', handle: 'holi' })).rejects.toMatchObject({
    kind: 'shape',
    message: expect.stringContaining('at article.contentHtml'),
  })
})
