import { test as base, type Page } from '@playwright/test'
import { beginToUse, waitForScript } from './show-example.ts'

type Options = {
  /** Scripts of what may be opened load while the browser is idle. Safari cannot tell, and loads them on first use. */
  readonly loadsAhead: boolean
}

/**
 * Playwright's test with a page that somebody uses when `goto` and `reload` return. The scripts start after the first paint,
 * which may come after the load event; what waits for a first touch loads then. Give `waitUntil` to look at a page before.
 * On phones the scripts of what may be opened come as in Safari.
 */
export const test = base.extend<Options>({
  loadsAhead: [async ({ isMobile }, use) => use(!isMobile), { option: true }],

  page: async ({ page, loadsAhead }, use) => {
    if (!loadsAhead)
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      if (options?.waitUntil === undefined) await startToUse(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      await startToUse(page)
      return response
    }
    await use(page)
  },
})

async function startToUse(page: Page): Promise<void> {
  await waitForScript(page)
  await beginToUse(page)
}
