import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As sent, compressed. */
  readonly body: Buffer
  /** Milliseconds from the request to the last byte. */
  readonly time: number
}

export type RequestSpec = {
  readonly path: string
  /** The buyer's, as a proxy states it. */
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body of a POST request. */
  readonly body?: string
}

export type Ask = (request: RequestSpec) => Promise<Answer>

/** The longest that a shopper waits for a response. */
const TIMEOUT_MS = 30_000

/** Sends requests to a shop over kept-alive connections. @throws Error when a connection fails or times out */
export function createAsk(origin: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  return ({ path, address, headers, body }) =>
    new Promise((done, failed) => {
      const started = performance.now()
      const sent = request(`${origin}${path}`, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': address, ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      sent.on('error', failed)
      sent.on('response', async (response) => {
        try {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            time: performance.now() - started,
          })
        } catch (fault) {
          failed(fault)
        }
      })
      sent.end(body)
    })
}

/** The headers with which browsers send JSON to the shop's own origin. */
export const jsonHeaders = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** One of many addresses that belong to nobody (RFC 6890: benchmarking). @param random from 0 to 1 */
export function anyAddress(random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit)
  return `198.${18 + below(2)}.${below(256)}.${below(256)}`
}
