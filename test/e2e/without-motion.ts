import type { Page } from '@playwright/test'

/** Each setting of a device with which nothing animates; call before the first `goto`. */
export const withoutMotion = [
  ['with reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'with data saver',
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
  ],
] as const
