import type { Toaster } from './toaster.tsx'

export type ToasterType = typeof Toaster

/**
 * Fetches what draws the toasts. After a failure it is fetched anew.
 * @throws when it cannot be fetched, as offline
 */
export async function loadToaster(): Promise<ToasterType> {
  return (await import('./toaster.tsx')).Toaster
}
