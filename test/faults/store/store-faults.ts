import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** What the store would respond. */
export type StoreAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Gets the response of the store behind the proxy. */
  readonly findAnswer: () => Promise<StoreAnswer>
}

/** Responds in place of the store; a connection that it leaves open stays open. */
export type StoreFault = (exchange: Exchange) => void | Promise<void>

const HUGE_BYTES = 300 * 1024 * 1024
const jsonType = { 'content-type': 'application/json; charset=utf-8' }

const answer =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}): StoreFault =>
  ({ response }) =>
    void response.writeHead(status, headers).end(body)

const answerJson = (value: unknown): StoreFault => answer(200, JSON.stringify(value), jsonType)

const failWith = (code: string, message: string) =>
  answerJson({ errors: [{ message, extensions: { code } }] })

export function sendAnswer(response: ServerResponse, { status, headers, body }: StoreAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': String(body.byteLength) }).end(body)
}

const late =
  (milliseconds: number): StoreFault =>
  async ({ response, findAnswer }) => {
    const found = await findAnswer()
    await pause(milliseconds)
    sendAnswer(response, found)
  }

/** The head and the first half of the right response, then what `end` does. */
const halfThen =
  (end: (response: ServerResponse) => void, isAsLong = false): StoreFault =>
  async ({ response, findAnswer }) => {
    const { status, headers, body } = await findAnswer()
    const length = isAsLong ? { 'content-length': String(body.byteLength) } : {}
    response.writeHead(status, { ...headers, ...length })
    response.write(body.subarray(0, body.byteLength / 2), () => end(response))
  }

const drip: StoreFault = async ({ response, findAnswer }) => {
  const { status, headers, body } = await findAnswer()
  response.writeHead(status, { ...headers })
  for (let at = 0; at < body.byteLength && !response.destroyed; at += 1) {
    response.write(body.subarray(at, at + 1))
    await pause(100)
  }
  response.end()
}

const part = Buffer.alloc(64 * 1024, ' ')
/**
 * Compressed once, and in long parts: a store that compresses for each request, or writes thousands of parts, would
 * block the bench's shoppers, who share its core.
 */
const PACKED_PARTS = 75
const packedPart = gzipSync(Buffer.alloc(HUGE_BYTES / PACKED_PARTS, ' '))

function* repeat(piece: Buffer, times: number) {
  for (let done = 0; done < times; done += 1) yield piece
}

/** The shop disconnects in the middle, as it should. */
const ignoreDisconnect = () => undefined

const huge: StoreFault = async ({ response }) => {
  response.writeHead(200, jsonType)
  await pipeline(Readable.from(repeat(part, HUGE_BYTES / part.byteLength)), response).catch(
    ignoreDisconnect,
  )
}

const hugePacked: StoreFault = async ({ response }) => {
  response.writeHead(200, { ...jsonType, 'content-encoding': 'gzip' })
  await pipeline(Readable.from(repeat(packedPart, PACKED_PARTS)), response).catch(ignoreDisconnect)
}

const raw =
  (text: string): StoreFault =>
  ({ response }) =>
    void response.socket?.end(text)

/** Every second request is answered. */
function createFlapping(): StoreFault {
  let asked = 0
  return async ({ response, findAnswer }) => {
    asked += 1
    if (asked % 2 === 0) response.writeHead(502).end()
    else sendAnswer(response, await findAnswer())
  }
}

/** The right response, with an error added. */
const partly: StoreFault = async ({ response, findAnswer }) => {
  const { body } = await findAnswer()
  const errors = [{ message: 'Timeout', extensions: { code: 'TIMEOUT' } }]
  const text = JSON.stringify({ ...JSON.parse(body.toString()), errors })
  response.writeHead(200, jsonType).end(text)
}

/** An object where the response has amounts and titles. */
const wrongTypes: StoreFault = async ({ response, findAnswer }) => {
  const { body } = await findAnswer()
  const text = body
    .toString()
    .replaceAll(/"(amount|title|handle|id)":"[^"]*"/g, '"$1":{"wrong":[1,null]}')
  response.writeHead(200, jsonType).end(text)
}

/** With this name the store is closed and does not listen. */
export const NOT_LISTENING = 'refused connections'

/** All that may happen in a hosted store and on the way to it, by name. */
export const storeFaults: Readonly<Record<string, StoreFault>> = {
  // No handler: the port is closed.
  [NOT_LISTENING]: ({ response }) => void response.destroy(),
  'no answer': () => undefined,
  'a head without a body': ({ response }) => void response.writeHead(200, jsonType).flushHeaders(),
  'half an answer, then silence': halfThen(() => undefined),
  'half an answer, then a reset': halfThen((response) => void response.socket?.resetAndDestroy()),
  'half an answer as if it were whole': halfThen((response) => void response.end()),
  'fewer bytes than told': halfThen((response) => void response.socket?.end(), true),
  'a byte each tenth of a second': drip,
  'a reset': ({ response }) => void response.socket?.resetAndDestroy(),
  'a closed connection': ({ response }) => void response.socket?.end(),
  'late by 0.9 s': late(900),
  'late by 2.5 s': late(2500),
  'late by 4 s': late(4000),
  'status 500': answer(500),
  'status 500 with a page': answer(500, '<h1>Oops</h1>', { 'content-type': 'text/html' }),
  'status 502': answer(502, 'Bad gateway'),
  'status 503 for 25 s': answer(503, '', { 'retry-after': '25' }),
  'status 504': answer(504),
  'status 429 for 2 s': answer(429, '', { 'retry-after': '2' }),
  'status 401': answer(401, JSON.stringify({ errors: [{ message: 'Unauthorized' }] }), jsonType),
  'status 402': answer(402),
  'status 404': answer(404, 'Not found'),
  throttled: failWith('THROTTLED', 'Throttled'),
  'an inner error': failWith('INTERNAL_SERVER_ERROR', 'Internal error'),
  'no data': answerJson({ data: null }),
  'data and an error': partly,
  'wrong types': wrongTypes,
  'nothing at all': answer(200, '', jsonType),
  'another JSON': answerJson([{ hello: 'world' }]),
  'deep JSON': answer(200, '['.repeat(200_000), jsonType),
  'a web page': answer(200, '<!doctype html><title>Sign in</title>', {
    'content-type': 'text/html',
  }),
  'no JSON': answer(200, '{"data":{"products":{"nodes":[\u0000', jsonType),
  'a redirect': answer(302, '', { location: 'http://127.0.0.1:9/elsewhere' }),
  '300 MB': huge,
  '300 MB, packed': hugePacked,
  'an endless head': raw(`HTTP/1.1 200 OK\r\n${'x-more: and more\r\n'.repeat(9000)}\r\n`),
  'no HTTP': raw('+OK ready\r\n'),
  'wrong chunks': raw('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{"data":'),
  'a failure every other time': createFlapping(),
}
