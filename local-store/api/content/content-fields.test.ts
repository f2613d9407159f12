import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { testContent } from '#test/local-store/open-test-content.ts'

async function ask(query: string, changes = testContent) {
  const { data, errors } = await openTestApi(changes).ask(query)
  expect(errors).toBeUndefined()
  return data
}

describe('the content of a shop', () => {
  it('has pages by handle, by id and as a list', async () => {
    const fields = 'id title body bodySummary onlineStoreUrl seo{title}'
    const data = await ask(`{page(handle:"about-us"){${fields}} pageByHandle(handle:"nope"){id}
      same:page(id:"gid://shopify/Page/8"){title seo{title}}
      node(id:"gid://shopify/Page/7"){... on Page{handle}}
      pages(first:1,sortKey:TITLE,reverse:true){nodes{handle} pageInfo{hasNextPage}}
      found:pages(first:5,query:"title:about*"){nodes{handle}}}`)
    expect(data).toEqual({
      page: {
        id: 'gid://shopify/Page/7',
        title: 'About us',
        body: '<p>Made in <b>Pune</b></p>',
        bodySummary: 'Made in Pune',
        seo: { title: null },
        onlineStoreUrl: 'https://games.test/pages/about-us',
      },
      pageByHandle: null,
      same: { title: 'Contact', seo: { title: 'Write to us' } },
      node: { handle: 'about-us' },
      pages: { nodes: [{ handle: 'contact' }], pageInfo: { hasNextPage: true } },
      found: { nodes: [{ handle: 'about-us' }] },
    })
  })

  it('has blogs with their published articles', async () => {
    const data = await ask(`{blog(handle:"news"){title authors{name}
      articleByHandle(handle:"rules"){id content(truncateAt:8) excerpt author{name} image{url} blog{handle}}
      articles(first:5,sortKey:PUBLISHED_AT,reverse:true){nodes{handle onlineStoreUrl}}}
      articles(first:5,query:"tag:rules"){nodes{title comments(first:1){nodes{id}}}}
      article(id:"gid://shopify/Article/32"){title excerpt}
      blogs(first:5){nodes{id}} blogByHandle(handle:"nope"){id}}`)
    expect(data.blog).toEqual({
      title: 'News',
      authors: [{ name: 'Asha Rao' }, { name: 'Bela' }],
      articleByHandle: {
        id: 'gid://shopify/Article/31',
        content: 'Roll...',
        excerpt: 'Roll',
        author: { name: 'Asha Rao' },
        image: { url: 'https://pictures.test/rules.webp' },
        blog: { handle: 'news' },
      },
      articles: {
        nodes: [
          { handle: 'diwali', onlineStoreUrl: 'https://games.test/blogs/news/diwali' },
          { handle: 'rules', onlineStoreUrl: 'https://games.test/blogs/news/rules' },
        ],
      },
    })
    expect(data).toMatchObject({
      articles: { nodes: [{ title: 'House rules', comments: { nodes: [] } }] },
      article: { title: 'Diwali', excerpt: null },
      blogs: { nodes: [{ id: 'gid://shopify/Blog/3' }] },
      blogByHandle: null,
    })
  })

  it('has menus whose items link to resources', async () => {
    const { menu } = await ask(`{menu(handle:"main-menu"){id itemsCount
      items{title type url resourceId resource{__typename} items{title url resourceId}}}}`)
    expect(menu).toMatchObject({ id: 'gid://shopify/Menu/5', itemsCount: 7 })
    const [home, games, about, rules, privacy, elsewhere] = menu.items
    expect(home).toMatchObject({ url: 'https://games.test/', resourceId: null, resource: null })
    expect(games).toMatchObject({
      resourceId: 'gid://shopify/Collection/1',
      resource: { __typename: 'Collection' },
      url: 'https://games.test/collections/party-games',
      items: [{ title: 'Ludo', url: 'https://games.test/products/ludo' }],
    })
    expect(about).toMatchObject({ type: 'PAGE', resource: { __typename: 'Page' } })
    expect(rules.url).toBe('https://games.test/blogs/news/rules')
    expect(privacy).toMatchObject({ resource: { __typename: 'ShopPolicy' } })
    expect(elsewhere.url).toBe('https://elsewhere.test/')
  })

  it('has URL redirects', async () => {
    const data = await ask(`{urlRedirects(first:5){nodes{id path target}}
      found:urlRedirects(first:5,query:"path:/old"){nodes{path}}}`)
    expect(data).toEqual({
      urlRedirects: {
        nodes: [
          { id: 'gid://shopify/UrlRedirect/1', path: '/older', target: 'https://elsewhere.test/' },
          { id: 'gid://shopify/UrlRedirect/2', path: '/old', target: '/products/ludo' },
        ],
      },
      found: { nodes: [{ path: '/old' }] },
    })
  })

  it('is on the sitemap, by type', async () => {
    const data = await ask(`{product:sitemap(type:PRODUCT){pagesCount{count}
        resources(page:1){hasNextPage items{handle ... on SitemapResource{title image{alt}}}}}
      page:sitemap(type:PAGE){resources(page:1){items{handle}}}
      beyond:sitemap(type:ARTICLE){resources(page:2){items{handle}}}
      none:sitemap(type:METAOBJECT){pagesCount{count} resources(page:1){items{handle}}}}`)
    expect(data.product).toMatchObject({ pagesCount: { count: 1 } })
    expect(data.product.resources.items[0]).toEqual({
      handle: 'ludo',
      title: 'Drunk Ludo',
      image: { alt: 'ludo-front' },
    })
    expect(data.page.resources.items).toEqual([{ handle: 'about-us' }, { handle: 'contact' }])
    expect(data.beyond.resources.items).toEqual([])
    expect(data.none).toEqual({ pagesCount: { count: 0 }, resources: { items: [] } })
  })

  it('is empty where the catalogue has none', async () => {
    const data = await ask(
      `{menu(handle:"main-menu"){id} page(handle:"a"){id} pages(first:1){nodes{id}}
      blogs(first:1){nodes{id}} articles(first:1){nodes{id}} urlRedirects(first:1){nodes{id}}
      metaobject(handle:{handle:"a",type:"b"}){id} metaobjects(type:"b",first:1){nodes{id}}}`,
      {},
    )
    const none = { nodes: [] }
    expect(data).toEqual({
      menu: null,
      page: null,
      pages: none,
      blogs: none,
      articles: none,
      urlRedirects: none,
      metaobject: null,
      metaobjects: none,
    })
  })
})
