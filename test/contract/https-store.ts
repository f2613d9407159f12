import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startStandalone } from '#local-store/standalone.ts'
import type { CatalogueFileInput } from '#test/local-store/catalogue-input.ts'
import { contractCatalogue } from './contract-catalogue.ts'

/** One request as a client sent it. */
export type SentRequest = {
  readonly url: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> }
}

export type HttpsStore = {
  /** The shop domain for a client, for example `127.0.0.1:41234`. */
  readonly domain: string
  readonly token: string
  /** The `fetch` for clients. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** All requests since the store opened, in order. */
  readonly sent: SentRequest[]
  readonly close: () => Promise<void>
}

/**
 * The standalone local store on its own port with the contract catalogue, or with changes to it. The published clients
 * only speak https, so their `fetch` sends the same request to the same host and port over http:
 * headers, bodies and responses cross a real connection unchanged.
 */
export async function openHttpsStore(
  changes: Partial<CatalogueFileInput> = {},
): Promise<HttpsStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clients-contract-'))
  const catalogueFile = join(dataDir, 'catalogue.json')
  writeFileSync(catalogueFile, JSON.stringify({ ...contractCatalogue, ...changes }))
  const token = 'contract-token'
  const store = await startStandalone({
    host: '127.0.0.1',
    port: 0,
    catalogueFile,
    dataDir,
    returnOrigins: [],
    accessToken: token,
    // All clients share one address, and the first compilation of a query would count as that address's work.
    addressLimits: 0,
  })
  const sent: SentRequest[] = []
  return {
    domain: new URL(store.origin).host,
    token,
    sent,
    fetch(url, init = {}) {
      sent.push(toSentRequest(url, init))
      return fetch(url.replace(/^https:/, 'http:'), init)
    },
    async close() {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function toSentRequest(url: string, { headers, body }: RequestInit): SentRequest {
  return {
    url,
    headers: Object.fromEntries(new Headers(headers)),
    body: JSON.parse(String(body)),
  }
}
