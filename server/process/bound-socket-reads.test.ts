import { subscribe } from 'node:diagnostics_channel'
import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundSocketReads } from './bound-socket-reads.ts'

const KB = 1024
const endlessHead = `HTTP/1.1 200 OK\r\n${'x-more: and more\r\n'.repeat(9000)}\r\n`
const body = 'A game. '.repeat(20 * KB)
const longAnswer = `HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`

/** Sizes of the chunks that Node's client read from its connections. */
let taken: number[] = []
let answer = ''
const store = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.once('data', () => socket.end(answer))
})
let origin = ''

beforeAll(async () => {
  boundSocketReads()
  subscribe('undici:client:connected', (message) => {
    const { socket } = message as { readonly socket: Socket }
    const read = socket.read.bind(socket)
    socket.read = () => {
      const piece = read()
      if (piece) taken.push(piece.length)
      return piece
    }
  })
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening))
  const address = store.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => void store.close())

test('an endless response head is read little further than its limit', async () => {
  ;[taken, answer] = [[], endlessHead]
  await expect(fetch(origin)).rejects.toMatchObject({ cause: { code: 'UND_ERR_HEADERS_OVERFLOW' } })
  expect(taken.reduce((sum, size) => sum + size, 0)).toBeLessThan(24 * KB)
})

test('a long response body is read whole', async () => {
  ;[taken, answer] = [[], longAnswer]
  expect(await (await fetch(origin)).text()).toBe(body)
  expect(Math.max(...taken)).toBeLessThanOrEqual(2 * KB)
})
