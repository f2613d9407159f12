import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { createLocalStore } from '#local-store/local-store.ts'
import { startFailure } from '#local-store/store/start-failure.ts'
import { createLog } from './log.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import type { Shop } from './shop.ts'

// React reads this when it is first imported, and runs its slow checks unless told otherwise.
process.env.NODE_ENV ??= 'production'

const root = resolve(import.meta.dirname, '..')
const GRACE_MS = 10_000

/** Ends the start with one sentence for the person at the terminal. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function openLocalStore(settings: Settings, log: Logger) {
  if (settings.store.kind !== 'local') return null
  const { dataDir } = settings.store
  return createLocalStore({
    dataDir,
    catalogueFile: settings.store.catalogueFile ?? resolve(root, 'demo/catalogue.json'),
    basePath: '/local-store',
    origin: '',
    returnOrigins: [settings.publicOrigin],
    log: (message, fault) => log.error({ err: fault }, message),
  }).catch((fault: unknown) => {
    const sentence = startFailure(fault, { folder: dataDir, setting: 'DATA_DIR' })
    if (sentence !== null) refuse(sentence)
    throw fault
  })
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  if (settings.store.kind === 'hosted' && settings.figures === 'simulated') {
    log.warn('FIGURES=simulated shows invented figures to the buyers of a real store.')
  }
  const bundle = resolve(root, 'build/server/index.js')
  if (!existsSync(bundle)) refuse('The shop is not built yet: run "npm start", which builds it.')
  const localStore = await openLocalStore(settings, log)
  const { createShop }: typeof import('./shop.ts') = await import(bundle)
  const shop = createShop({
    settings,
    localStore: localStore && ((request) => localStore.fetch(request)),
    log,
    clientDirectory: resolve(root, 'build/client'),
  })

  listen(shop, settings, () => localStore?.close())
}

/** Serves until a signal asks to stop; then open requests finish and the database is closed. */
function listen(shop: Shop, settings: Settings, closeStore: () => void): void {
  const server = serve(
    {
      port: settings.port,
      hostname: settings.host,
      // The adapter hands its Node request along as the second argument.
      fetch: (request, { incoming }) =>
        shop(request, { buyerIp: incoming.socket.remoteAddress ?? null }),
    },
    ({ port }: AddressInfo) => {
      const address = settings.publicOrigin.replace(/:0$/, `:${port}`)
      process.stdout.write(`Party Gully is open at ${address}\n`)
    },
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    closeStore()
    refuse(listenFailure(error, settings))
  })

  closeOnSignal(server, closeStore)
}

/** Open requests finish, connections that only wait are cut, the database is closed last. */
function closeOnSignal(server: ServerType, closeStore: () => void): void {
  let openRequests = 0
  let closing = false
  const finish = () => {
    closeStore()
    process.exit(0)
  }
  const cutWhenQuiet = () => {
    // A browser keeps connections open for later, some of which never asked for anything.
    if (closing && openRequests === 0 && 'closeAllConnections' in server) {
      server.closeAllConnections()
    }
  }
  server.on('request', (_, response: ServerResponse) => {
    openRequests += 1
    response.once('close', () => {
      openRequests -= 1
      cutWhenQuiet()
    })
  })
  const close = () => {
    if (closing) return
    closing = true
    process.stdout.write('Closing: open requests finish first.\n')
    server.close(finish)
    cutWhenQuiet()
    setTimeout(finish, GRACE_MS).unref()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

function listenFailure(error: NodeJS.ErrnoException, { host, port }: Settings): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Choose one with PORT, for example: PORT=${port + 1} npm start`
  }
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one above 1023 with PORT.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST is ${host}, which is no address of this machine.`
  }
  return `The shop could not listen on ${host}:${port}: ${error.message}`
}

start().catch((error: unknown) => {
  if (error instanceof SettingsError) refuse(error.message)
  if (error instanceof Error && error.name === 'CatalogueError') refuse(error.message)
  throw error
})
