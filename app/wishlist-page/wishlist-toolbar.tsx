import type { ReactNode, Ref } from 'react'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { useAddAll } from '#app/cart/add/use-add-all.ts'
import { Button } from '#app/ui/button.tsx'
import { isForSale } from '#commerce/model/is-for-sale.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { wishlist } from '#content/wishlist.ts'
import { wishlistPage } from '#content/wishlist-page.ts'

export type WishlistToolbarProps = {
  /** Number of saved games, including those no longer sold. */
  count: number
  /** Number of games that 'Add all to cart' adds. */
  games: readonly ProductSummary[]
  /** Gets focus when the focused button disappears with its game. */
  countRef?: Ref<HTMLParagraphElement>
  children: ReactNode
}

/** The number of games, and actions on all of them. */
export function WishlistToolbar({ count, games, countRef, children }: WishlistToolbarProps) {
  const addAll = useAddAll()
  const canBuyOne = games.some(isForSale)
  return (
    <div ref={moveFocusOnUnmount} className="mt-6 mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p ref={countRef} tabIndex={-1} role="status" className="grow text-lg text-muted">
        {wishlist.games(count)}
      </p>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button size="sm" disabled={!canBuyOne} onClick={() => addAll(games)}>
          {wishlistPage.addAll}
        </Button>
        {children}
      </div>
    </div>
  )
}
