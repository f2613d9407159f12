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

/** One shop for all requests of an isolate, with its caches. */
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
    // The headers of a fetched response are immutable.
    return file.status === 404 ? next() : new Response(file.body, file)
  }

/** The entry point for workerd and the networks built on it. */
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
    const response = runForRequest(makeRequestId(), () => shop(request, { buyerIp }))
    // If the visitor leaves, the response is still finished, because others will find it in memory.
    waitUntil(response)
    return response
  },
}
