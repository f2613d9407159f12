import { useRef } from 'react'
import { href } from 'react-router'
import { isOnlyInMemory } from '#app/browser/browser-storage.ts'
import { ProductItem, ProductList } from '#app/catalogue/product-grid.tsx'
import { shareLink } from '#app/shop/share-link.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useWishlist, useWishlistStore } from '#app/wishlist/use-wishlist.ts'
import { WISHLIST_KEY } from '#app/wishlist/wishlist-storage.ts'
import type { GatheredGames } from '#commerce/model/merge-saved-games.ts'
import { restoreToWishlist } from '#commerce/model/wishlist.ts'
import { writeSharedGames } from '#commerce/model/wishlist-link.ts'
import { wishlist } from '#content/wishlist.ts'
import { wishlistPage } from '#content/wishlist-page.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { WishlistToolbar } from './wishlist-toolbar.tsx'

export type SavedGamesProps = GatheredGames & {
  /** True when the store did not respond, so prices are the saved ones. */
  isUnchecked: boolean
  onRetry: () => void
}

/** The games saved in this browser, and actions on them (decision 10, choice 2). */
export function SavedGames({ games, gone, isUnchecked, onRetry }: SavedGamesProps) {
  const { items, count } = useWishlist()
  const removeGames = useRemoveFromWishlist()
  const countRef = useRef<HTMLParagraphElement>(null)
  if (count === 0) return <EmptyWishlist />

  function remove({ id, title }: { id: string; title: string }) {
    removeGames([id], { title: wishlist.removed, description: title })
    countRef.current?.focus()
  }

  return (
    <>
      <WishlistToolbar count={count} games={games} countRef={countRef}>
        <Button
          variant="outline"
          size="sm"
          onClick={() => void shareWishlist(games.map(({ id }) => id))}
        >
          {wishlistPage.share}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            removeGames(
              items.map(({ id }) => id),
              { title: wishlistPage.cleared },
            )
          }
        >
          {wishlistPage.clear}
        </Button>
      </WishlistToolbar>
      {isOnlyInMemory(WISHLIST_KEY) && <p className={noteClass}>{wishlistPage.unsaved}</p>}
      {isUnchecked && <Unchecked onRetry={onRetry} />}
      <ProductList>
        {games.map((game, index) => (
          <ProductItem
            key={game.id}
            product={game}
            index={index}
            corner={
              <IconButton
                label={`${wishlistPage.remove}: ${game.title}`}
                onClick={() => remove(game)}
              >
                <Icon name="close" />
              </IconButton>
            }
          />
        ))}
      </ProductList>
      {/* Below the cards, because these arrive from the store when the cards are already shown. */}
      {gone.map((game) => (
        <GoneGame key={game.id} title={game.title} onRemove={() => remove(game)} />
      ))}
    </>
  )
}

const noteClass =
  'my-5 flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-line py-2 pr-2 pl-5'

function Unchecked({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className={noteClass}>
      <p>{wishlistPage.unchecked}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {wishlistPage.retry}
      </Button>
    </div>
  )
}

function GoneGame({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <div className={noteClass}>
      <p>
        <b>{title}</b> {wishlistPage.gone}
      </p>
      <Button variant="quiet" size="sm" onClick={onRemove}>
        {wishlistPage.remove}
        <span className="sr-only">: {title}</span>
      </Button>
    </div>
  )
}

/** Shares a link that opens these games on another device. */
function shareWishlist(productIds: readonly string[]): Promise<void> {
  const url = `${window.location.origin}${href('/wishlist')}?games=${writeSharedGames(productIds)}`
  const { text, copied } = wishlistPage.sharing
  return shareLink({ title: text, text, url }, copied)
}

/** Removes games from the list; the toast offers Undo. */
function useRemoveFromWishlist() {
  const store = useWishlistStore()
  return (productIds: readonly string[], toast: { title: string; description?: string }): void => {
    const { items: former } = store.getState()
    const removed = former.filter(({ id }) => productIds.includes(id))
    store.change((items) => items.filter(({ id }) => !productIds.includes(id)))
    showToast({
      ...toast,
      action: {
        label: wishlistPage.undo,
        onSelect: () => store.change((items) => restoreToWishlist(items, removed, former)),
      },
    })
  }
}
