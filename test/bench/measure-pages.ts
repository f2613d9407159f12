import { type Browser, chromium } from '@playwright/test'
import { launchOptions } from '#test/e2e/launch-options.ts'
import { findChromium, installChromium } from '#tools/chromium.ts'
import type { Effort } from './effort.ts'
import { type Sample, visitedPages } from './figures.ts'
import { startShop } from './start-shop.ts'
import { serveStaticPage } from './static-page.ts'
import { type LoadedFile, visitPage } from './visit-page.ts'

/** Pages of a built checkout on a phone: as they are, without script, and as static pages of the same bytes. */
export async function measurePages(checkout: string, { isSlow }: Effort): Promise<Sample> {
  const problem = await installChromium()
  if (problem) throw new Error(problem)
  const shop = await startShop(checkout)
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findChromium() ?? undefined,
  })
  try {
    const sample: Record<string, number> = {}
    for (const [kind, path] of Object.entries(visitedPages)) {
      const figures = await measurePage(browser, new URL(path, shop.url).href, isSlow)
      for (const [name, value] of Object.entries(figures)) sample[`${kind}: ${name}`] = value
    }
    return sample
  } finally {
    await browser.close()
    await shop.stop()
  }
}

async function measurePage(browser: Browser, address: string, isSlow: boolean): Promise<Sample> {
  // Visited once before: the first response waits for its rendering, and pictures for their resizing.
  await visitPage(browser, address, { isSlow: false, hasScript: true })
  const visit = await visitPage(browser, address, { isSlow, hasScript: true })
  const bare = await visitPage(browser, address, { isSlow, hasScript: false })
  const page = await serveStaticPage(visit.files)
  const still = await visitPage(browser, page.address, { isSlow, hasScript: true })
  page.stop()
  const scripts = visit.files.filter(({ type }) => type === 'Script')
  return {
    'LCP ms': visit.lcp,
    'FCP ms': visit.fcp,
    'LCP × no script': visit.lcp / bare.lcp,
    'FCP × no script': visit.fcp / bare.fcp,
    'LCP × static page': visit.lcp / still.lcp,
    'blocking time ms': visit.blocked,
    'layout shift score': visit.shift,
    'sent in all kB': toKb(visit.files),
    'scripts kB': toKb(scripts),
    'script files': scripts.length,
  }
}

const toKb = (files: readonly LoadedFile[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0) / 1024
