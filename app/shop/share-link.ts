import { showToast } from '#app/toasts/toasts.tsx'
import { shareLinkWords as words } from '#content/share-link.ts'
import { openShareSheet } from './open-share-sheet.ts'

/**
 * Shares a link through the device's share sheet, else copies it, else shows it.
 * @param copied says what to do with the copied link
 */
export async function shareLink(
  link: ShareData & { readonly url: string },
  copied: string,
): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await openShareSheet(link)
    await navigator.clipboard.writeText(link.url)
    showToast({ title: words.copied, description: copied, tone: 'success' })
  } catch {
    // No permission, or no clipboard because the page is not https.
    showToast({ title: words.byHand, description: link.url })
  }
}
