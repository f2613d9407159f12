import { expect, test } from 'vitest'
import { compressBest, fromCachedPage, toCachedPage } from './cached-page.ts'

test("a cached page does not retain the compressor's larger buffer", async () => {
  const { brotli } = await toCachedPage(new Response('<p>Games</p>'.repeat(1000)))
  expect(brotli.buffer.byteLength).toBe(brotli.byteLength)
})

test('a response that is not cached is compressed with less effort, and completely', async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `<p>Game ${(at * 7919) % 1009}</p>`).join(
    '',
  )
  const request = new Request('http://shop.test/')
  const [kept, missing] = await Promise.all(
    [200, 404].map((status) => toCachedPage(new Response(words, { status }))),
  )
  if (!kept || !missing) throw new Error('No pages')
  expect(missing.brotli.byteLength).toBeGreaterThan(kept.brotli.byteLength)
  expect(await (await fromCachedPage(request, missing)).text()).toBe(words)
})

test('the same body is not compressed again, another one is', async () => {
  const first = await toCachedPage(new Response('games'))
  const same = await toCachedPage(new Response('games', { headers: { 'X-New': '1' } }), first)
  expect(same.brotli).toBe(first.brotli)
  expect(same.headers).toContainEqual(['x-new', '1'])
  const other = await toCachedPage(new Response('new games'), first)
  expect(await (await fromCachedPage(new Request('http://shop.test/'), other)).text()).toBe(
    'new games',
  )
})

test('a page compressed best is smaller, is the same text and has another tag where its bytes are others', async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `<p>Game ${(at * 7919) % 1009}</p>`)
  const page = await toCachedPage(new Response(words.join('')))
  const better = await compressBest(page)
  expect(better.brotli.byteLength).toBeLessThan(page.brotli.byteLength)
  const ask = (from: typeof page, coding: string) =>
    fromCachedPage(
      new Request('http://shop.test/', { headers: { 'Accept-Encoding': coding } }),
      from,
    )
  const tagOf = async (from: typeof page, coding: string) =>
    (await ask(from, coding)).headers.get('ETag')
  expect(await (await ask(better, 'identity')).text()).toBe(words.join(''))
  for (const coding of ['identity', 'gzip']) {
    expect(await tagOf(better, coding)).toBe(await tagOf(page, coding))
  }
  expect(await tagOf(better, 'br')).not.toBe(await tagOf(page, 'br'))
})

test('a missing page is not answered 304, whatever the browser has', async () => {
  const page = await toCachedPage(new Response('Not here', { status: 404 }))
  const headers = { 'If-None-Match': '*' }
  const request = new Request('http://shop.test/nowhere', { headers })
  expect(await fromCachedPage(request, page)).toHaveProperty('status', 404)
})

test('each encoding of a page has its own strong ETag, the only one answered 304', async () => {
  const page = await toCachedPage(new Response('games'))
  const ask = (coding: string, known = '') => {
    const headers = { 'Accept-Encoding': coding, 'If-None-Match': known }
    return fromCachedPage(new Request('http://shop.test/', { headers }), page)
  }
  const accepted = ['br', 'gzip', 'identity', 'zstd, gzip;q=0.5', 'zstd']
  const answers = await Promise.all(accepted.map((coding) => ask(coding)))
  const tags = answers.map(({ headers }) => headers.get('ETag') ?? '')
  const [br = '', gzip = '', plain = ''] = tags
  expect(tags).toEqual([br, gzip, plain, gzip, plain])
  expect(new Set(tags).size).toBe(3)
  expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true)
  for (const [at, coding] of accepted.entries()) {
    for (const tag of [br, gzip, plain]) {
      const isKnown = tag === tags[at]
      expect(await ask(coding, `"other", W/${tag}`)).toHaveProperty('status', isKnown ? 304 : 200)
    }
  }
  const { headers } = await ask('gzip', gzip)
  expect([headers.get('ETag'), headers.get('Vary')]).toEqual([gzip, 'Accept-Encoding'])
})
