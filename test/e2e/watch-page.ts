import type { Page } from '@playwright/test'

/** Problems on a page during a test. */
export type PageWatch = {
  /** Console errors and warnings, and uncaught errors. */
  readonly problems: readonly string[]
  /**
   * What has shifted so far, if the sum is large enough to be seen, otherwise nothing. The sum is stricter than the
   * cumulative layout shift, which has windows of time.
   */
  readonly listShifts: () => Promise<string[]>
}

type Shift = { readonly at: number; readonly value: number; readonly moved: readonly string[] }

/** An entry of the layout shift API, which TypeScript's types lack. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

declare global {
  interface Window {
    recordedShifts: Shift[]
  }
}

const LEAST_SEEN = 0.01

/** On a very busy machine the store responds after the shop's deadline; the shop reports this and recovers. */
const LATE = /StorefrontFault: No answer in time/

/** What Playwright logs in the page's console where the configuration blocks service workers. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/

/** The router preloads the next page's styles; on a very busy machine that page takes seconds to follow. */
const NOT_YET_USED = /\.css was preloaded using link preload but not used/

/** Starts watching; call before the first `goto`. `ignored` matches output that the test causes on purpose. */
export async function watchPage(page: Page, ignored: RegExp | null = null): Promise<PageWatch> {
  const problems: string[] = []
  page.on('console', (message) => {
    const isNoise = [LATE, BLOCKED, NOT_YET_USED, ignored].some((noise) =>
      noise?.test(message.text()),
    )
    if (/error|warning/.test(message.type()) && !isNoise) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.addInitScript(recordShifts)
  return {
    problems,
    listShifts: async () => {
      const shifts = await page.evaluate(() => window.recordedShifts)
      return shifts.reduce((sum, { value }) => sum + value, 0) < LEAST_SEEN
        ? []
        : shifts.map(describeShift)
    },
  }
}

/** Runs in the page. */
function recordShifts(): void {
  const shifts: Shift[] = []
  window.recordedShifts = shifts
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : node?.textContent
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect: { y, height }, currentRect }) => {
        const ends = [y, height, currentRect.y, currentRect.height].map(Math.round)
        return `${nameOf(node)} (y, height: ${ends})`
      })
      shifts.push({ at: startTime, value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function describeShift({ at, value, moved }: Shift): string {
  return `${value.toFixed(4)} at ${at.toFixed(0)} ms: ${moved.join(', ')}`
}
