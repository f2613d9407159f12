import { firstInteraction } from '#app/browser/first-interaction.ts'
import { mayFetchAhead } from '#app/browser/may-fetch-ahead.ts'

/**
 * Registers the service worker after the first interaction, when the page's own files are loaded. Not under data saver,
 * because the worker fetches files in advance. Only a build has a worker.
 */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !mayFetchAhead()) return
  await firstInteraction()
  await navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // Private windows and full disks refuse it. The shop then works only with a network.
  })
}
