import { href } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { wishlistPage } from '#content/wishlist-page.ts'

type EmptyWishlistProps = { title?: string; text?: string }

/** The empty wishlist, with a link to the shop (specification section 2, Wishlist). */
export function EmptyWishlist({
  title = wishlistPage.empty.title,
  text = wishlistPage.empty.text,
}: EmptyWishlistProps) {
  return (
    <div className="rays mt-6 overflow-hidden rounded-label">
      <EmptyState scene="wishlist" title={title} text={text} className="py-section">
        <ButtonLink to={href('/all-products')} size="lg">
          {wishlistPage.empty.button}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
