import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createResponseCache, type ResponseCache } from './response-cache.ts'

const MAX_BYTES = 64 * 1024
const page = { headers: { ETag: '"1"', 'Content-Type': 'text/html', Vary: 'Accept-Encoding' } }

let time = 0
let asked = 0
let until = 1000
let cache: ResponseCache
let answer: () => Response
let server: ReturnType<typeof createServer>

beforeEach(async () => {
  time = 0
  asked = 0
  answer = () => new Response(`answer ${asked}`, page)
  until = 1000
  cache = createResponseCache(MAX_BYTES, () => time)
  server = createServer(async (request, response) => {
    if (cache.send(request, response)) return
    asked += 1
    const stored = await cache.prepareEntry(request)(answer(), until)
    response.writeHead(stored.status, [...stored.headers].flat()).end(await stored.text())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

afterEach(() => void server.close())

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status?: number; headers: IncomingMessage['headers']; text: string }>(
    (done, failed) => {
      const options = { port, path, method, headers, agent: false }
      send(options, async (response) => {
        let text = ''
        for await (const chunk of response.setEncoding('utf8')) text += chunk
        done({ status: response.statusCode, headers: response.headers, text })
      })
        .on('error', failed)
        .end()
    },
  )
}

test('a response is repeated with its headers until it expires', async () => {
  const first = await get('/a')
  time = 999
  const second = await get('/a')
  expect(second).toEqual({ ...first, headers: { ...first.headers, date: second.headers.date } })
  expect(second.headers).toMatchObject({ etag: '"1"', 'content-length': '8' })
  expect(asked).toBe(1)
  time = 1000
  expect((await get('/a')).text).toBe('answer 2')
})

test('a matching If-None-Match is answered 304 with the required headers', async () => {
  await get('/a')
  const { status, headers, text } = await get('/a', { 'If-None-Match': '"1"' })
  expect([status, text, asked]).toEqual([304, '', 1])
  expect(headers).toMatchObject({ etag: '"1"', vary: 'Accept-Encoding' })
  expect(headers).not.toHaveProperty('content-type')
  expect((await get('/a', { 'If-None-Match': '"0"' })).status).toBe(200)
})

test.each([
  ['another address', '/b', {}, 'GET'],
  ['other encodings', '/a', { 'Accept-Encoding': 'br' }, 'GET'],
  ['a part', '/a', { Range: 'bytes=0-1' }, 'GET'],
  ['another method', '/a', {}, 'POST'],
])('%s is not answered from the cache', async (_, path, headers, method) => {
  await get('/a')
  await get(path, headers, method)
  expect(asked).toBe(2)
})

test.each([
  ['a part of a file', () => new Response('part', { status: 206 })],
  ['an absence', () => new Response('none', { status: 404 })],
  ['more than a sixteenth of the cache', () => new Response('x'.repeat(MAX_BYTES / 16))],
])('%s is not cached', async (_, given) => {
  answer = given
  const { length } = (await get('/a')).text
  expect((await get('/a')).text).toHaveLength(length)
  expect(asked).toBe(2)
})

test('addresses with a host, of which there are endless ones, are not cached', async () => {
  await get('http://any.test/a')
  await get('http://any.test/a')
  expect(asked).toBe(2)
})

test('very long addresses are not cached, and the oldest responses are evicted first', async () => {
  await get(`/${'x'.repeat(600)}`)
  await get(`/${'x'.repeat(600)}`)
  expect(asked).toBe(2)
  await get('/a')
  for (let at = 0; at < 100; at += 1) await get(`/${at}`)
  asked = 0
  await get('/99')
  expect(asked).toBe(0)
  await get('/a')
  expect(asked).toBe(1)
})

test('a purge removes pages, not files', async () => {
  await get('/page')
  until = Number.POSITIVE_INFINITY
  await get('/file')
  cache.deletePages()
  expect((await get('/file')).text).toBe('answer 2')
  expect((await get('/page')).text).toBe('answer 3')
})

test('a page answered before a change is not cached after it', async () => {
  const request = { method: 'GET', url: '/page', headers: {} }
  // Only these properties of a request are read.
  const storeEntry = cache.prepareEntry(request as IncomingMessage)
  cache.deletePages()
  expect(await (await storeEntry(new Response('old'), 1000)).text()).toBe('old')
  expect((await get('/page')).text).toBe('answer 1')
})

test('a weak ETag, or one of several, matches', async () => {
  await get('/a')
  for (const known of ['W/"1"', '"0", "1"']) {
    expect(await get('/a', { 'If-None-Match': known })).toMatchObject({ status: 304, text: '' })
  }
  expect(asked).toBe(1)
})
