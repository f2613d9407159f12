import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HealthBalancer = {
  /** What shoppers see. */
  readonly origin: string
  /** How many processes get requests at the moment. */
  readonly countHealthy: () => number
  readonly close: () => Promise<void>
}

/** As often as the guide wants it, and once more: a test may run on a machine ten times as busy. */
const ASKED_EVERY_MS = 500

/**
 * The least that a balancer does: sends requests in turn to those ports whose `/healthz` answers 200, over connections that
 * it keeps. It tries nothing again, so a request that the shop loses is a 502.
 */
export async function openBalancer(ports: readonly number[]): Promise<HealthBalancer> {
  const healthy = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  const stopAsking = ports.map((port) =>
    askHealth(port, (isHealthy) => void (isHealthy ? healthy.add(port) : healthy.delete(port))),
  )
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const open = [...healthy]
    turn += 1
    const port = open[turn % open.length]
    if (port === undefined) fail(outgoing, 'no process is healthy')
    else passOn(incoming, outgoing, port, agent)
  })
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countHealthy: () => healthy.size,
    async close() {
      for (const stop of stopAsking) stop()
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Tells after each question whether the port's shop takes requests. @returns ends it */
function askHealth(port: number, tell: (isHealthy: boolean) => void): () => void {
  const ask = () => {
    const asked = request({ port, host: '127.0.0.1', path: '/healthz', agent: false })
    asked.on('response', (response) => {
      response.resume()
      tell(response.statusCode === 200)
    })
    asked.on('error', () => tell(false))
    asked.end()
  }
  ask()
  const asking = setInterval(ask, ASKED_EVERY_MS)
  return () => clearInterval(asking)
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  agent: Agent,
): void {
  const { method, url, headers } = incoming
  const asked = request({ port, host: '127.0.0.1', path: url, method, headers, agent })
  asked.on('response', (response) => {
    const { connection, 'keep-alive': keptFor, ...others } = response.headers
    outgoing.writeHead(response.statusCode ?? 502, others)
    response.on('error', () => outgoing.destroy())
    response.pipe(outgoing)
  })
  asked.on('error', (fault) => fail(outgoing, `the process at ${port} failed: ${fault.message}`))
  incoming.pipe(asked)
}

function fail(outgoing: ServerResponse, why: string): void {
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(502).end(why)
}
