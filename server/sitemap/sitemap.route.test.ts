import { parse } from 'parse5'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { listExamples } from '#test/e2e/example-paths.ts'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { fixedPages, pagesOfSoftware } from '../page-cache/page-paths.ts'

const hiddenPages = [...pagesOfSoftware].filter((path) => !fixedPages.includes(path))

const shop = await openShop()
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

const storeIsDown = async () => new Response('Bad gateway', { status: 502 })
const textOf = async (path: string) => (await shop.ask(path)).text()
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

/** Every page of the sitemap. */
async function listPages(): Promise<readonly string[]> {
  const files = addressesIn(await textOf('/sitemap.xml'))
  return (await Promise.all(files.map(textOf))).flatMap(addressesIn)
}

/** The parse errors of a page that is not valid HTML. */
function listMistakes(html: string): readonly string[] {
  const mistakes: string[] = []
  const onParseError = (error: { code: string; startOffset: number }) =>
    mistakes.push(`${error.code}: ${html.slice(error.startOffset, error.startOffset + 60)}`)
  parse(html, { onParseError })
  return mistakes
}

/** What a page tells search engines about itself. */
async function headOf(path: string) {
  const response = await shop.ask(path)
  const html = await response.text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? '')
  return {
    status: response.status,
    mistakes: listMistakes(html),
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/<meta name="description" content="([^"]*)"/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)"/g),
    robots: all(/<meta name="robots" content="([^"]*)"/g),
  }
}

describe('the sitemap', () => {
  it('is answered 503 while the store fails, not shortened', async () => {
    shop.replaceStore(storeIsDown)
    for (const path of [
      '/sitemap.xml',
      '/sitemap/products-1.xml',
      '/sitemap/categories-1.xml',
      '/sitemap/texts-1.xml',
    ]) {
      const response = await shop.ask(path)
      expect(response.status, path).toBe(503)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(await response.text()).not.toContain('<')
    }
    shop.replaceStore(null)
    expect((await shop.ask('/sitemap.xml')).status).toBe(200)
    // The index is cached; the file is not.
    shop.replaceStore(storeIsDown)
    expect((await shop.ask('/sitemap/products-1.xml')).status).toBe(503)
    expect(shop.logged.map(({ msg }) => msg)).toContain(
      'Could not read the sitemap entries from the store',
    )
  })

  it('is XML, cached like pages, and answers HEAD', async () => {
    const response = await shop.ask('/sitemap/products-1.xml')
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toContain('s-maxage')
    const again = await shop.ask('/sitemap/products-1.xml', { method: 'HEAD' })
    expect(again.headers.get('Server-Timing')).toBe('page-cache;desc=hit')
    expect(await again.text()).toBe('')
  })

  it('has the last change and the pictures of each game', async () => {
    const xml = await textOf('/sitemap/products-1.xml')
    expect(xml.match(/<url>/g)).toHaveLength(37)
    expect(xml.match(/<lastmod>2026-\d\d-\d\dT[\d:]+(?:Z|\+05:30)<\/lastmod>/g)).toHaveLength(37)
    const picture = /<image:loc>([^<]+)<\/image:loc>/.exec(xml)?.[1] ?? ''
    expect((await shop.ask(picture)).headers.get('Content-Type')).toMatch(/^image\//)
  })

  it.each([
    '/sitemap/products-2.xml',
    '/sitemap/products-0.xml',
    '/sitemap/orders-1.xml',
    '/sitemap/',
  ])('has no file %s', async (path) => {
    const response = await shop.ask(path, { redirect: 'manual' })
    expect([308, 404]).toContain(response.status)
  })

  it('lists every game, category, fixed page and text of the store once, at the public origin', async () => {
    const pages = await listPages()
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages.every((url) => url.startsWith(`${SHOP_ORIGIN}/`))).toBe(true)
    expect(pages.filter((url) => url.includes('/product/'))).toHaveLength(37)
    expect(pages.filter((url) => url.includes('/category/'))).toHaveLength(6)
    // The store's other pages are shown by pages of the shop.
    expect(pages.filter((url) => url.includes('/pages/'))).toEqual([
      `${SHOP_ORIGIN}/pages/how-to-host`,
    ])
    expect(pages).toHaveLength(37 + 6 + 1 + fixedPages.length)
  })

  it('lists pages of valid HTML that are answered 200, canonical and indexable', async () => {
    const heads = new Map<string, string>()
    for (const url of await listPages()) {
      const { titles, descriptions, ...rest } = await headOf(url)
      const [description = ''] = descriptions
      expect(rest, url).toEqual({ status: 200, mistakes: [], canonicals: [url], robots: [] })
      expect([titles.length, descriptions.length], url).toEqual([1, 1])
      expect(description.length, url).toBeGreaterThan(40)
      expect(heads.get(description), `${url} has a description of its own`).toBeUndefined()
      heads.set(description, url)
    }
  })
})

describe('pages to keep out of search engines', () => {
  it.each([...hiddenPages, '/search?q=taboo', '/thank-you?success=1&order=PG'])(
    '%s has noindex, and may be crawled',
    async (path) => {
      const { robots, titles, mistakes } = await headOf(path)
      expect(robots).toEqual(['noindex'])
      expect(titles).toHaveLength(1)
      expect(mistakes).toEqual([])
      expect(isDisallowed(await textOf('/robots.txt'), path)).toBe(false)
    },
  )

  it('include a category made from the words of its address', async () => {
    expect(await headOf('/category/taboo')).toMatchObject({ status: 200, robots: ['noindex'] })
  })

  it('and the fixed pages and texts are all pages of the shop', () => {
    const known = [...fixedPages, ...hiddenPages]
    const pages = routes
      .filter(({ file, path = '' }) => file.endsWith('.tsx') && !/[:*]/.test(path))
      .map(({ path = '' }) => `/${path}`)
    expect(known.toSorted()).toEqual(pages.toSorted())
  })
})

describe('one canonical address for the same content', () => {
  it.each([
    ['/product/drunk-ludo?variant=1', '/product/drunk-ludo'],
    ['/product/drunk-ludo?utm_source=x&fbclid=y', '/product/drunk-ludo'],
    ['/all-products?filter=couple&sort=name', '/all-products'],
    ['/?ref=PG12345678', '/'],
    ['/category/combo?gclid=z', '/category/combo'],
  ])('%s has the canonical address %s', async (path, canonical) => {
    expect((await headOf(path)).canonicals).toEqual([SHOP_ORIGIN + canonical])
  })

  it.each([
    ['/Product/Drunk-Ludo?variant=1', '/product/drunk-ludo?variant=1'],
    ['/FAQ', '/faq'],
    ['/faq/', '/faq'],
    ['/category/%E0%A4%96A', '/category/%E0%A4%96a'],
    ['/Thank-You?success=1', '/thank-you?success=1'],
  ])('%s redirects to %s', async (path, location) => {
    const response = await shop.ask(path)
    expect([response.status, response.headers.get('Location')]).toEqual([308, location])
  })
})

describe('robots.txt', () => {
  it('names the sitemap, and disallows endless addresses', async () => {
    const text = await textOf('/robots.txt')
    expect(text).toContain(`\nSitemap: ${SHOP_ORIGIN}/sitemap.xml\n`)
    for (const path of ['/api/quote', '/about.data', '/local-store/checkouts/1']) {
      expect(isDisallowed(text, path), path).toBe(true)
    }
    const picture = /<image:loc>([^<]+)</.exec(await textOf('/sitemap/products-1.xml'))?.[1] ?? ''
    expect(isDisallowed(text, new URL(picture).pathname)).toBe(false)
  })

  it('allows every page, so that crawlers see its robots tag', async () => {
    const text = await textOf('/robots.txt')
    for (const { path } of listExamples()) expect(isDisallowed(text, path), path).toBe(false)
  })
})

/** The longest matching rule wins (RFC 9309, section 2.2.2). */
function isDisallowed(text: string, path: string): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].flatMap(
    ([, kind, pattern = '']) => {
      const expression = pattern.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')
      return new RegExp(`^${expression}`).test(path) ? [{ kind, length: pattern.length }] : []
    },
  )
  return rules.toSorted((one, other) => other.length - one.length)[0]?.kind === 'Disallow'
}
