import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { findZoneFault } from '#commerce/model/find-zone-fault.ts'
import { builds as words } from '#content/doctor/builds.ts'
import type { LocalStore } from '#local-store/local-store.ts'
import { brand } from '#merchant/brand.ts'
import { zonesFor } from '#merchant/zones-for.ts'
import { KEEP_ALIVE_MS } from '#platform/keep-alive.ts'
import { listenFailure } from '#platform/listen-failure.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { startFailure } from '#platform/start-failure.ts'
import { openBuildFolder } from './built-files/build-folder.ts'
import { shareBuild } from './built-files/share-build.ts'
import { createDeskFor } from './desk/create-desk-for.ts'
import { findDeskFailure } from './desk/desk-failure.ts'
import type { LateDesk } from './desk/late-desk.ts'
import { createLateMail, loadMail } from './desk/mail/late-mail.ts'
import { createPaperPrinter } from './desk/papers/paper-printer.ts'
import { storesForms } from './desk/shop-desk.ts'
import { printSetUpAddress } from './desk/staff/set-up-address.ts'
import { openStore } from './mounted-store/open-store.ts'
import { createResponseCache, type ResponseCache } from './page-cache/response-cache.ts'
import { boundSocketReads } from './process/bound-socket-reads.ts'
import { findBuyerIp } from './process/buyer-ip.ts'
import { closeOnSignal } from './process/close-on-signal.ts'
import { keepHeapSmall } from './process/keep-heap-small.ts'
import { createLog, type LogOutput, openLogOutput } from './process/log.ts'
import { serialiseRequests } from './process/serialise-requests.ts'
import { createShopClosing } from './process/shop-closing.ts'
import { followChanges } from './purge/follow-changes.ts'
import { createPurges, type Purges } from './purge/purges.ts'
import { readSettings, type Settings } from './settings.ts'
import type { Shop } from './shop.ts'
import { openSales } from './store-data/open-sales.ts'
import { createRecordedSales } from './store-data/recorded-sales.ts'
import { openTelemetry, type Telemetry } from './telemetry/telemetry.ts'
import { createVisits } from './visits/visits.ts'

/** Background work starts after this time, so that the first shoppers are served first. */
const QUIET_MS = 1000
const RESPONSE_CACHE_BYTES = 16 * 1024 * 1024

/** Exits with a message for the operator. */
function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Exits with a message when the data folder cannot be used. */
async function openStoreOrRefuse(
  settings: Settings,
  log: Logger,
  { observer }: Telemetry,
): Promise<LocalStore | null> {
  const logFault = (message: string, fault: unknown) => log.error({ err: fault }, message)
  return openStore(settings, logFault, observer).catch((fault: unknown) => {
    const folder = settings.store.kind === 'local' ? settings.store.dataDir : ''
    const sentence = startFailure(fault, { folder, setting: 'DATA_DIR' })
    if (sentence !== null) refuse(sentence)
    throw fault
  })
}

/** Exits with a message when the desk's database in the data folder cannot be used; otherwise opens it at first use. */
function openDeskOrRefuse(settings: Settings, log: Logger): LateDesk {
  const sentence = findDeskFailure(settings.store.dataDir, settings.desk)
  if (sentence !== null) refuse(sentence)
  return createDeskFor(settings, log)
}

/** If it fails, only pages of other releases miss files, and only during a release. */
function shareBuildOrWarn(build: string, shared: string, log: Logger): void {
  try {
    shareBuild(build, shared)
  } catch (fault) {
    const said = fault instanceof Error ? fault.message : String(fault)
    log.warn(words.unwritable(shared, said))
  }
}

async function start(build: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const settings = readSettings(environment)
  const output = openLogOutput()
  const visits = createVisits(storesForms(settings))
  const telemetry = await openTelemetry(settings, output, visits.onResponse)
  const log = createLog(settings.logLevel, output, telemetry.observer.requestId)
  const fault = findZoneFault(zonesFor(settings.figures))
  if (fault !== null) refuse(`merchant/delivery-zones.ts: ${fault}`)
  if (settings.buildsDir !== null) shareBuildOrWarn(build, settings.buildsDir, log)
  if (settings.store.kind === 'hosted') boundSocketReads()
  const localStore = await openStoreOrRefuse(settings, log, telemetry)
  const desk = openDeskOrRefuse(settings, log)
  const sales = openSales(settings, log)
  const { createShop }: typeof import('./shop.ts') = await import(resolve(build, 'server/index.js'))
  const purges = createPurges()
  const stopFollowing = followChanges({ localStore, openDesk: desk.open, purges, log })
  const shop = createShop({
    settings,
    localStore: localStore?.fetch ?? null,
    mediaOrigins: localStore?.mediaOrigins,
    findSales: localStore ? createRecordedSales(localStore.store) : (sales?.findSales ?? null),
    checkoutLog: sales,
    desk: desk.open,
    onSearch: visits.onSearch,
    merchantParts: localStore,
    printPapers: createPaperPrinter(resolve(build, 'server/paper-worker.js')),
    purges,
    log,
    observer: telemetry.observer,
    files: openBuildFolder(resolve(build, 'client'), settings.buildsDir),
  })
  const lastEventAtStart = localStore?.merchantOrders.lastEventId()
  const mailParts = { settings, desk, store: localStore, lastEventAtStart, log, telemetry }
  const mail = createLateMail(log, () => loadMail(mailParts))
  const closeStore = createShopClosing(
    { mail, visits, stopFollowing, localStore, sales, desk },
    log,
  )
  listen(shop, settings, { closeStore, output, purges, telemetry }, (print, publicOrigin) => {
    setTimeout(() => {
      // Makes the next start faster, even if this process gets killed.
      flushCompileCache()
      keepHeapSmall()
      void examineShop(settings, localStore, log)
      mail.start()
      visits.start(desk.open, (err) => log.warn({ err }, 'Could not save visit counts; will retry'))
      void printSetUpAddress(desk.open, { ...settings, publicOrigin }, print, log)
    }, QUIET_MS).unref()
  })
}

/** Loaded late, so that it does not slow the start. */
async function examineShop(settings: Settings, localStore: LocalStore | null, log: Logger) {
  const { warnAtStart } = await import('./doctor/warn-at-start.ts')
  const { listUnreadTaxes } = await import('#local-store/invoice/list-unread-taxes.ts')
  const products = localStore?.store.fileCatalogue.products ?? []
  await warnAtStart(settings, localStore?.fetch ?? null, log, {
    listUnreadTaxes: () => listUnreadTaxes(products),
  })
}

type Surroundings = {
  readonly closeStore: () => Promise<void>
  readonly output: LogOutput
  readonly purges: Purges
  readonly telemetry: Telemetry
}

function listen(
  shop: Shop,
  settings: Settings,
  { closeStore, output, purges, telemetry }: Surroundings,
  opened: (print: (line: string) => void, publicOrigin: string) => void,
): void {
  const responseCache = createResponseCache(RESPONSE_CACHE_BYTES)
  purges.subscribe(responseCache.deletePages)
  const respond = createAnswer(shop, settings, responseCache)
  const listener = getRequestListener((request, { incoming, outgoing }) => {
    const incomingMessage = incoming as IncomingMessage
    return telemetry.respond(incomingMessage, outgoing as ServerResponse, () =>
      respond(request, incomingMessage),
    )
  })
  const respondToAny = serialiseRequests((request, response) => {
    if (respondWhileClosing(request, response)) return
    telemetry.watch(request, response)
    if (responseCache.send(request, response)) telemetry.repeated(request)
    else void listener(request, response)
  })
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, respondToAny)
  const finish = async () => {
    await closeStore()
    await output.close()
    process.exit(0)
  }
  const print = (line: string) => void output.write(`${line}\n`)
  const respondWhileClosing = closeOnSignal({
    server,
    onClosing: () => print('Closing: open requests finish first.'),
    finish: () => void finish(),
  })
  server.listen(settings.port, settings.host, () => {
    const { port } = server.address() as AddressInfo
    const publicOrigin = settings.publicOrigin.replace(/:0$/, `:${port}`)
    print(`${brand.name} is open at ${publicOrigin}`)
    if (telemetry.metricsAddress) print(`Metrics: ${telemetry.metricsAddress}`)
    opened(print, publicOrigin)
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    const names = { host: 'HOST', port: 'PORT' }
    // The database is closed first, so that it leaves no journal behind.
    void closeStore().finally(() => refuse(listenFailure(error, { ...settings, names })))
  })
}

/** Calls the shop, and caches responses that are the same for everyone. */
function createAnswer(shop: Shop, { trustedProxies }: Settings, responseCache: ResponseCache) {
  return async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    let until = 0
    const cacheUntil = (time: number) => {
      until = time
    }
    const storeEntry = responseCache.prepareEntry(incoming)
    const response = await shop(request, {
      buyerIp: findBuyerIp(incoming, trustedProxies),
      cacheUntil,
    })
    return until > 0 ? storeEntry(response, until) : response
  }
}

/**
 * Runs a build of the shop until a signal ends it. Exits with a message when a setting, the data or the catalogue does
 * not allow it.
 * @param build the build's folder, with this program in `server` and the browser's files in `client`
 * @param environment with the settings
 */
export async function serve(build: string, environment: NodeJS.ProcessEnv): Promise<void> {
  await start(build, environment).catch((error: unknown) => {
    if (error instanceof OperatorError) refuse(error.message)
    throw error
  })
}
