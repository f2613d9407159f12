import { expect, it, vi } from 'vitest'
import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { toLasting } from '#test/fake-storefront.ts'
import { createStoreRedirects } from './store-redirects.ts'

const MINUTE = 60_000
const shop = 'https://shop.example'
const store = 'https://my-shop.myshopify.com'

/** The cast is valid because redirects only query. */
const toStorefront = (client: object) => toLasting(client as StorefrontClient)

/** Redirects of a store with these targets by path. */
function open(targets: Readonly<Record<string, string>>, answer?: () => Promise<never>) {
  let time = 0
  const queries: string[] = []
  const query = async (_: string, { query: text }: { query: string }) => {
    queries.push(text)
    if (answer) return answer()
    const nodes = Object.entries(targets)
      .filter(([path]) => text.toLowerCase().includes(`"${path.toLowerCase()}"`))
      .map(([path, target]) => ({ path, target }))
    return { urlRedirects: { nodes, pageInfo: { hasNextPage: false } } }
  }
  const warn = vi.fn()
  const find = createStoreRedirects({
    storefront: toStorefront({ query }),
    ownOrigins: [shop, store],
    warn,
    now: () => time,
  })
  return { find, queries, warn, pass: (ms: number) => (time += ms) }
}

const fault = (code?: string) =>
  new StorefrontFault(code ? 'graphql' : 'timeout', 'no answer', {
    errors: code ? [{ message: 'refused', extensions: { code } }] : [],
  })

it('maps the merchant’s redirect targets to addresses of the shop', async () => {
  const { find } = open({
    '/old': '/products/ludo?ref=old#rules',
    '/sale': '/collections/combo',
    '/story': '/pages/how-to-host',
    '/own': `${shop}/collections/combo`,
    '/store': `${store}/products/ludo`,
    '/elsewhere': 'https://elsewhere.example/x?y=1',
  })
  expect(await find('/old')).toBe('/product/ludo?ref=old#rules')
  expect(await find('/sale')).toBe('/category/combo')
  expect(await find('/story')).toBe('/pages/how-to-host')
  expect(await find('/own')).toBe('/category/combo')
  expect(await find('/store')).toBe('/product/ludo')
  expect(await find('/elsewhere')).toBe('https://elsewhere.example/x?y=1')
  expect(await find('/nowhere')).toBeNull()
})

it.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil',
  '/a\r\nb',
  '',
])('does not follow the target %j', async (target) => {
  expect(await open({ '/old': target }).find('/old')).toBeNull()
})

it('does not redirect a page to itself', async () => {
  expect(await open({ '/products/ludo': '/product/ludo' }).find('/product/ludo')).toBeNull()
})

it('also looks up a missing game’s standard path, ignoring case', async () => {
  const { find, queries } = open({ '/Products/Old-Ludo': '/products/ludo' })
  expect(await find('/product/old-ludo')).toBe('/product/ludo')
  expect(queries).toEqual(['path:"/product/old-ludo" OR path:"/products/old-ludo"'])
})

it('decodes paths, and never queries characters that could change the search', async () => {
  const { find, queries } = open({ '/old page': '/all-products' })
  expect(await find('/old%20page')).toBe('/all-products')
  expect(await find('/a%22%20OR%20path:%22/b')).toBeNull()
  expect(await find('/a%5C')).toBeNull()
  expect(await find(`/${'x'.repeat(600)}`)).toBeNull()
  expect(queries).toEqual(['path:"/old page"'])
})

it('uses only a result whose path is exactly the requested one', async () => {
  const { find } = open({ '/OLD': '/one' })
  expect(await find('/old')).toBe('/one')
  const wide = createStoreRedirects({
    storefront: toStorefront({
      query: async () => ({ urlRedirects: { nodes: [{ path: '/older', target: '/x' }] } }),
    }),
    ownOrigins: [],
    warn: vi.fn(),
  })
  expect(await wide('/old')).toBeNull()
})

it('caches a redirect for five minutes, and a missing one for one minute', async () => {
  const { find, queries, pass } = open({ '/old': '/new' })
  await find('/old')
  await find('/gone')
  pass(MINUTE - 1)
  await find('/old')
  await find('/gone')
  expect(queries).toHaveLength(2)
  pass(1)
  await find('/old')
  await find('/gone')
  expect(queries).toHaveLength(3)
  pass(4 * MINUTE)
  expect(await find('/old')).toBe('/new')
  expect(queries).toHaveLength(4)
})

it('keeps no more than 5,000 answers', async () => {
  const { find, queries } = open({})
  for (let at = 0; at <= 5000; at += 1) await find(`/gone-${at}`)
  await find('/gone-5000')
  expect(queries).toHaveLength(5001)
  await find('/gone-0')
  expect(queries).toHaveLength(5002)
})

it('shares a query among concurrent visitors, with at most 16 queries at a time', async () => {
  const { find, queries } = open({ '/old': '/new' })
  const both = await Promise.all([find('/old'), find('/old')])
  expect(both).toEqual(['/new', '/new'])
  expect(queries).toHaveLength(1)
  const many = Array.from({ length: 17 }, (_, at) => find(`/gone-${at}`))
  const settled = await Promise.allSettled(many)
  expect(settled.slice(0, 16).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(settled[16]).toMatchObject({ status: 'rejected', reason: { kind: 'throttled' } })
  expect(await find('/gone-16')).toBeNull()
})

it('stops asking for an hour where the token may not read redirects, and logs that once', async () => {
  const { find, queries, warn, pass } = open({}, () => Promise.reject(fault('ACCESS_DENIED')))
  expect(await find('/old')).toBeNull()
  expect(await find('/other')).toBeNull()
  expect(queries).toHaveLength(1)
  pass(60 * MINUTE)
  expect(await find('/old')).toBeNull()
  expect(queries).toHaveLength(2)
  expect(warn).toHaveBeenCalledOnce()
})

it.each([undefined, 'THROTTLED'])(
  'does not cache a fault (%s), nor treat it as a missing redirect',
  async (code) => {
    const { find, queries } = open({}, () => Promise.reject(fault(code)))
    await expect(find('/old')).rejects.toThrow('no answer')
    await expect(find('/old')).rejects.toThrow('no answer')
    expect(queries).toHaveLength(2)
  },
)
