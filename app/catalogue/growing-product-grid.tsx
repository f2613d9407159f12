import { memo, startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { finder } from '#content/catalogue.ts'
import { keepList, recallList } from './left-list.ts'
import { ProductGrid } from './product-grid.tsx'
import { GROW_AHEAD_PX, whenNear } from './when-near.ts'

/** Cards that the server renders. */
const FIRST = 48
/** Cards per step, few enough for a frame: whole rows of 1, 2, 3 and 4. */
const STEP = 12

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

  const left = useLeftList(key, products)

  return (
    <>
      <ProductGrid {...left} products={products.slice(0, count)} />
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

/** The list as it was left, on Back; keeps it when the page is left again. */
function useLeftList(key: string, products: readonly ProductSummary[]) {
  const list = useRef<HTMLUListElement>(null)
  const [left] = useState(() => recallList(key))
  const keep = useEffectEvent(() => {
    if (list.current) keepList(key, list.current.children, products, GROW_AHEAD_PX)
  })
  // The last moment at which the page still has its elements.
  useLayoutEffect(() => () => keep(), [])
  return { ref: list, left }
}
