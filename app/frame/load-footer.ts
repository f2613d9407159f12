import type { FooterContent } from './footer-content.tsx'

/**
 * Fetches what is in the footer.
 * @throws when it cannot be fetched, as offline
 */
export async function loadFooter(): Promise<typeof FooterContent> {
  return (await import('./footer-content.tsx')).FooterContent
}
