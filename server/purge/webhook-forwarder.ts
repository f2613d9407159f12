import type { ShopLog } from '../process/log.ts'
import { keepTrying, post, sleepInBackground } from './keep-trying.ts'

/** Marks a message from another process, which is not forwarded again. */
export const FORWARDED = 'x-purge-passed-on'

const TIMEOUT_MS = 2000
const attempts = { firstMs: 200, maxDelayMs: 2000, attempts: 5 }

type Headers = Readonly<Record<string, string>>

export type ForwarderTools = {
  /** Looks up the addresses of a host name; the system's lookup by default. @throws Error when it has none */
  readonly lookUp?: (host: string) => Promise<readonly Address[]>
  readonly sleep?: (ms: number) => Promise<unknown>
}
type Address = { readonly address: string; readonly family: number }

/**
 * Forwards a webhook to the shop's other processes with the store's signature, so that each verifies it itself.
 * @param peers origins; a host name may have several processes, and is looked up each time, as they come and go
 */
export function createWebhookForwarder(
  peers: readonly string[],
  path: string,
  log: Pick<ShopLog, 'error'>,
  { lookUp = lookUpBySystem, sleep = sleepInBackground }: ForwarderTools = {},
) {
  const silent = new Set<string>()

  function note(peer: string, fault: unknown): void {
    if (fault === null) silent.delete(peer)
    else if (!silent.has(peer)) {
      silent.add(peer)
      log.error(
        { err: fault, peer },
        'Could not tell another process about a change: its pages may be out of date',
      )
    }
  }

  async function forward(peer: string, headers: Headers, body: ArrayBuffer): Promise<void> {
    const send = async (origin: string) =>
      keepTrying(() => post(`${origin}${path}`, headers, body, TIMEOUT_MS), attempts, sleep)
    let origins: readonly string[] = []
    const unknown = await keepTrying(
      async () => {
        origins = await listOrigins(peer, lookUp)
      },
      attempts,
      sleep,
    )
    const faults = await Promise.all(origins.map(send))
    note(peer, unknown ?? faults.find((fault) => fault !== null) ?? null)
  }

  return async (headers: Headers, body: ArrayBuffer): Promise<void> => {
    const marked = { ...headers, [FORWARDED]: '1' }
    await Promise.all(peers.map((peer) => forward(peer, marked, body)))
  }
}

/**
 * One origin per process behind a host name. With https there is only one, because the certificate is for the name. A
 * host with both IPv4 and IPv6 is one process, so IPv6 addresses are used only if there are no others.
 */
async function listOrigins(
  peer: string,
  lookUp: NonNullable<ForwarderTools['lookUp']>,
): Promise<readonly string[]> {
  const { protocol, hostname, port } = new URL(peer)
  if (protocol === 'https:' || IS_ADDRESS.test(hostname)) return [peer]
  const found = await lookUp(hostname)
  const older = found.filter(({ family }) => family === 4)
  const used = new Set((older.length > 0 ? older : found).map(({ address }) => address))
  return [...used].map((address) => {
    const host = address.includes(':') ? `[${address}]` : address
    return `${protocol}//${host}${port && `:${port}`}`
  })
}

const IS_ADDRESS = /^[\d.]+$|^\[/

/** Imported late: not every platform of the shop has DNS lookups. */
async function lookUpBySystem(host: string): Promise<readonly Address[]> {
  const { lookup } = await import('node:dns/promises')
  return lookup(host, { all: true })
}
