import { afterAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { signWebhook } from '#test/sign-webhook.ts'
import { WEBHOOK_PATH } from './store-webhook.ts'

const secret = '0123456789abcdef'

const shop = await openShop({
  SHOPIFY_WEBHOOK_SECRET: secret,
  CDN_PURGE_URL: 'http://127.0.0.1:1/purge',
})
afterAll(() => shop.close())

const campaign = 'utm_source=insta&fbclid=Zz9&gclid=1&x[]=<b>'

describe.each([
  ['/', ''],
  ['/product/jugaad', ''],
  ['/category/combo', ''],
  ['/search', 'q=ludo'],
  ['/faq', ''],
  ['/product/jugaad.data', ''],
  ['/robots.txt', ''],
  ['/sitemap.xml', ''],
])('%s', (path, known) => {
  it('has the same response with unknown parameters', async () => {
    const plain = await shop.ask(known ? `${path}?${known}` : path)
    const tagged = await shop.ask(`${path}?utm_medium=a&${known}&${campaign}`)
    expect(plain.status).toBe(200)
    const text = await tagged.text()
    expect(text).toBe(await plain.text())
    expect(text).not.toMatch(/utm_|fbclid|Zz9/)
    for (const name of ['ETag', 'Cache-Control', 'Cache-Tag', 'Vary']) {
      expect(tagged.headers.get(name), name).toBe(plain.headers.get(name))
      expect(tagged.headers.get(name), name).not.toBeNull()
    }
    expect(tagged.headers.get('Server-Timing')).toContain('page-cache;desc=hit')
  })

  it('may be served stale while the shop fails', async () => {
    const { headers } = await shop.ask(known ? `${path}?${known}` : path)
    expect(headers.get('Cache-Control')).toContain('stale-if-error=86400')
    expect(headers.get('Vary')).toBe('Accept-Encoding')
  })
})

it('a campaign’s parameters are not rendered into the shared page', async () => {
  const html = await (await shop.ask(`/product/kaand?${campaign}`)).text()
  expect(html).toContain(`<link rel="canonical" href="${SHOP_ORIGIN}/product/kaand"/>`)
  expect(html).not.toMatch(/utm_|fbclid|Zz9/)
})

it('pages are tagged with the games, categories and lists that they show', async () => {
  const tagsOf = async (path: string) =>
    (await shop.ask(path)).headers.get('Cache-Tag')?.split(',') ?? []
  expect(await tagsOf('/product/jugaad')).toEqual(
    expect.arrayContaining(['shop', 'products', 'product:jugaad']),
  )
  expect(await tagsOf('/product/jugaad')).not.toContain('lists')
  expect(await tagsOf('/category/combo')).toEqual(
    expect.arrayContaining(['collection:combo', 'product:bundle-fun-three-game-night']),
  )
  for (const path of ['/', '/all-products', '/search?q=ludo', '/sitemap.xml']) {
    expect(await tagsOf(path), path).toContain('lists')
  }
  expect(await tagsOf('/faq')).not.toContain('products')
  expect(await tagsOf('/thank-you')).toEqual([])
})

it('without the settings there is no webhook address, and no tags', async () => {
  const plain = await openShop()
  const { body, headers } = signWebhook(secret, 'products/update', { id: 1, handle: 'jugaad' })
  const ask = (path: string, shop: OpenShop) => shop.ask(path, { method: 'POST', body, headers })
  const [missing, nothing] = await Promise.all([
    ask(WEBHOOK_PATH, plain),
    ask('/webhooks/other', plain),
  ])
  const page = (await missing.text()).replaceAll(WEBHOOK_PATH, '/webhooks/other')
  expect([missing.status, page]).toEqual([nothing.status, await nothing.text()])
  expect((await ask(WEBHOOK_PATH, shop)).status).toBe(200)
  expect((await shop.ask(WEBHOOK_PATH)).status).toBe(404)
  expect((await plain.ask('/product/jugaad')).headers.get('Cache-Tag')).toBeNull()
  plain.close()
})
