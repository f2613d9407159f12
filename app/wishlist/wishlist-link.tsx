import { href } from 'react-router'
import { CountBadge } from '#app/ui/count-badge.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { wishlist } from '#content/wishlist.ts'
import { useWishlist } from './use-wishlist.ts'

/** Link to the wishlist, with the number of saved games once browser storage has been read. */
export function WishlistLink() {
  const { count } = useWishlist()
  return (
    <TextLink
      tone="bare"
      className="icon-button"
      to={href('/wishlist')}
      aria-label={wishlist.link(count)}
    >
      <Icon name="heart" width="1.5em" height="1.5em" />
      <CountBadge count={count} />
    </TextLink>
  )
}
