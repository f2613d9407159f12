import { type ReactNode, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { GatheredGames } from '#commerce/model/gather-games.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { wishlist } from '#content/wishlist.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { shareWishlist } from './share-wishlist.ts'
import { useTakeOff } from './use-take-off.ts'
import { useWishlist } from './use-wishlist.ts'
import { canBuyOneOf, WishlistToolbar } from './wishlist-toolbar.tsx'

export type SavedGamesProps = GatheredGames & {
  /** Prices are the stored ones, because the store did not answer. */
  isUnchecked: boolean
  onRetry: () => void
  onAddAll: (games: readonly ProductSummary[]) => void
  /** Draws the cards; `removeButton` goes below the buttons to buy. */
  children: (
    games: readonly ProductSummary[],
    removeButton: (product: ProductSummary) => ReactNode,
  ) => ReactNode
}

/** The games saved in this browser, and what can be done with them (decisions, choice 2). */
export function SavedGames({
  games,
  gone,
  isUnchecked,
  onRetry,
  onAddAll,
  children,
}: SavedGamesProps) {
  const { items, count } = useWishlist()
  const takeOff = useTakeOff()
  const countRef = useRef<HTMLParagraphElement>(null)
  if (count === 0) return <EmptyWishlist />

  function remove({ id, title }: { id: string; title: string }) {
    takeOff([id], { title: 'Removed from wishlist', description: title })
    countRef.current?.focus()
  }

  return (
    <>
      <WishlistToolbar
        count={count}
        countRef={countRef}
        onAddAll={canBuyOneOf(games) ? () => onAddAll(games) : null}
      >
        <Button
          variant="outline"
          size="sm"
          onClick={() => void shareWishlist(games.map(({ id }) => id))}
        >
          Share
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            takeOff(
              items.map(({ id }) => id),
              { title: wishlist.cleared },
            )
          }
        >
          Clear
        </Button>
      </WishlistToolbar>
      {isUnchecked && <Unchecked onRetry={onRetry} />}
      {children(games, (product) => (
        <RemoveButton wide title={product.title} onClick={() => remove(product)} />
      ))}
      {/* Below, because the store tells of them when the cards are shown already. */}
      {gone.map((game) => (
        <GoneGame key={game.id} title={game.title} onRemove={() => remove(game)} />
      ))}
    </>
  )
}

type RemoveButtonProps = { title: string; wide?: boolean; onClick: () => void }

function RemoveButton({ title, wide, onClick }: RemoveButtonProps) {
  return (
    <Button variant="quiet" size="sm" wide={wide} onClick={onClick}>
      Remove<span className="sr-only">: {title}</span>
    </Button>
  )
}

const noteClass =
  'my-5 flex flex-wrap items-center justify-between gap-3 rounded-card border-2 border-line py-2 pr-2 pl-5'

function Unchecked({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="status" className={noteClass}>
      <p>{wishlist.unchecked}</p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}

function GoneGame({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <div className={noteClass}>
      <p>
        <b>{title}</b> is no longer sold.
      </p>
      <RemoveButton title={title} onClick={onRemove} />
    </div>
  )
}
