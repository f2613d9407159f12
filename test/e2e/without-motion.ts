import type { Page } from '@playwright/test'

/** Each setting of a device with which nothing animates, for the open page and the next ones. */
export const withoutMotion = [
  ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'with data saver',
    async (page: Page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.addInitScript(saveData)
      await page.evaluate(saveData)
    },
  ],
] as const

/** Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
