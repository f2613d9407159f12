import { firstInteraction } from '#app/browser/first-interaction.ts'
import { mayFetchAhead } from '#app/browser/may-fetch-ahead.ts'

/**
 * Has the browser keep the shop for later without a network, once somebody uses it and its own files are there. Under data
 * saver nothing is fetched that nobody asked for. Only a build has a worker.
 */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !mayFetchAhead()) return
  await firstInteraction()
  await navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // Private windows and full disks refuse it: then the shop needs its network, as before.
  })
}
