import { href } from 'react-router'
import { ProductItem, ProductList } from '#app/catalogue/product-grid.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { useWishlist } from '#app/wishlist/use-wishlist.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { wishlist } from '#content/wishlist.ts'
import { wishlistPage } from '#content/wishlist-page.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { WishlistToolbar } from './wishlist-toolbar.tsx'

/**
 * A wishlist opened from a share link. It changes nothing unless the shopper saves it.
 * @param games the available games of the link, in its order
 */
export function SharedGames({ games }: { games: readonly ProductSummary[] }) {
  const { has, add } = useWishlist()
  const missing = games.filter(({ id }) => !has(id))
  const isSaved = missing.length === 0
  const { emptyTitle, emptyText } = wishlistPage.shared
  if (games.length === 0) return <EmptyWishlist title={emptyTitle} text={emptyText} />

  function saveAll() {
    // The last saved game is shown first, so saving from the end keeps the list's order.
    for (const product of missing.toReversed()) add(product)
    showToast({
      title: wishlist.added,
      description: missing.length === 1 ? missing[0]?.title : wishlist.games(missing.length),
      tone: 'success',
    })
  }

  return (
    <>
      <WishlistToolbar count={games.length} games={games}>
        {/* Stays focusable, so that the keyboard does not lose its place. */}
        <Button
          variant={isSaved ? 'quiet' : 'outline'}
          size="sm"
          aria-disabled={isSaved}
          onClick={isSaved ? undefined : saveAll}
        >
          {isSaved ? wishlistPage.shared.allSaved : wishlistPage.shared.saveAll}
        </Button>
        <ButtonLink variant="quiet" size="sm" to={href('/wishlist')}>
          {wishlistPage.title}
        </ButtonLink>
      </WishlistToolbar>
      <ProductList>
        {games.map((game, index) => (
          <ProductItem key={game.id} product={game} index={index} />
        ))}
      </ProductList>
    </>
  )
}
