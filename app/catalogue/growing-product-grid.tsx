import { memo, startTransition, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { finder } from '#content/catalogue.ts'
import { ProductGrid } from './product-grid.tsx'

/** Cards that the server renders. */
const FIRST = 48
/** Cards per step, few enough for a frame: whole rows of 1, 2, 3 and 4. */
const STEP = 12

/** Pixels below the viewport at which the list grows. */
const GROW_AHEAD_PX = 1200

/** List lengths by history entry, so that Back restores the scroll position. */
const grown = new Map<string, number>()

export type GrowingProductGridProps = {
  products: readonly ProductSummary[]
  /** The search; when it changes on an open page, the list starts short, as the next letter may come soon. */
  request?: string
}

/**
 * A grid of any length, rendered a little beyond the scroll position. Memoised: a letter typed above it renders it
 * again only if its games have changed.
 */
export const GrowingProductGrid = memo(function GrowingProductGrid({
  products,
  request = '',
}: GrowingProductGridProps) {
  const { key } = useLocation()
  const [count, setCount] = useState(() => grown.get(key) ?? FIRST)
  const [asked, setAsked] = useState(request)
  if (asked !== request) {
    setAsked(request)
    setCount(request === '' ? FIRST : STEP)
  }

  function grow() {
    const next = count + STEP
    grown.set(key, next)
    // A transition renders between the frames of a scroll.
    startTransition(() => setCount(next))
  }

  return (
    <>
      <ProductGrid products={products.slice(0, count)} />
      {count < products.length && (
        // Observes again after each step: the end may still be near.
        <div ref={(end) => whenNear(end, grow)} className="mt-8 grid justify-items-center">
          <Button variant="outline" onClick={grow}>
            {finder.more}
          </Button>
        </div>
      )}
    </>
  )
})

/** Calls the listener when the element comes near the screen; returns the cleanup. */
function whenNear(element: HTMLElement | null, listener: () => void) {
  if (!element || typeof IntersectionObserver === 'undefined') return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) listener()
    },
    { rootMargin: `${GROW_AHEAD_PX}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
