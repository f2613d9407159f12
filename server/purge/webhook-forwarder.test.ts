import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWebhookForwarder, type ForwarderTools } from './webhook-forwarder.ts'

let heard: { body: string; headers: IncomingMessage['headers'] }[] = []
/** Statuses of the next responses; then 200. */
let statuses: number[] = []
let logged: unknown[] = []
let sleeps: number[] = []
let server = createServer()
let port = 0

beforeEach(async () => {
  ;[heard, statuses, logged, sleeps] = [[], [], [], []]
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    heard.push({ body, headers: request.headers })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  ;({ port } = server.address() as AddressInfo)
})
afterEach(() => void server.close())

function open(peers: readonly string[], tools: ForwarderTools = {}) {
  const log = { error: (...words: unknown[]) => void logged.push(words) }
  const sleep = async (ms: number) => void sleeps.push(ms)
  const forward = createWebhookForwarder(peers, '/hook', log, { sleep, ...tools })
  return () => forward({ 'X-Signed': 'by the store' }, new TextEncoder().encode('{"id":1}').buffer)
}
const here = () => `http://127.0.0.1:${port}`

it('each process gets the signed webhook, marked as forwarded', async () => {
  await open([here(), here()])()
  expect(heard.map(({ body }) => body)).toEqual(['{"id":1}', '{"id":1}'])
  expect(heard[0]?.headers).toMatchObject({ 'x-signed': 'by the store', 'x-purge-passed-on': '1' })
})

describe('a process that does not answer', () => {
  it('gets retries within seconds, and nothing is logged', async () => {
    statuses = [503, 503, 503, 503]
    await open([here()])()
    expect(heard).toHaveLength(5)
    expect(logged).toEqual([])
    expect(sleeps.reduce((sum, ms) => sum + ms)).toBeLessThan(4000)
  })

  it('is logged once until it answers again', async () => {
    const forward = open([here()])
    const away = Array.from({ length: 5 }, () => 503)
    statuses = [...away, ...away]
    await forward()
    await forward()
    expect(heard).toHaveLength(10)
    expect(logged).toEqual([
      [
        { peer: here(), err: expect.any(Error) },
        'Could not tell another process about a change: its pages may be out of date',
      ],
    ])
    await forward()
    statuses = away
    await forward()
    expect(logged).toHaveLength(2)
  })

  it('does not keep others from getting it', async () => {
    await open(['http://127.0.0.1:1', here()])()
    expect(heard).toHaveLength(1)
  })
})

describe('a host name', () => {
  const named = () => `http://shops.internal:${port}`

  it('stands for all its current addresses', async () => {
    // Another name of this machine replaces another machine.
    let machines = ['127.0.0.1', 'localhost']
    const asked: string[] = []
    const forward = open([named()], {
      lookUp: async (host) => {
        asked.push(host)
        return machines.map((address) => ({ address, family: 4 }))
      },
    })
    await forward()
    const hosts = () => heard.map(({ headers }) => headers.host).sort()
    expect(hosts()).toEqual([`127.0.0.1:${port}`, `localhost:${port}`])
    machines = ['127.0.0.1']
    heard = []
    await forward()
    expect(hosts()).toEqual([`127.0.0.1:${port}`])
    expect(asked).toEqual(['shops.internal', 'shops.internal'])
  })

  it('with both IPv4 and IPv6 addresses is one process', async () => {
    const both = [
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]
    await open([named()], { lookUp: async () => both })()
    expect([heard.length, logged]).toEqual([1, []])
  })

  it('with IPv6 addresses alone is reached by these', async () => {
    await open([named()], { lookUp: async () => [{ address: '::1', family: 6 }] })()
    // Nobody listens there, but the address was tried.
    expect(logged).toMatchObject([[{ err: { message: 'fetch failed' } }, {}]])
  })

  it('that cannot be resolved is looked up again, and logged', async () => {
    let asked = 0
    const lookUp = async () => {
      asked += 1
      throw new Error('ENOTFOUND')
    }
    await open([named(), here()], { lookUp })()
    expect([asked, heard.length, logged.length]).toEqual([5, 1, 1])
  })
})
