import { href } from 'react-router'
import { openShareSheet } from '#app/shop/open-share-sheet.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { writeSharedGames } from '#commerce/model/wishlist-link.ts'
import { wishlistPage } from '#content/wishlist-page.ts'

/** The URL that opens these games on another device. Browser only. */
export function sharedWishlistUrl(productIds: readonly string[]): string {
  return `${window.location.origin}${href('/wishlist')}?games=${writeSharedGames(productIds)}`
}

/** Shares the list's link through the device's share sheet, else the clipboard, else shows it. */
export async function shareWishlist(productIds: readonly string[]): Promise<void> {
  const url = sharedWishlistUrl(productIds)
  const { text, copied, byHand } = wishlistPage.sharing
  try {
    if (typeof navigator.share === 'function') {
      await openShareSheet({ title: text, text, url })
      return
    }
    await navigator.clipboard.writeText(url)
    showToast({ ...copied, tone: 'success' })
  } catch {
    // No permission, or no clipboard because the page is not https.
    showToast({ title: byHand, description: url })
  }
}
