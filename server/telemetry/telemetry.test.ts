import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '#test/e2e/running-program.ts'
import { createDataDir } from '#test/e2e/shop-program.ts'
import { openWatchedShop, type WatchedShop } from '#test/watched-shop.ts'
import { buildShop } from '#tools/build-shop.ts'
import { runProgram } from '#tools/run-program.ts'
import { servingEnvironment } from '#tools/serving.mjs'

const root = resolve(import.meta.dirname, '../..')
const own = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/

let shared: WatchedShop | undefined
let withoutStore: WatchedShop | undefined

beforeAll(() => buildShop())
afterAll(() => Promise.all([shared?.stop(), withoutStore?.stop()]))

/** A shop whose store cannot be reached. */
async function openWithoutStore(): Promise<WatchedShop> {
  withoutStore ??= await openWatchedShop({
    DATA_DIR: createDataDir(),
    SHOPIFY_STORE_DOMAIN: `http://127.0.0.1:${await findFreePort()}`,
    SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'public-word',
  })
  return withoutStore
}

/** On a busy machine the first page may take longer than its deadline. */
async function warm(shop: WatchedShop): Promise<void> {
  const statusOf = async () => (await shop.ask('/about')).status
  await expect.poll(statusOf).toBe(200)
}

/** A shop with the local store, shared by all tests that only look at ids and lines of their own requests. */
async function openShared(): Promise<WatchedShop> {
  shared ??= await openWatchedShop({ DATA_DIR: createDataDir() })
  await warm(shared)
  return shared
}

/** The lines of the access log. */
async function listRequests(shop: WatchedShop): Promise<Readonly<Record<string, unknown>>[]> {
  const { lines } = await shop.read()
  const written = lines.split('\n').filter((line) => line.startsWith('{'))
  return written.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Request')
}

/** @returns lists the requests from here on */
async function watchRequests(shop: WatchedShop): Promise<() => ReturnType<typeof listRequests>> {
  const { length } = await listRequests(shop)
  return async () => (await listRequests(shop)).slice(length)
}

describe('the id of a request', () => {
  it('is in responses for one shopper, never in shared ones', async () => {
    const { ask } = await openShared()
    const nameOf = async (path: string) => (await ask(path)).headers.get('X-Request-Id')
    expect(await nameOf('/thank-you')).toMatch(own)
    expect(await nameOf('/product/no-such-game')).toMatch(own)
    for (const path of ['/faq', '/faq', '/favicon.svg', '/favicon.svg', '/robots.txt']) {
      expect(await nameOf(path), path).toBeNull()
    }
  })

  it('is the proxy’s if it sent one, also in the local store and the access log', async () => {
    const shop = await openShared()
    const listNew = await watchRequests(shop)
    const answer = await shop.ask('/local-store/api/2026-04/graphql.json', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'from-the-proxy-1' },
      body: JSON.stringify({ query: '{ shop { name } }' }),
    })
    expect(answer.headers.get('X-Request-Id')).toBe('from-the-proxy-1')
    expect(await listNew()).toMatchObject([{ requestId: 'from-the-proxy-1', status: 200 }])
  })

  it('is in all log lines of a request, on its page and in its response', async () => {
    const shop = await openWithoutStore()
    const pages = await Promise.all(['/product/one', '/product/two'].map((path) => shop.ask(path)))
    for (const page of pages) {
      const name = page.headers.get('X-Request-Id') ?? ''
      expect([page.status, name]).toEqual([503, expect.stringMatching(own)])
      expect(await page.text()).toContain(`If you write to us about this, mention ${name}.`)
      const { lines } = await shop.read()
      const about = lines.split('\n').filter((line) => line.includes(name))
      const written = about.map((line) => JSON.parse(line))
      const { pathname } = new URL(page.url)
      expect(written).toContainEqual(
        expect.objectContaining({
          level: 50,
          requestId: name,
          path: pathname,
          msg: expect.stringContaining('Load page'),
        }),
      )
      expect(written).toContainEqual(expect.objectContaining({ msg: 'Request', status: 503 }))
    }
  })
})

describe('the access log', () => {
  it('has a line for each request, with its duration and the source of its response', async () => {
    const shop = await openShared()
    const listNew = await watchRequests(shop)
    const { ask } = shop
    const { headers } = await ask('/product/jugaad?utm_source=x')
    await ask('/product/jugaad')
    await ask('/product/jugaad')
    const etag = headers.get('ETag') ?? ''
    await ask('/product/jugaad', { headers: { 'If-None-Match': etag } })
    await ask('/product/jugaad', { method: 'HEAD' })
    await ask('/search?q=ludo')
    await ask('/no-such-page')
    const lines = await listNew()
    const route = '/product/:handle'
    const common = { level: 30, time: expect.any(String), ms: expect.any(Number) }
    const product = { ...common, method: 'GET', route, path: '/product/jugaad', status: 200 }
    expect(lines.map(({ requestId: _, bytes: _bytes, ...line }) => line)).toEqual([
      { ...product, cache: 'miss', msg: 'Request' },
      { ...product, cache: 'hit', msg: 'Request' },
      { ...product, cache: 'memory', msg: 'Request' },
      { ...product, cache: 'memory', status: 304, msg: 'Request' },
      { ...product, cache: 'hit', method: 'HEAD', msg: 'Request' },
      { ...common, method: 'GET', route: '/search', status: 200, cache: 'miss', msg: 'Request' },
      { ...common, method: 'GET', route: '/*', status: 404, cache: 'miss', msg: 'Request' },
    ])
    const [miss, hit, memory, unchanged] = lines.map(({ bytes }) => Number(bytes))
    expect(miss).toBeGreaterThan(5000)
    expect([hit, memory].every((bytes) => (bytes ?? 0) > 5000)).toBe(true)
    expect(unchanged).toBeLessThan(2000)
    const names = lines.map(({ requestId }) => requestId)
    expect(names.filter((name) => own.test(String(name)))).toHaveLength(5)
    expect(names.slice(2, 4)).toEqual([undefined, undefined])
  })

  it('leaves out successful health checks', async () => {
    const shop = await openShared()
    const listNew = await watchRequests(shop)
    const { url } = await shop.ask('/faq')
    await fetch(url.replace('/faq', '/healthz'))
    await shop.ask('/terms')
    expect((await listNew()).map(({ route }) => route)).toEqual(['/faq', '/terms'])
  })
})

describe('the metrics', () => {
  it('count requests, pages, responses from memory, the store and the process', async () => {
    const shop = await openWatchedShop({ DATA_DIR: createDataDir() })
    onTestFinished(shop.stop)
    await warm(shop)
    for (let at = 0; at < 4; at += 1) await shop.ask('/product/jugaad')
    await shop.ask('/no-such-page')
    const { metrics } = await shop.read()
    const count = 'shop_request_duration_seconds_count'
    expect(metrics).toContain(`${count}{route="/product/:handle",status="2xx"} 2`)
    expect(metrics).toContain(`${count}{route="/*",status="4xx"} 1`)
    expect(metrics).toMatch(/^shop_memory_answers_total 2$/m)
    expect(metrics).toMatch(/^shop_page_cache_total\{state="hit"\} [1-9]/m)
    expect(metrics).toContain('shop_store_duration_seconds_count{operation="ProductByHandle"} 1')
    expect(metrics).toMatch(/^shop_log_lines_dropped_total 0$/m)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes']) {
      expect(metrics).toMatch(new RegExp(`^${name} \\d`, 'm'))
    }
  })

  it('show open circuits and the store’s outcomes', async () => {
    const shop = await openWithoutStore()
    for (const handle of 'abcdef') await shop.ask(`/product/${handle}`)
    const { metrics } = await shop.read()
    expect(metrics).toContain('shop_store_breaker_open{operation="ProductByHandle"} 1')
    expect(metrics).toMatch(
      /shop_store_failures_total\{operation="ProductByHandle",kind="unreachable"\} [56]/,
    )
    expect(metrics).toContain('{operation="ProductByHandle",kind="unasked"}')
  })

  it('stop the start with a sentence when their port is taken', async () => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void taken.close())
    // A listening TCP server has an address of this shape.
    const { port } = taken.address() as AddressInfo
    const { code, output } = await runProgram(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        ...servingEnvironment,
        DATA_DIR: createDataDir(),
        METRICS_PORT: String(port),
      },
      silence: 240_000,
    })
    expect(output).toBe(
      `Port ${port} on 127.0.0.1 is taken by another program: choose one with METRICS_PORT, for example METRICS_PORT=${port + 1}.\n`,
    )
    expect(code).toBe(1)
  })
})
