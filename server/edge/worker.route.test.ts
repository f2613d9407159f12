import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openHostedStore } from '#test/local-store/open-hosted-store.ts'
import { SHOP_ORIGIN } from '#test/open-shop.ts'
import { getVariantId } from '#test/variant-id.ts'
import { buildEdge } from '#tools/build-edge.ts'
import { type RunningWorkerd, startWorkerd } from '#tools/workerd.ts'
import { sourceHash } from '../document/document-policy.ts'

type HostedStore = Awaited<ReturnType<typeof openHostedStore>>

let store: HostedStore
let workerd: RunningWorkerd

beforeAll(async () => {
  const folder = await buildEdge()
  store = await openHostedStore([SHOP_ORIGIN])
  workerd = await startWorkerd({
    folder,
    address: '127.0.0.1:0',
    environment: {
      PUBLIC_ORIGIN: SHOP_ORIGIN,
      SHOPIFY_STORE_DOMAIN: store.origin,
      SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'word',
      ADDRESS_LIMITS: '0.1',
      BUYER_ADDRESS_HEADER: 'X-Buyer',
      FIGURES: 'off',
      LOG_LEVEL: 'silent',
    },
  })
})
beforeEach(() => store.setDifficulty({}))
afterAll(() => workerd?.process.kill())

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${workerd.port}${path}`, { redirect: 'manual', ...init })

/** On a very busy machine the store may take longer than a page's deadline. */
const askForPage = (path: string, init?: RequestInit) =>
  vi.waitFor(
    async () => {
      const page = await ask(path, init)
      expect(page.status).toBe(200)
      return page
    },
    { timeout: 60_000, interval: 1500 },
  )

/** A catalogue query on behalf of a browser whose network blocks the store. */
const detour = {
  method: 'POST',
  body: JSON.stringify({ name: 'ProductByHandle', variables: { handle: 'jugaad' } }),
}

const stateOf = ({ headers }: Response) => headers.get('Server-Timing')

test('a page is compressed once, with a policy that allows its inline styles', async () => {
  await askForPage('/about')
  const page = await ask('/about', { headers: { 'Accept-Encoding': 'br' } })
  expect(page.headers.get('Content-Encoding')).toBe('br')
  const html = await page.text()
  expect(html).toMatch(/^<!DOCTYPE html>/)
  const policy = page.headers.get('Content-Security-Policy')
  expect(policy).not.toContain('unsafe')
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
  expect(sheets.length).toBeGreaterThan(1)
  for (const [, css = ''] of sheets) expect(policy).toContain(sourceHash(css))
  expect(page.headers.get('X-Frame-Options')).toBe('DENY')
})

test('a page is served from the isolate’s memory, and answered 304 when unchanged', async () => {
  await askForPage('/faq')
  const kept = await ask('/faq')
  expect(stateOf(kept)).toContain('page-cache;desc=hit')
  const again = await ask('/faq', { headers: { 'If-None-Match': kept.headers.get('ETag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('build files are served with their types, cacheable for a year', async () => {
  const html = await (await askForPage('/about')).text()
  const [, script = ''] = /href="(\/assets\/[^"]+\.js)"/.exec(html) ?? []
  const file = await ask(script, { headers: { 'Accept-Encoding': 'br' } })
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await file.text()).toContain('import')
  expect((await ask('/assets/gone-0123.js')).status).toBe(404)
})

test('a game can be bought without script at the store’s checkout', async () => {
  const variantId = await getVariantId({ ask: askForPage }, 'shot-roulette')
  const answer = await ask('/api/checkout', {
    method: 'POST',
    body: new URLSearchParams({ variantId, quantity: '1' }),
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Set-Cookie')).toContain('party-gully-handovers=')
  const checkout = new URL(answer.headers.get('Location') ?? '')
  expect(checkout.origin).toBe(store.origin)
  expect(await (await fetch(checkout)).text()).toContain('Shot Roulette')
})

test('the catalogue helper asks the store for a browser whose network blocks it', async () => {
  const answer = await askForPage('/api/catalogue', detour)
  expect(await answer.json()).toMatchObject({ data: { product: { title: 'Jugaad!' } } })
})

test('a buyer’s address comes from the network’s header and has its own limits', async () => {
  const askFrom = async (address: string) => {
    const answer = await ask('/api/catalogue', { method: 'POST', headers: { 'X-Buyer': address } })
    return answer.status
  }
  const many = Array.from({ length: 40 }, () => askFrom('192.0.2.7'))
  expect(new Set(await Promise.all(many))).toEqual(new Set([400, 429]))
  expect(await askFrom('192.0.2.8')).toBe(400)
})

test('without store settings every response is 503', async () => {
  const lost = await startWorkerd({
    folder: await buildEdge(),
    address: '127.0.0.1:0',
    environment: { PUBLIC_ORIGIN: SHOP_ORIGIN },
  })
  expect((await fetch(`http://127.0.0.1:${lost.port}/healthz`)).status).toBe(503)
  lost.process.kill()
})

test('missing pages are answered 404, and unreadable addresses 400', async () => {
  await vi.waitFor(async () => expect((await ask('/no-such-page')).status).toBe(404), 60_000)
  expect((await ask('/%ff')).status).toBe(400)
})

test('concurrent visitors share one rendering, even when the first one leaves', async () => {
  await askForPage('/')
  const asked: string[] = []
  const hasLeft = Promise.withResolvers<void>()
  store.setDifficulty({
    delayMs: 200,
    async answer(request) {
      asked.push(await request.clone().text())
      await hasLeft.promise
      return null
    },
  })
  const first = new AbortController()
  const left = ask('/category/couple-games', { signal: first.signal }).catch(() => 'left')
  await vi.waitFor(() => expect(asked.join()).toContain('CollectionWithProducts'), 60_000)
  const began = performance.now()
  const others = Array.from({ length: 20 }, () => ask('/category/couple-games'))
  first.abort()
  expect(await left).toBe('left')
  hasLeft.resolve()
  const pages = await Promise.all(others)
  // Waiting for a result that never comes takes twenty seconds.
  expect(performance.now() - began).toBeLessThan(15_000)
  const texts = await Promise.all(pages.map((page) => page.text()))
  expect(new Set(texts).size).toBe(1)
  const sent = asked.filter((body) => body.includes('query CollectionWithProducts'))
  expect(sent.length).toBeLessThan(10)
})

test('while the store is down, cached pages are served and others answered 503', async () => {
  await askForPage('/about')
  store.setDifficulty({ answer: () => new Response('', { status: 502 }) })
  const unknown = await ask('/product/jugaad')
  expect([unknown.status, unknown.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  // So that a shopper who reports the problem can name the request.
  expect(await unknown.text()).toMatch(/\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/)
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/about')).status).toBe(200)
})

// The last test: it closes the store.
test('an unreachable store is answered 503', async () => {
  await store.close()
  expect((await ask('/product/bollywood-buzz')).status).toBe(503)
  const helper = await ask('/api/catalogue', detour)
  expect([helper.status, await helper.json()]).toEqual([503, { message: expect.any(String) }])
})
