import { waitUntil } from 'cloudflare:workers'
import { styleSheets } from 'virtual:style-sheets'
import type { MiddlewareHandler } from 'hono'
import { SettingsError } from '../settings.ts'
import { createShop, type Shop } from '../shop.ts'
import { currentRequestId, runForRequest } from '../telemetry/current-request.ts'
import { makeRequestId } from '../telemetry/request-id.ts'
import { unobserved } from '../telemetry/shop-observer.ts'
import { type Bindings, toEnvironment } from './bindings.ts'
import { createConsoleLog } from './console-log.ts'
import { readEdgeSettings } from './edge-settings.ts'
import { fetchStore } from './fetch-store.ts'

/** One for all requests of an isolate: its caches are the isolate's. */
let opened: Shop | null = null

/** @throws SettingsError */
function openShop(bindings: Bindings): Shop {
  const settings = readEdgeSettings(toEnvironment(bindings))
  return createShop({
    settings,
    localStore: null,
    log: createConsoleLog(settings.logLevel, currentRequestId),
    observer: { ...unobserved, requestId: currentRequestId },
    files: { serve: serveAssets(bindings), serveOlder: [], styleSheets },
    fetchHosted: fetchStore,
    workRules: { joins: false, keepAlive: waitUntil },
  })
}

const serveAssets =
  ({ ASSETS }: Bindings): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const file = await ASSETS.fetch(c.req.raw)
    // Its own headers cannot be changed.
    return file.status === 404 ? next() : new Response(file.body, file)
  }

/** The entry that workerd and the networks built on it call. */
export default {
  async fetch(request: Request, bindings: Bindings): Promise<Response> {
    try {
      opened ??= openShop(bindings)
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      createConsoleLog('error', currentRequestId).error(error.message)
      return new Response(null, { status: 503 })
    }
    const shop = opened
    const header = bindings.BUYER_ADDRESS_HEADER
    const buyerIp = header ? request.headers.get(header) : null
    const answer = runForRequest(makeRequestId(), () => shop(request, { buyerIp }))
    // A visitor who leaves would take along what others are to find in memory.
    waitUntil(answer)
    return answer
  },
}
