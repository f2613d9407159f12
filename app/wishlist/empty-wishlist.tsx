import { href } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Petals } from '#app/ui/petals.tsx'
import { wishlist } from '#content/wishlist.ts'

type EmptyWishlistProps = { title?: string; text?: string }

/** The empty wishlist, with a link to the shop (specification section 2, Wishlist). */
export function EmptyWishlist({
  title = wishlist.empty.title,
  text = wishlist.empty.text,
}: EmptyWishlistProps) {
  return (
    <div className="rays mt-6 overflow-hidden rounded-label">
      <EmptyState art={<LockedHeart />} title={title} text={text} className="py-section">
        <ButtonLink to={href('/all-products')} size="lg">
          {wishlist.empty.button}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** A heart with a keyhole, in a ring of petals. */
function LockedHeart() {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className="emblem emblem-pink empty-state-emblem"
      aria-hidden="true"
    >
      <Petals />
      <path
        d="M0 34C-22 20-38 4-38-12c0-12 9-20 19-20 8 0 15 5 19 12 4-7 11-12 19-12 10 0 19 8 19 20C38 4 22 20 0 34z"
        className="em-main"
      />
      <path
        d="M-7-4a7 7 0 1114 0c0 3-2 5-4 6.5l3 13.5h-12l3-13.5c-2-1.5-4-3.5-4-6.5z"
        className="em-cream"
      />
    </svg>
  )
}
