import { test as base, type Page } from '@playwright/test'
import { beginToUse, waitForScript } from './show-example.ts'

type Options = {
  /** On-demand parts load their scripts in an idle callback. Safari has none, and loads them on first use. */
  readonly loadsAhead: boolean
}

/**
 * Playwright's test, with a page that has had input when `goto` and `reload` return. Scripts start after the first
 * paint, which may come after the load event; what waits for the first input loads then. Pass `waitUntil` to see a page
 * before that. On phones, on-demand parts load their scripts as in Safari.
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
