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

it('finds where the merchant sends visitors, in the shop’s own addresses', async () => {
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

it('does not send a page to itself', async () => {
  expect(await open({ '/products/ludo': '/product/ludo' }).find('/product/ludo')).toBeNull()
})

it('asks for the standard path of a missing game, too, and compares paths without case', async () => {
  const { find, queries } = open({ '/Products/Old-Ludo': '/products/ludo' })
  expect(await find('/product/old-ludo')).toBe('/product/ludo')
  expect(queries).toEqual(['path:"/product/old-ludo" OR path:"/products/old-ludo"'])
})

it('reads percent-encoding, and asks for nothing that could change the query', async () => {
  const { find, queries } = open({ '/old page': '/all-products' })
  expect(await find('/old%20page')).toBe('/all-products')
  expect(await find('/a%22%20OR%20path:%22/b')).toBeNull()
  expect(await find('/a%5C')).toBeNull()
  expect(await find(`/${'x'.repeat(600)}`)).toBeNull()
  expect(queries).toEqual(['path:"/old page"'])
})

it('takes only the redirect of the very path from what the store finds', async () => {
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

it('keeps a redirect for five minutes, and an absence for one', async () => {
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

it('asks once for visitors who come together, and for at most 16 pages at a time', async () => {
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

it('does without redirects for an hour where the token may not read them, and says so once', async () => {
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
  'keeps no fault (%s), and never calls it an absence',
  async (code) => {
    const { find, queries } = open({}, () => Promise.reject(fault(code)))
    await expect(find('/old')).rejects.toThrow('no answer')
    await expect(find('/old')).rejects.toThrow('no answer')
    expect(queries).toHaveLength(2)
  },
)
