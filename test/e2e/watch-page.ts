import type { Page } from '@playwright/test'

/** What went wrong on a page while a test looked at it. */
export type PageWatch = {
  /** Errors and warnings of the console, and uncaught errors. */
  readonly problems: readonly string[]
  /** The sum of all layout shifts so far (cumulative layout shift without its windows: stricter). */
  readonly layoutShift: () => Promise<number>
}

/** Starts to watch; call before the first `goto`. `ignored` names noise that belongs to the test. */
export async function watchPage(page: Page, ignored: RegExp | null = null): Promise<PageWatch> {
  const problems: string[] = []
  page.on('console', (message) => {
    const isNoise = ignored?.test(message.text()) ?? false
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
