import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { compareLoads, type Load, runLoad } from './load.ts'

/** A server that answers with `status` after five milliseconds, and lists the requests it got. */
async function startServer(status: number) {
  const got: string[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8')
    request.on('data', (body: string) => got.push(body))
    request.on('end', () => {
      if (request.method === 'GET') got.push(request.url ?? '')
      setTimeout(() => response.writeHead(status).end('x'.repeat(100_000)), 5)
    })
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/a?b=1`, got, processorTime: () => got.length / 50 }
}

const load = (perWork: number, p99: number): Load => ({ perSecond: 1, p50: 1, p99, perWork })

test('two servers are loaded alternately, and compared pair by pair once they are warm', async () => {
  const order: string[] = []
  const of = (name: string, loads: Load[]) => async () => {
    order.push(name)
    return loads.shift() ?? load(0, 0)
  }
  // The machine is ten times slower during the second pair of loads.
  const measured = of('measured', [load(1, 200), load(80, 4), load(7, 90), load(90, 3)])
  const bare = of('bare', [load(1, 200), load(100, 2), load(10, 40), load(100, 1)])
  const compared = await compareLoads({ repeats: 3, warmUpLoads: 1 }, measured, bare)
  expect(order).toEqual(Array.from({ length: 4 }, () => ['measured', 'bare']).flat())
  expect(compared.ratio).toBe(0.8)
  expect(compared.measured.p99).toBe(4)
  expect(compared.bare.p99).toBe(2)
})

test('a load sends exactly as many requests as it is told, and times whole responses', async () => {
  const server = await startServer(200)
  const { p50, perWork } = await runLoad(server, { url: server.url, connections: 3, amount: 50 })
  expect(server.got).toEqual(Array.from({ length: 50 }, () => '/a?b=1'))
  expect(p50).toBeGreaterThanOrEqual(4)
  expect(perWork).toBe(50)
})

test('each connection posts its body, with a new variable where responses may be cached', async () => {
  const server = await startServer(200)
  const bodies = [{ query: '{ a }' }, { query: '{ b }' }]
  await runLoad(server, { url: server.url, connections: 2, amount: 10, bodies })
  expect(new Set(server.got)).toEqual(new Set(['{"query":"{ a }"}', '{"query":"{ b }"}']))
  server.got.length = 0
  await runLoad(server, {
    url: server.url,
    connections: 2,
    amount: 10,
    bodies,
    bypassesCache: true,
  })
  expect(new Set(server.got).size).toBe(10)
})

test('a load fails when a response is not a 200', async () => {
  const server = await startServer(503)
  await expect(runLoad(server, { url: server.url, connections: 2, amount: 5 })).rejects.toThrow(
    '/a?b=1 was answered with 503',
  )
})
