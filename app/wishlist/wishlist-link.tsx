import { href } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { wishlist } from '#content/wishlist.ts'
import { useWishlist } from './use-wishlist.ts'

const MAX_SHOWN = 99

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
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-coral px-1 text-xs font-bold leading-none text-on-coral"
        >
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </TextLink>
  )
}
