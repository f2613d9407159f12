import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { KEEP_ALIVE_MS } from '#platform/keep-alive.ts'
import { type Difficulty, makeDifficult } from './difficult-store.ts'
import { openLocalStore } from './open-local-store.ts'

type FetchStore = (request: Request) => Promise<Response>

/** Headers with the shop's token, public or private. */
const TOKENS = ['X-Shopify-Storefront-Access-Token', 'Shopify-Storefront-Private-Token']

async function read(answer: Promise<Response>) {
  const response = await answer
  return { text: await response.text(), response }
}

/** Answers a query about anything but a cart once: nothing sells here, and its response does not change. */
function answerOnce(store: FetchStore): FetchStore {
  const answers = new Map<string, Promise<{ readonly text: string; readonly response: Response }>>()
  return async (request) => {
    if (request.method !== 'POST' || !request.url.includes('/graphql')) return store(request)
    const body = await request.text()
    const sent = new Request(request, { body })
    if (!/^\s*query\b/.test(JSON.parse(body).query) || /\bcart\b/.test(body)) return store(sent)
    const key = [request.url, ...TOKENS.map((name) => request.headers.get(name)), body].join('\n')
    const answer = answers.get(key) ?? read(store(sent))
    answers.set(key, answer)
    const { text, response } = await answer
    // A refusal may not last.
    if (!response.ok) answers.delete(key)
    return new Response(text, response)
  }
}

/**
 * Plays a hosted store on a port of this machine: the demonstration's goods behind a proxy that makes difficulties.
 * @param returnOrigins shops to which its checkout leads back
 */
export async function openHostedStore(returnOrigins: readonly string[]) {
  let difficulty: Difficulty = {}
  let answer = async (_request: Request) => new Response('Starting', { status: 503 })
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    getRequestListener((request) => answer(request)),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // `address()` is an AddressInfo for a server that listens on a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { localStore, close } = await openLocalStore(demoCatalogueFile, {
    origin,
    // The first one is the store's primary domain.
    returnOrigins: [origin, ...returnOrigins],
  })
  const store = answerOnce(localStore.fetch)
  return {
    origin,
    /** The same without a connection, at half of the cost: follows no redirect and has no date. */
    ask: (url: string, init: RequestInit) => answer(new Request(url, init)),
    /** Sets the difficulty for later requests, and counts them from 0 again. */
    setDifficulty(next: Difficulty) {
      difficulty = next
      answer = makeDifficult(store, () => difficulty)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      close()
    },
  }
}
