import { beforeEach, describe, expect, it } from 'vitest'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { eachInItsTime } from '../store/storefront.ts'
import { inOneProcess } from '../work/shared-work.ts'
import { createSitemap } from './sitemap.ts'

const MINUTE = 60_000
const none = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }
const game = (handle: string) => ({
  updatedAt: '2026-11-02T04:30:00Z',
  handle,
  images: { nodes: [], pageInfo: { hasNextPage: false } },
})

let isDown: boolean
let texts: typeof none | { nodes: object[] } | Response
let clock: number
let clients: number
let faults: string[]
let asked: readonly { readonly name: string }[]
let ask: (path: string) => Promise<Response>

beforeEach(() => {
  ;[isDown, clock, clients, faults, texts] = [false, 0, 0, [], none]
  const products = () =>
    isDown ? new Response('', { status: 502 }) : { ...none, nodes: [game('ludo')] }
  const { client, ...store } = openFakeStorefront(
    { products, collections: none, pages: () => texts, blogs: none, articles: none },
    { retries: 0 },
  )
  asked = store.asked
  const answer = createSitemap({
    storefront: {
      lasting: eachInItsTime(() => {
        clients += 1
        return client
      }),
      workRules: inOneProcess,
    },
    settings: { publicOrigin: 'https://shop.example' },
    log: { error: (_: unknown, message?: string) => void faults.push(message ?? '') },
    now: () => clock,
  })
  ask = (path) => answer(new Request(`https://shop.example${path}`))
})

const countOf = (name: string) => asked.filter((request) => request.name === name).length

describe('the cursors of the files', () => {
  it('are queried once for concurrent requests, and cached for ten minutes', async () => {
    const answers = await Promise.all([ask('/sitemap.xml'), ask('/sitemap.xml')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    clock = 10 * MINUTE - 1
    await ask('/sitemap.xml')
    expect(countOf('products')).toBe(1)
    clock = 10 * MINUTE
    await ask('/sitemap.xml')
    expect(countOf('products')).toBe(2)
  })

  it('are queried again at once after a fault, which is logged once', async () => {
    isDown = true
    const answer = await ask('/sitemap.xml')
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60'])
    isDown = false
    expect((await ask('/sitemap.xml')).status).toBe(200)
    expect(faults).toEqual(['Could not read the sitemap entries from the store'])
  })

  it('are queried with a separate deadline for each query', async () => {
    await ask('/sitemap.xml')
    expect(clients).toBe(asked.length)
  })
})

describe("the store's own texts", () => {
  const refused = Response.json({
    errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }],
  })
  const updatedAt = '2026-11-02T04:30:00Z'
  const filesOf = async () =>
    [...(await (await ask('/sitemap.xml')).text()).matchAll(/sitemap\/([\w-]+)\.xml/g)].map(
      ([, name]) => name,
    )

  it('are left out where the shop has its own pages for them', async () => {
    texts = { ...none, nodes: [{ handle: 'contact', updatedAt }] }
    expect(await filesOf()).toEqual(['pages', 'products-1'])
    texts = { ...none, nodes: [...texts.nodes, { handle: 'for teachers', updatedAt }] }
    clock = 10 * MINUTE
    expect(await filesOf()).toEqual(['pages', 'products-1', 'texts-1'])
    const xml = await (await ask('/sitemap/texts-1.xml')).text()
    expect([...xml.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)).toEqual([
      'https://shop.example/pages/for%20teachers',
    ])
  })

  it('are left out where the token may not read them, without leaving out games', async () => {
    texts = refused
    expect(await filesOf()).toEqual(['pages', 'products-1'])
    expect(faults).toEqual([])
  })

  it('are not shortened while the store fails', async () => {
    texts = new Response('', { status: 502 })
    expect((await ask('/sitemap.xml')).status).toBe(503)
  })
})

describe('a file', () => {
  it('has addresses at the public origin', async () => {
    expect(await (await ask('/sitemap/products-1.xml')).text()).toContain(
      '<url><loc>https://shop.example/product/ludo</loc><lastmod>2026-11-02T04:30:00Z</lastmod></url>',
    )
  })

  it.each(['/sitemap/products-2.xml', '/sitemap/categories-1.xml', '/sitemap/constructor-1.xml'])(
    'that is not in the index is answered 404: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})

it('a bug is not reported as a fault of the store', async () => {
  const answer = createSitemap({
    storefront: {
      lasting: eachInItsTime(() => {
        throw new TypeError('a mistake')
      }),
      workRules: inOneProcess,
    },
    settings: { publicOrigin: 'https://shop.example' },
    log: { error: () => undefined },
  })
  await expect(answer(new Request('https://shop.example/sitemap.xml'))).rejects.toThrow('a mistake')
})
