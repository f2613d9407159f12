import type { Page } from '@playwright/test'

/** Problems on a page during a test. */
export type PageWatch = {
  /** Console errors and warnings, and uncaught errors. */
  readonly problems: readonly string[]
  /**
   * What has shifted so far, when all of it counts for more than can be seen (cumulative layout shift without its windows:
   * stricter); otherwise nothing.
   */
  readonly listShifts: () => Promise<string[]>
}

type Shift = { readonly at: number; readonly value: number; readonly moved: readonly string[] }

/** An entry of the browser's layout shifts, which TypeScript does not know yet. */
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

/** On a very busy machine the store answers after the shop's deadline, which the shop reports and gets over. */
const LATE = /StorefrontFault: No answer in time/

/** What Playwright writes to the page's console where the configuration allows no service worker. */
const BLOCKED = /^Service Worker registration blocked by Playwright$/

/**
 * Starts watching; call before the first `goto`. `ignored` names output the test causes on purpose.
 */
export async function watchPage(page: Page, ignored: RegExp | null = null): Promise<PageWatch> {
  const problems: string[] = []
  page.on('console', (message) => {
    const isNoise = [LATE, BLOCKED, ignored].some((noise) => noise?.test(message.text()))
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
