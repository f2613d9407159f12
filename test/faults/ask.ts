import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it was sent, packed. */
  readonly body: Buffer
  /** Milliseconds from the request to the last byte. */
  readonly time: number
}

export type Asked = {
  readonly path: string
  /** The buyer's, as a proxy names it. */
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  /** Sent by POST. */
  readonly body?: string
}

export type Ask = (asked: Asked) => Promise<Answer>

/** Who waits longer has left. */
const LONGEST_MS = 30_000

/** Asks a shop over connections that stay open. @throws Error when a connection fails, or nothing comes in time */
export function createAsk(origin: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  return ({ path, address, headers, body }) =>
    new Promise((done, failed) => {
      const started = performance.now()
      const sent = request(`${origin}${path}`, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': address, ...headers },
        signal: AbortSignal.timeout(LONGEST_MS),
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

/** As browsers send JSON to the shop's own address. */
export const jsonHeaders = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** One of many addresses that are nobody's (RFC 6890: benchmarking). @param random from 0 to 1 */
export function anyAddress(random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit)
  return `198.${18 + below(2)}.${below(256)}.${below(256)}`
}
