import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { KEEP_ALIVE_MS } from '#platform/keep-alive.ts'

type Kept = {
  readonly body: ArrayBuffer
  readonly headers: Headers
  readonly storedAt: number
  readonly tags: readonly string[]
}

/** A CDN as its shops see it: the purges that were requested, and the requests passed on, by path. */
export type FakeCdn = {
  readonly origin: string
  readonly purges: readonly (readonly string[])[]
  readonly passed: readonly string[]
  /** Sets the origins, which get requests round-robin. */
  serve(origins: readonly string[]): void
  /** Moves the clock on by milliseconds. */
  advance(ms: number): void
  close(): void
}

/**
 * A cache in front of several processes of a shop. It follows `s-maxage`, `stale-while-revalidate`, `stale-if-error`
 * and `Vary: Accept-Encoding`, has separate entries for different queries, and purges by tag: `POST /purge` with a
 * bearer token and `{"tags": […]}`, as large CDNs accept it.
 */
export async function openFakeCdn(token: string): Promise<FakeCdn> {
  const cache = createCache()
  const purges: string[][] = []
  const passed: string[] = []
  let origins: readonly string[] = []

  async function pass(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    passed.push(pathname)
    const [origin = ''] = origins
    origins = [...origins.slice(1), origin]
    const { method, headers, body } = request
    const init = { method, headers, body, duplex: 'half', redirect: 'manual' } as const
    const answer = await fetch(origin + pathname + search, init).catch(() => null)
    return answer ?? new Response('No answer', { status: 502 })
  }

  async function answer(request: Request): Promise<Response> {
    if (new URL(request.url).pathname !== '/purge') return cache.answer(request, pass)
    if (request.headers.get('Authorization') !== `Bearer ${token}`) {
      return new Response('', { status: 401 })
    }
    const { tags } = await request.json()
    purges.push(tags)
    cache.purge(tags)
    return Response.json({ success: true })
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, getRequestListener(answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // `address()` is an AddressInfo for a server that listens on a port.
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    purges,
    passed,
    serve(next) {
      origins = next
    },
    advance: cache.advance,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function createCache() {
  const kept = new Map<string, Kept>()
  let ahead = 0
  const now = () => Date.now() + ahead

  function keep(key: string, answer: Response, body: ArrayBuffer): void {
    if (answer.status !== 200 || secondsOf(answer.headers, 's-maxage') === 0) return
    const tags = answer.headers.get('Cache-Tag')?.split(',') ?? []
    kept.set(key, { body, headers: answer.headers, storedAt: now(), tags })
  }

  return {
    async answer(request: Request, pass: (request: Request) => Promise<Response>) {
      if (request.method !== 'GET') return pass(request)
      const key = `${request.headers.get('Accept-Encoding')} ${request.url}`
      const known = kept.get(key)
      const age = known ? (now() - known.storedAt) / 1000 : 0
      const within = (...names: readonly string[]) =>
        known && age < names.reduce((sum, name) => sum + secondsOf(known.headers, name), 0)
      const renew = async () => {
        const fresh = await pass(request)
        const body = await fresh.arrayBuffer()
        keep(key, fresh, body)
        return toAnswer({ body, headers: fresh.headers }, fresh.status, 'miss')
      }
      if (known && within('s-maxage')) return toAnswer(known, 200, 'hit')
      if (known && within('s-maxage', 'stale-while-revalidate')) {
        void renew()
        return toAnswer(known, 200, 'stale')
      }
      const renewed = await renew()
      const isKept = renewed.status >= 500 && within('s-maxage', 'stale-if-error')
      return known && isKept ? toAnswer(known, 200, 'error') : renewed
    },
    purge(tags: readonly string[]) {
      for (const [key, page] of kept) {
        if (page.tags.some((tag) => tags.includes(tag))) kept.delete(key)
      }
    },
    advance(ms: number) {
      ahead += ms
    },
  }
}

/** `fetch` has decoded the body, so its encoding and length are wrong. */
function toAnswer(
  { body, headers }: Pick<Kept, 'body' | 'headers'>,
  status: number,
  state: string,
): Response {
  const sent = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'Cache-Tag', 'Surrogate-Key']) {
    sent.delete(name)
  }
  sent.set('X-Cache', state)
  return new Response([204, 304].includes(status) ? null : body, { status, headers: sent })
}

function secondsOf(headers: Headers, name: string): number {
  const [, seconds = '0'] =
    new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(headers.get('Cache-Control') ?? '') ?? []
  return Number(seconds)
}
