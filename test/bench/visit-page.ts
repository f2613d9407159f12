import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { categories, type PageEvent, type Paints, readPaints } from './page-trace.ts'

/** A file that a page loaded; `bytes` counts what was sent, headers included. */
export type LoadedFile = {
  readonly url: string
  readonly type: string
  readonly bytes: number
}

export type Visit = Paints & { readonly files: readonly LoadedFile[] }

export type VisitOptions = {
  /** Slow 4G and a processor four times slower; otherwise as fast as the machine is. */
  readonly isSlow: boolean
  readonly hasScript: boolean
}

/** Lighthouse's phone, with the throttling that slows the browser down instead of computing times. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
}
const KBIT = 1000 / 8
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * KBIT,
  uploadThroughput: 675 * KBIT,
}
const SLOWER = 4

/** Without a request for this long, the page has loaded everything it loads by itself. */
const QUIET_MS = 1500
const MAX_MS = 60_000

/** Opens a page in a browser without a cache, touches nothing, and waits until it is idle. */
export async function visitPage(
  browser: Browser,
  address: string,
  { isSlow, hasScript }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: hasScript })
  try {
    const page = await context.newPage()
    const inspector = await context.newCDPSession(page)
    const network = await watchFiles(inspector)
    if (isSlow) {
      await inspector.send('Network.emulateNetworkConditions', slow4G)
      await inspector.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    }
    await browser.startTracing(page, { categories })
    await page.goto(address, { timeout: MAX_MS })
    await network.rest()
    const trace = await browser.stopTracing()
    const { traceEvents }: { traceEvents: PageEvent[] } = JSON.parse(trace.toString())
    return { ...readPaints(traceEvents, address), files: network.files() }
  } finally {
    await context.close()
  }
}

/** Records the files that are loaded, in the order of their requests. */
async function watchFiles(inspector: CDPSession) {
  const files = new Map<string, LoadedFile>()
  let lastChange = performance.now()
  let open = 0
  const change = (by: number) => {
    open += by
    lastChange = performance.now()
  }
  inspector.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!files.has(requestId)) change(1)
    files.set(requestId, { url: request.url, type, bytes: 0 })
  })
  inspector.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) files.set(requestId, { ...file, bytes: encodedDataLength })
    change(-1)
  })
  inspector.on('Network.loadingFailed', () => change(-1))
  await inspector.send('Network.enable')
  return {
    files: () => [...files.values()],
    async rest() {
      const end = performance.now() + MAX_MS
      const isBusy = () => open > 0 || performance.now() - lastChange < QUIET_MS
      while (isBusy() && performance.now() < end) await pause(100)
    },
  }
}
