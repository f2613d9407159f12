import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type HealthBalancer = {
  /** The origin that shoppers see. */
  readonly origin: string
  /** How many processes get requests at present. */
  readonly countHealthy: () => number
  readonly close: () => Promise<void>
}

/** Twice as often as the guide requires: a test may run on a machine ten times as busy. */
const ASKED_EVERY_MS = 500

/**
 * The least that a load balancer does: sends requests round-robin to the ports whose `/healthz` responds 200, over
 * kept-alive connections. It retries nothing, so a request that the shop loses is a 502.
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

/** Reports after each check whether the port's shop takes requests. @returns a function that stops the checks */
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
