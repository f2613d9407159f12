import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { serialiseRequests } from './serialise-requests.ts'

/** Requests sent at once. Waiting, they would take 90 MB. */
const FLOOD = 30_000

/** A server whose responses the test sends. */
async function open() {
  const asked: { readonly path: string; readonly response: ServerResponse }[] = []
  let notify: () => void = () => undefined
  const server = createServer(
    serialiseRequests(({ url = '' }, response) => {
      asked.push({ path: url, response })
      notify()
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
    notify()
  })
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await new Promise<void>((resolve) => (notify = resolve))
  }
  return {
    asked,
    socket,
    server,
    text: () => text,
    send: (...paths: readonly string[]) =>
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')),
    until,
  }
}

it('pipelined requests are handled one after another, in order', async () => {
  const { asked, send, text, until } = await open()
  send('/1', '/2', '/3')
  await until(() => asked.length > 0)
  for (const [at, path] of ['/1', '/2', '/3'].entries()) {
    await until(() => asked.length > at)
    expect(asked.map((each) => each.path)).toEqual(['/1', '/2', '/3'].slice(0, at + 1))
    asked[at]?.response.end(`answer ${path}.`)
    await until(() => text().includes(`answer ${path}.`))
  }
})

it('later requests on a connection are answered, too', async () => {
  const { asked, send, text, until } = await open()
  for (const path of ['/1', '/2']) {
    send(path)
    await until(() => asked.at(-1)?.path === path)
    asked.at(-1)?.response.end(`answer ${path}.`)
    await until(() => text().includes(`answer ${path}.`))
  }
})

it('requests of a closed connection are not answered', async () => {
  const { asked, send, socket, server, until } = await open()
  send('/1', '/2')
  await until(() => asked.length > 0)
  const gone = once(asked[0]?.response ?? server, 'close')
  socket.destroy()
  await gone
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  expect(asked).toHaveLength(1)
})

it('a client may send a hundred requests ahead', async () => {
  const { asked, send, text, until } = await open()
  const paths = Array.from({ length: 100 }, (_, at) => `/${at}`)
  send(...paths)
  for (const at of paths.keys()) {
    await until(() => asked.length > at)
    asked[at]?.response.end(`answer ${at}.`)
  }
  await until(() => text().includes('answer 99.'))
  expect(asked.map(({ path }) => path)).toEqual(paths)
})

it('a flood of requests closes the connection, and takes little memory', async () => {
  const { asked, send, socket, server, until } = await open()
  let count = 0
  server.on('request', () => ++count > FLOOD && socket.destroy())
  const closed = new Promise((resolve) => socket.on('error', () => undefined).on('close', resolve))
  send('/first')
  await until(() => asked.length > 0)
  const before = process.memoryUsage().heapUsed
  send(...Array.from({ length: FLOOD }, () => '/'))
  await closed
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(40_000_000)
  expect(count).toBeLessThan(FLOOD / 2)
  expect(asked).toHaveLength(1)
})
