import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

const MINUTE = 60_000
let time = 0
let status = 200
const render = vi.fn(
  async (request: Request) => new Response(`page ${request.url} at ${time}`, { status }),
)

function cache(staleFor = 60 * MINUTE) {
  return createPageCache(
    {
      parametersOf: (pathname) =>
        pathname === '/mine' ? null : pathname === '/search' ? ['q'] : [],
      origin: 'http://shop.test',
      freshFor: MINUTE,
      staleFor,
      staleIfErrorFor: 60 * MINUTE,
      maxBytes: 1024 * 1024,
      addRenderTime: (html, at, path) => `as of ${at.getTime()} on ${path}: ${html}`,
    },
    { now: () => time, random: () => 1 },
  )
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://other.host${path}`, { headers })

beforeEach(() => {
  time = 0
  status = 200
})

describe('page cache', () => {
  it('stays within its bytes, headers included', async () => {
    const answer = cache()
    const renderLong = vi.fn(
      async () => new Response('page', { headers: { 'X-Long': 'a'.repeat(300_000) } }),
    )
    for (const path of ['/a', '/b', '/c', '/d', '/d', '/a']) await answer(get(path), renderLong)
    // Four of them exceed the megabyte, so the oldest is evicted.
    expect(renderLong).toHaveBeenCalledTimes(5)
  })

  it('renders a page once and serves it for a minute', async () => {
    const answer = cache()
    const first = await answer(get('/a'), render)
    time = MINUTE - 1
    const second = await answer(get('/a'), render)
    expect(render).toHaveBeenCalledTimes(1)
    expect(await second.text()).toBe(await first.text())
    expect(second.headers.get('Server-Timing')).toBe('page-cache;desc=hit')
  })

  it('says how long a page may be repeated, for its canonical address only', async () => {
    const answer = cache()
    const cacheUntil = vi.fn()
    await answer(get('/search?q=ludo'), render, { cacheUntil })
    await answer(get('/search?q=ludo&x=1'), render, { cacheUntil })
    await answer(get('/a'), render)
    await answer(get('/a?x=/a'), render, { cacheUntil })
    expect(cacheUntil).not.toHaveBeenCalled()
    time = MINUTE - 1
    await answer(get('/search?q=ludo'), render, { cacheUntil })
    expect(cacheUntil.mock.calls).toEqual([[MINUTE]])
  })

  it('renders at the public origin, without unknown parameters', async () => {
    const answer = cache()
    await answer(get('/a?utm_source=x'), render)
    await answer(get('/a?fbclid=1'), render)
    expect(render).toHaveBeenCalledTimes(1)
    expect(render.mock.calls[0]?.[0].url).toBe('http://shop.test/a')
  })

  it('caches one page for each value of a known parameter', async () => {
    const answer = cache()
    await answer(get('/search?q=ludo&x=1'), render)
    await answer(get('/search?q=taboo'), render)
    await answer(get('/search?q=ludo'), render)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('does not cache a page marked private', async () => {
    const answer = cache()
    const headers = { 'Cache-Control': 'private, no-store' }
    render.mockImplementationOnce(async () => new Response('first variant', { headers }))
    const first = await answer(get('/search?q=1'), render)
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    expect(await first.text()).toBe('first variant')
    await answer(get('/search?q=1'), render)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('serves the stale page while it revalidates', async () => {
    const answer = cache()
    await answer(get('/a'), render)
    time = MINUTE
    const stale = await answer(get('/a'), render)
    expect(stale.headers.get('Server-Timing')).toBe('page-cache;desc=stale')
    expect(await stale.text()).toContain('at 0')
    await vi.waitFor(async () => {
      const renewed = await answer(get('/a'), render)
      expect(await renewed.text()).toContain(`at ${MINUTE}`)
    })
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('serves the stale page when the store fails, and does not cache the fault', async () => {
    const answer = cache()
    await answer(get('/a'), render)
    time = 10 * MINUTE
    status = 503
    for (let visit = 0; visit < 3; visit++) {
      const response = await answer(get('/a'), render)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('at 0')
    }
  })

  it.each([404, 410, 301])('drops a page that answers %i when revalidated', async (gone) => {
    const answer = cache()
    await answer(get('/a'), render)
    time = 10 * MINUTE
    status = gone
    expect((await answer(get('/a'), render)).status).toBe(200)
    await vi.waitFor(async () => expect((await answer(get('/a'), render)).status).toBe(gone))
  })

  it('keeps the stale page when revalidation throws', async () => {
    const answer = cache()
    await answer(get('/a'), render)
    time = 10 * MINUTE
    for (let visit = 0; visit < 2; visit++) {
      const response = await answer(get('/a'), () => Promise.reject(new Error('no')))
      expect(response.status).toBe(200)
    }
  })

  it('renders at the public origin even when a path looks like a host', async () => {
    await cache()(get('//evil.example/a'), render)
    expect(render.mock.calls[0]?.[0].url).toBe('http://shop.test//evil.example/a')
  })

  it('passes on a fault, uncached, when there is no stale page', async () => {
    const answer = cache()
    status = 503
    const response = await answer(get('/a'), render)
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    status = 200
    expect((await answer(get('/a'), render)).status).toBe(200)
  })

  it('does not cache a 404, since missing addresses are endless', async () => {
    const answer = cache()
    status = 404
    await answer(get('/nope'), render)
    await answer(get('/nope'), render)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('renders once for concurrent requests', async () => {
    const answer = cache()
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(get('/a'), render)))
    expect(render).toHaveBeenCalledTimes(1)
    for (const response of answers) expect(response.status).toBe(200)
  })

  it('never shares a page that differs by shopper, nor a POST', async () => {
    const answer = cache()
    await answer(get('/mine'), render)
    await answer(get('/mine'), render)
    await answer(new Request('http://other.host/a', { method: 'POST' }), render)
    expect(render).toHaveBeenCalledTimes(3)
    expect(render.mock.calls[0]?.[0].url).toBe('http://other.host/mine')
  })

  it('answers in an encoding the browser accepts', async () => {
    const answer = cache()
    const zipped = await answer(get('/a', { 'Accept-Encoding': 'gzip' }), render)
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toContain('page http://shop.test/a')
    const brotli = await answer(get('/a', { 'Accept-Encoding': 'gzip, br' }), render)
    expect(brotli.headers.get('Content-Encoding')).toBe('br')
    const plain = await answer(get('/a', { 'Accept-Encoding': 'br;q=0' }), render)
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    expect(plain.headers.get('Vary')).toContain('Accept-Encoding')
  })

  it('answers 304 when the browser already has the page', async () => {
    const answer = cache()
    const first = await answer(get('/a'), render)
    const etag = first.headers.get('ETag') ?? ''
    const second = await answer(get('/a', { 'If-None-Match': `W/${etag}` }), render)
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    const other = await answer(get('/a', { 'If-None-Match': '"another"' }), render)
    expect(other.status).toBe(200)
  })

  it('waits for a new page when the old one may no longer be served stale', async () => {
    const answer = cache(5 * MINUTE)
    await answer(get('/a'), render)
    time = 5 * MINUTE
    const renewed = await answer(get('/a'), render)
    expect(renewed.headers.get('Server-Timing')).toBe('page-cache;desc=miss')
    expect(await renewed.text()).toContain(`at ${time}`)
  })

  it('serves an expired page while the store fails', async () => {
    const answer = cache(5 * MINUTE)
    await answer(get('/a'), render)
    time = 5 * MINUTE
    status = 503
    const kept = await answer(get('/a'), render)
    expect([kept.status, kept.headers.get('Server-Timing')]).toEqual([200, 'page-cache;desc=old'])
    const broken = await answer(get('/a'), () => Promise.reject(new Error('no')))
    expect(broken.status).toBe(200)
  })

  it('adds its time to an expired document', async () => {
    const answer = cache(5 * MINUTE)
    const before = Date.now()
    const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } }
    render.mockImplementationOnce(async () => new Response('games', html))
    const fresh = await answer(get('/search?q=ludo'), render)
    expect(await fresh.text()).toBe('games')
    time = 5 * MINUTE
    status = 503
    const old = await answer(get('/search?q=ludo'), render)
    const [, at, path, rest] = /^as of (\d+) on (\S+): (.*)$/.exec(await old.text()) ?? []
    expect([path, rest]).toEqual(['/search', 'games'])
    expect(Number(at) - before).toBeLessThan(MINUTE)
    expect(old.headers.get('ETag')).not.toBe(fresh.headers.get('ETag'))
    expect(old.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=5, stale-if-error=3600',
    )
  })
})
