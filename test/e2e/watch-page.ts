import type { Page } from '@playwright/test'

/** Problems on a page during a test. */
export type PageWatch = {
  /** Console errors and warnings, and uncaught errors. */
  readonly problems: readonly string[]
  /**
   * The sum of all layout shifts so far (cumulative layout shift without its windows: stricter).
   */
  readonly layoutShift: () => Promise<number>
}

/** On a very busy machine the store answers after the shop's deadline, which the shop reports and gets over. */
const LATE = /StorefrontFault: No answer in time/

/**
 * Starts watching; call before the first `goto`. `ignored` names output the test causes on purpose.
 */
export async function watchPage(page: Page, ignored: RegExp | null = null): Promise<PageWatch> {
  const problems: string[] = []
  page.on('console', (message) => {
    const isNoise = LATE.test(message.text()) || (ignored?.test(message.text()) ?? false)
    if (/error|warning/.test(message.type()) && !isNoise) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = Number(Reflect.get(window, 'layoutShift')) + Number(Reflect.get(entry, 'value'))
        Object.assign(window, { layoutShift: sum })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    problems,
    layoutShift: () => page.evaluate(() => Number(Reflect.get(window, 'layoutShift'))),
  }
}
