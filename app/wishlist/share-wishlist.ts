import { href } from 'react-router'
import { showToast } from '#app/toasts/toasts.tsx'
import { writeSharedGames } from '#commerce/model/wishlist-link.ts'
import { wishlist } from '#content/wishlist.ts'

/** The address that opens these games on another device. Browser only. */
export function sharedWishlistUrl(productIds: readonly string[]): string {
  return `${window.location.origin}${href('/wishlist')}?games=${writeSharedGames(productIds)}`
}

/** Hands the list's link to the device's own sharing, else to the clipboard, else shows it. */
export async function shareWishlist(productIds: readonly string[]): Promise<void> {
  const url = sharedWishlistUrl(productIds)
  const { text, copied, byHand } = wishlist.sharing
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: text, text, url })
      return
    }
    await navigator.clipboard.writeText(url)
    showToast({ ...copied, tone: 'success' })
  } catch (error) {
    // The shopper closed the device's own sharing.
    if (error instanceof DOMException && error.name === 'AbortError') return
    // No permission, or a page without https has no clipboard.
    showToast({ title: byHand, description: url })
  }
}
