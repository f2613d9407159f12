import { useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { finder } from '#content/catalogue.ts'
import { ProductGrid } from './product-grid.tsx'

/** Cards rendered at first and per step: whole rows of 1, 2, 3 and 4. */
const STEP = 48

/** Pixels below the screen at which the list grows. */
const AHEAD = 1200

/** List lengths by history entry, so that Back restores the scroll position. */
const grown = new Map<string, number>()

/** A grid of any length, rendered a little beyond the scroll position. */
export function GrowingProductGrid({ products }: { products: readonly ProductSummary[] }) {
  const { key } = useLocation()
  const [count, setCount] = useState(() => grown.get(key) ?? STEP)

  function grow() {
    const next = count + STEP
    grown.set(key, next)
    setCount(next)
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
}

/** Calls the listener when the element comes near the screen; returns the cleanup. */
function whenNear(element: HTMLElement | null, listener: () => void) {
  if (!element || typeof IntersectionObserver === 'undefined') return
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) listener()
    },
    { rootMargin: `${AHEAD}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
