import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { phone } from './weigh-pictures.ts'
import { limits, type Weight } from './weights.ts'

const TIMEOUT_MS = 5 * 60_000
/** Long enough for everything that loads by itself. */
const SETTLE_MS = 3_000

const pages = {
  Home: { path: '/', limit: limits.homeVisit },
  List: { path: '/all-products', limit: limits.listVisit },
  Product: { path: '/product/shot-roulette', limit: limits.productVisit },
} as const

/** Bytes transferred and files by kind, such as `Script`. */
type Kinds = Map<string, { bytes: number; files: number }>

/** Longer than a page is served without a renewal. */
const RENEWED_AFTER_MS = 61_000

/** Lets the shop render the pages, and after a minute again, each until its new version is served (decision 102). */
export async function renewPages(origin: string): Promise<void> {
  const ask = async (path: string) => {
    const page = await fetch(origin + path)
    return page.headers.get('Server-Timing')?.includes('page-cache;desc=hit') ?? false
  }
  const paths = Object.values(pages).map(({ path }) => path)
  for (const path of paths) await ask(path)
  await wait(RENEWED_AFTER_MS)
  for (const path of paths) {
    while (!(await ask(path))) await wait(100)
  }
}

/** Measures everything, headers included, that Chromium as a phone downloads for a page that nobody touches. */
export async function weighVisits(browser: Browser, origin: string): Promise<Weight[]> {
  const weights: Weight[] = []
  for (const [name, { path, limit }] of Object.entries(pages)) {
    const kinds = await weighVisit(browser, origin + path)
    weights.push({
      name: `${name}, untouched, all files`,
      bytes: [...kinds.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      limit,
      heaviest: formatKinds(kinds),
    })
  }
  return weights
}

async function weighVisit(browser: Browser, address: string): Promise<Kinds> {
  const page = await browser.newPage(phone)
  page.setDefaultTimeout(TIMEOUT_MS)
  const kinds = countBytes(await page.context().newCDPSession(page))
  // Evaluates nothing in the page: Playwright would do so with a user gesture.
  const alive = page.waitForRequest(/frame-later-/)
  await page.goto(address)
  await alive
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE_MS)
  await page.close()
  return kinds
}

function countBytes(session: CDPSession): Kinds {
  const kinds: Kinds = new Map()
  const kindOf = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    kindOf.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other'
    const { bytes, files } = kinds.get(kind) ?? { bytes: 0, files: 0 }
    kinds.set(kind, { bytes: bytes + encodedDataLength, files: files + 1 })
  })
  void session.send('Network.enable')
  return kinds
}

/** For example `Script 145.0 in 15, Image 41.2 in 1`: kilobytes and files, heaviest first. */
function formatKinds(kinds: Kinds): string {
  return [...kinds]
    .sort(([, one], [, other]) => other.bytes - one.bytes)
    .map(([kind, { bytes, files }]) => `${kind} ${(bytes / 1000).toFixed(1)} in ${files}`)
    .join(', ')
}
