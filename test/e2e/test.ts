import { test as base } from '@playwright/test'
import { waitForScript } from './show-example.ts'

/**
 * Playwright's test with a page that is interactive when `goto` and `reload` return: the scripts start after the first
 * paint, which may come after the load event. Give `waitUntil` to look at a page before that.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      if (options?.waitUntil === undefined) await waitForScript(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      await waitForScript(page)
      return response
    }
    await use(page)
  },
})
