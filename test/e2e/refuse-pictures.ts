import type { Page } from '@playwright/test'

/** The catalogue's pictures do not load, and keep their place. A route would also turn the browser's cache off. */
export async function refusePictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*/cdn/*'] })
}
