import { href } from 'react-router'
import { shareLink } from '#app/shop/share-link.ts'
import { writeSharedGames } from '#commerce/model/wishlist-link.ts'
import { wishlistPage } from '#content/wishlist-page.ts'

/** Shares a link that opens these games on another device. */
export function shareWishlist(productIds: readonly string[]): Promise<void> {
  const url = `${window.location.origin}${href('/wishlist')}?games=${writeSharedGames(productIds)}`
  const { text, copied } = wishlistPage.sharing
  return shareLink({ title: text, text, url }, copied)
}
