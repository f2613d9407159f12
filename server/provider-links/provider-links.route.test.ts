import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addressNotices } from '#content/cart-link.ts'
import { brand } from '#merchant/brand.ts'
import { askStoreOf } from '#test/ask-store.ts'
import { followRedirects } from '#test/follow-redirects.ts'
import { makeDifficult } from '#test/local-store/difficult-store.ts'
import { type OpenShop, openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

const failStore = async () => new Response('down', { status: 500 })

describe('a standard path of the provider', () => {
  it.each([
    ['/products/jugaad?variant=42&utm_source=x', '/product/jugaad?variant=42&utm_source=x'],
    ['/collections/combo?sort_by=price', '/category/combo?sort_by=price'],
  ])('%s redirects permanently to %s, keeping its query', async (address, target) => {
    const response = await shop.ask(address)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(target)
    expect(response.headers.get('Cache-Control')).toContain('max-age')
    expect((await shop.ask(target)).status).toBe(200)
  })

  it('redirects every address that the store gives its products and collections', async () => {
    const { products, collections } = await askStoreOf(
      shop,
      '{products(first:250){nodes{onlineStoreUrl}} collections(first:50){nodes{onlineStoreUrl}}}',
    )
    const addresses = [...products.nodes, ...collections.nodes].map(
      ({ onlineStoreUrl }) => new URL(onlineStoreUrl, SHOP_ORIGIN).pathname,
    )
    expect(addresses.length).toBeGreaterThan(40)
    for (const address of addresses) {
      const { steps, page } = await followRedirects(shop, address)
      expect(steps).toHaveLength(1)
      expect(page.status).toBe(200)
    }
  })

  it.each([
    '/products/no-such-game',
    '/collections/no-such-games',
    '/policies/none',
    '/pages/none',
  ])('%s is answered 404 where the store has nothing of that name', async (address) => {
    expect((await followRedirects(shop, address)).page.status).toBe(404)
  })

  it('answers HEAD too, and rejects other methods', async () => {
    expect((await shop.ask('/products/jugaad', { method: 'HEAD' })).status).toBe(301)
    expect((await shop.ask('/products/jugaad', { method: 'POST' })).status).toBe(405)
  })
})

describe('an address with a language in front', () => {
  it.each([
    ['/en-in', '/'],
    ['/en-in/products/jugaad?variant=42', '/product/jugaad?variant=42'],
    ['/EN-IN/collections/all', '/all-products'],
    ['/en/pages/how-to-host', '/pages/how-to-host'],
    ['/en-us/product/jugaad', '/product/jugaad'],
    ['/en-in/search?q=taboo', '/search?q=taboo'],
    ['/en-in/discount/SAVE10?redirect=/faq', '/discount/SAVE10?redirect=/faq'],
  ])('%s leads to %s in one step', async (address, target) => {
    const response = await shop.ask(address)
    expect([response.status, response.headers.get('Location')]).toEqual([301, target])
    expect((await shop.ask(target)).status).toBe(200)
  })

  it('is answered 404 in a language that the shop does not speak, unless the merchant redirects it', async () => {
    for (const path of ['/hi-in/products/jugaad', '/fr', '/hi/cart/add?id=1']) {
      expect((await followRedirects(shop, path)).page.status).toBe(404)
    }
  })

  it.each([
    '/en-in//evil.example',
    '/en-in/%2F%2Fevil.example',
    '/en-in/%5Cevil.example',
    '/en-in/@evil.example',
    '/en-in/.//evil.example',
  ])('never leads out of the shop: %s', async (path) => {
    const { steps } = await followRedirects(shop, `${SHOP_ORIGIN}${path}`)
    expect(steps.length).toBeGreaterThan(0)
    for (const step of steps) expect(step).toMatch(/^30[18] \/(?![/\\])[^\r\n]*$/)
  })
})

describe('a text of the store', () => {
  it('is shown at its own address with its own title', async () => {
    const response = await shop.ask('/pages/how-to-host')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toContain('s-maxage')
    expect(html).toContain(`<title>How to Host a Game Night | ${brand.name}</title>`)
    expect(pageText(html)).toContain('Six people, one table and two hours are enough.')
    expect(html).toMatch(/<h2[^>]*>Before they come<\/h2>/)
  })

  it('is answered 404 where the token may read neither texts nor redirects, which is logged once', async () => {
    const other = await openShop()
    const denied = ['page', 'blog', 'urlRedirects']
    other.replaceStore(makeDifficult(other.askStore, () => ({ denied })))
    for (const path of ['/pages/return-gifts', '/blogs/news/rules', '/nowhere-at-all']) {
      expect((await other.ask(path)).status).toBe(404)
    }
    other.close()
    expect(other.logged.map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^The store refuses its redirects, so the shop skips it: /),
    ])
  })

  it('is answered 503, not 404, while the store fails', async () => {
    shop.replaceStore(failStore)
    expect((await shop.ask('/pages/return-gifts')).status).toBe(503)
    expect((await shop.ask('/blogs/news/rules')).status).toBe(503)
  })
})

describe('a missing page', () => {
  it.each([
    ['/game-night', '/pages/how-to-host'],
    ['/game-night?utm_source=x', '/pages/how-to-host?utm_source=x'],
    ['/product/shot-roulette-classic', '/product/shot-roulette'],
  ])('%s redirects to where the merchant moved it', async (path, target) => {
    const response = await shop.ask(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(target)
  })

  it('is redirected through its standard path', async () => {
    const { steps, page } = await followRedirects(shop, '/products/shot-roulette-classic')
    expect(steps).toEqual(['301 /product/shot-roulette-classic', '301 /product/shot-roulette'])
    expect(page.status).toBe(200)
  })

  it('is answered 503 while its redirect is unknown', async () => {
    shop.replaceStore(failStore)
    const response = await shop.ask('/moved-or-missing')
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(pageText(await response.text())).toContain(addressNotices.title)
    shop.replaceStore(null)
    expect((await shop.ask('/moved-or-missing')).status).toBe(404)
  })

  it.each([
    '//evil.example/products/x',
    '/products//evil.example',
    '/%2F%2Fevil.example',
    '/products/%5C%5Cevil.example',
    '/products/x%0d%0aSet-Cookie:a=b',
    '/collections/@evil.example',
  ])('never redirects out of the shop: %s', async (path) => {
    const { steps } = await followRedirects(shop, `${SHOP_ORIGIN}${path}`)
    for (const step of steps) expect(step).toMatch(/^30[18] \/(?![/\\])[^\r\n]*$/)
  })
})

describe('a shop with a blog and redirects of its own', () => {
  let other: OpenShop
  let folder = ''

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'blog-'))
    const file = join(folder, 'catalogue.json')
    const author = { firstName: 'Asha', email: 'asha@games.example' }
    const articles = [
      { handle: 'rules', title: 'House rules', contentHtml: '<p>Roll the dice</p>', author },
      { handle: 'diwali', title: 'Diwali nights', publishedAt: '2026-03-01T00:00:00Z', author },
    ]
    writeFileSync(
      file,
      JSON.stringify({
        shop: { name: 'Tapri Games', legalName: 'Tapri Games LLP' },
        blogs: [{ handle: 'news', title: 'News', articles }],
        urlRedirects: [{ path: '/press', target: 'https://press.example/tapri' }],
      }),
    )
    other = await openShop({ CATALOGUE_FILE: file })
  })
  afterAll(() => {
    other.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('lists the articles of a blog, newest first, and shows each', async () => {
    const html = await (await other.ask('/blogs/news')).text()
    const links = [...html.matchAll(/href="(\/blogs\/[^"]+)"/g)].map(([, path]) => path)
    expect(links).toEqual(['/blogs/news/diwali', '/blogs/news/rules'])
    const article = await other.ask('/blogs/news/rules')
    expect(article.status).toBe(200)
    expect(pageText(await article.text())).toContain('Roll the dice')
  })

  it('lists blogs and articles in the sitemap, with their publication time', async () => {
    const index = await (await other.ask('/sitemap.xml')).text()
    const lists = ['blogs', 'articles'].map((name) => `/sitemap/${name}-1.xml`)
    for (const list of lists) expect(index).toContain(SHOP_ORIGIN + list)
    const listed = await Promise.all(
      lists.map(async (list) => {
        const xml = await (await other.ask(list)).text()
        return [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)].map(
          ([, url = '', time]) => [url.replace(SHOP_ORIGIN, ''), time],
        )
      }),
    )
    const [[blog] = [], articles = []] = listed
    expect(blog).toEqual(['/blogs/news', '2026-03-01T00:00:00Z'])
    expect(articles).toHaveLength(2)
    expect(articles).toContainEqual(['/blogs/news/diwali', '2026-03-01T00:00:00Z'])
    for (const [path = ''] of [blog, ...articles].flatMap((entry) => (entry ? [entry] : []))) {
      const page = await other.ask(path)
      expect(page.status, path).toBe(200)
      expect(await page.text()).toContain(`<link rel="canonical" href="${SHOP_ORIGIN}${path}"`)
    }
  })

  it.each([
    '/blogs/none',
    '/blogs/news/none',
    '/blogs/none/rules',
    '/blogs/news/rules/more',
    '/pages/a/b',
    '/blogs',
  ])('%s is answered 404', async (path) => {
    expect((await other.ask(path)).status).toBe(404)
  })

  it('follows a redirect of the merchant to another site', async () => {
    const response = await other.ask('/press')
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe('https://press.example/tapri')
  })
})
