import { type ReactNode, type Ref, useRef } from 'react'
import { useFocusHandOver } from '#app/browser/use-focus-hand-over.ts'
import { Button } from '#app/ui/button.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'

export type WishlistToolbarProps = {
  count: number
  /** Takes the focus when the button that had it is gone with its game. */
  countRef?: Ref<HTMLParagraphElement>
  /** Null when no game on the list can be bought. */
  onAddAll: (() => void) | null
  children: ReactNode
}

/** How many games there are, and what can be done with all of them. */
export function WishlistToolbar({ count, countRef, onAddAll, children }: WishlistToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useFocusHandOver(bar)
  return (
    <div ref={bar} className="mt-6 mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p ref={countRef} tabIndex={-1} role="status" className="grow text-lg text-muted">
        {count === 1 ? '1 game' : `${count} games`}
      </p>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button size="sm" disabled={onAddAll === null} onClick={() => onAddAll?.()}>
          Add all to cart
        </Button>
        {children}
      </div>
    </div>
  )
}

/** Whether any of the games is in stock. */
export function canBuyOneOf(games: readonly ProductSummary[]): boolean {
  return games.some(({ firstVariant }) => firstVariant?.available)
}
