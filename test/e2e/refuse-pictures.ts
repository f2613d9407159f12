import type { Page } from '@playwright/test'

/** Blocks the catalogue's pictures, which keep their boxes. A route would also turn the browser's cache off. */
export async function refusePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/cdn/*'] })
}
