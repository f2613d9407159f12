import type { ReactNode } from 'react'
import { href } from 'react-router'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { wishlist } from '#content/wishlist.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { useWishlist } from './use-wishlist.ts'
import { WishlistToggle } from './wishlist-toggle.tsx'
import { canBuyOneOf, WishlistToolbar } from './wishlist-toolbar.tsx'

export type SharedGamesProps = {
  /** Games of the link that are sold, in its order. */
  games: readonly ProductSummary[]
  onAddAll: (games: readonly ProductSummary[]) => void
  /** Draws the cards; `heart` goes below the buttons to buy. */
  children: (
    games: readonly ProductSummary[],
    heart: (product: ProductSummary) => ReactNode,
  ) => ReactNode
}

/** Somebody's list, opened by its link: it changes nothing here unless the shopper saves it. */
export function SharedGames({ games, onAddAll, children }: SharedGamesProps) {
  const { has, add } = useWishlist()
  const missing = games.filter(({ id }) => !has(id))
  const { emptyTitle, emptyText } = wishlist.shared
  if (games.length === 0) return <EmptyWishlist title={emptyTitle} text={emptyText} />

  function saveAll() {
    // Last saved stands first: saved from the end, the list keeps its order.
    for (const product of missing.toReversed()) add(product)
    showToast({
      title: 'Added to wishlist',
      description: missing.length === 1 ? missing[0]?.title : `${missing.length} games`,
      tone: 'success',
    })
  }

  return (
    <>
      <WishlistToolbar
        count={games.length}
        onAddAll={canBuyOneOf(games) ? () => onAddAll(games) : null}
      >
        <Button variant="outline" size="sm" disabled={missing.length === 0} onClick={saveAll}>
          {missing.length === 0 ? 'All saved' : 'Save all'}
        </Button>
        <ButtonLink variant="quiet" size="sm" to={href('/wishlist')}>
          My Wishlist
        </ButtonLink>
      </WishlistToolbar>
      {children(games, (product) => (
        <WishlistToggle product={product} className="justify-self-center" />
      ))}
    </>
  )
}
