import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { KEEP_ALIVE_MS } from '#platform/keep-alive.ts'
import { type Difficulty, makeDifficult } from './difficult-store.ts'
import { openLocalStore } from './open-local-store.ts'

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
  return {
    origin,
    /** Sets the difficulty for later requests, and counts them from 0 again. */
    setDifficulty(next: Difficulty) {
      difficulty = next
      answer = makeDifficult(localStore.fetch, () => difficulty)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      close()
    },
  }
}
