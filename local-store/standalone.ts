import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { hostInUrl } from '#platform/host-in-url.ts'
import { KEEP_ALIVE_MS } from '#platform/keep-alive.ts'
import { listenFailure } from '#platform/listen-failure.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { createLocalStore, type LocalStore } from './local-store.ts'
import type { CashRules } from './store/cash-rules.ts'

/** An option that cannot be used. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError'
}

type StandaloneOptions = {
  host: string
  port: number
  catalogueFile: string
  dataDir: string
  returnOrigins: string[]
  returnsToShop?: boolean
  addressLimits?: number
  cashRules?: CashRules
}

export const usage = `Usage: npm run local-store -- [options]

  --catalogue FILE       the catalogue to serve (with npm run, the demo catalogue)
  --data DIR             where the database lives (./data/local-store)
  --port PORT            where to listen; 0 takes a free port (4100)
  --host HOST            the address to listen on (127.0.0.1)
  --return-origin URL    an origin a checkout may return to; may be given more than once
  --no-return            after an order shoppers stay on its page, as with hosted providers
  --no-limits            no limits for addresses and cash on delivery, for tests and benchmarks`

const withoutLimits = {
  addressLimits: 0,
  cashRules: { maxRupees: 9_999_999, openOrders: 1_000_000 },
}

/** Reads the command line. @throws UsageError naming the invalid option */
export function readOptions(args: readonly string[]): StandaloneOptions {
  const { port, host, catalogue, data, ...values } = readValues(args)
  if (catalogue === undefined) throw new UsageError('--catalogue must name the catalogue to serve.')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UsageError(`--port must be a number from 0 to 65535, not "${port}".`)
  return {
    host,
    port: Number(port),
    catalogueFile: resolve(catalogue),
    dataDir: resolve(data),
    returnOrigins: values['return-origin'].map(readOrigin),
    returnsToShop: !values['no-return'],
    ...(values['no-limits'] ? withoutLimits : {}),
  }
}

function readValues(args: readonly string[]) {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: text('4100'),
        host: text('127.0.0.1'),
        catalogue: { type: 'string' },
        data: text('./data/local-store'),
        'return-origin': { type: 'string', multiple: true, default: [] },
        'no-return': { type: 'boolean', default: false },
        'no-limits': { type: 'boolean', default: false },
      },
    }).values
  } catch (fault) {
    throw new UsageError(fault instanceof Error ? fault.message : String(fault), { cause: fault })
  }
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href)
    throw new UsageError(
      `--return-origin must be an origin such as https://shop.example, not "${text}".`,
    )
  return url.origin
}

type RunningStore = {
  /** For example `http://127.0.0.1:4100`. */
  origin: string
  /** Where clients send their GraphQL documents. */
  apiAddress: string
  /** Waits for open requests, then closes the database. */
  close(): Promise<void>
}

/**
 * Serves a local store on its own port.
 *
 * @param options port 0 takes a free port; with `accessToken`, API requests with another are refused
 * @throws UsageError when it cannot listen on the port or host; CatalogueError
 */
export async function startStandalone(
  options: StandaloneOptions & {
    accessToken?: string
    log?: (message: string, fault: unknown) => void
  },
): Promise<RunningStore> {
  let store: LocalStore | null = null
  const server = serve({
    port: options.port,
    hostname: options.host,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
    fetch: (request, { incoming }) =>
      store?.fetch(request, { buyerIp: incoming.socket.remoteAddress ?? null }) ??
      new Response('Starting\n', { status: 503, headers: { 'Retry-After': '1' } }),
  })
  const closeServer = () => new Promise<void>((done) => server.close(() => done()))
  try {
    const port = await new Promise<number>((listening, failed) => {
      server.once('error', (fault) => {
        const names = { host: '--host', port: '--port' }
        failed(new UsageError(listenFailure(fault, { ...options, names })))
      })
      // A listening TCP server has an address of this shape.
      server.once('listening', () => listening((server.address() as AddressInfo).port))
    })
    const origin = `http://${hostInUrl(options.host)}:${port}`
    store = await createLocalStore({ ...options, origin, basePath: '' })
    const { close } = store
    return {
      origin,
      apiAddress: `${origin}/api/${STOREFRONT_API_VERSION}/graphql.json`,
      close: async () => {
        const closed = closeServer()
        if ('closeIdleConnections' in server) server.closeIdleConnections()
        await closed
        close()
      },
    }
  } catch (fault) {
    if (server.listening) await closeServer()
    throw fault
  }
}
