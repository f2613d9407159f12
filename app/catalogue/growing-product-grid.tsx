import { memo, startTransition, useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { finder } from '#content/catalogue.ts'
import { FIRST_GAMES } from './first-games.ts'
import { findList, type LeftRow, storeList } from './left-list.ts'
import { ProductItem, type ProductItemProps, ProductList } from './product-grid.tsx'
import { GROW_AHEAD_PX, whenNear } from './when-near.ts'

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
  const [count, setCount] = useState(() => grown.get(key) ?? FIRST_GAMES)
  const [asked, setAsked] = useState(request)
  if (asked !== request) {
    setAsked(request)
    setCount(request === '' ? FIRST_GAMES : STEP)
  }

  function grow() {
    const next = count + STEP
    grown.set(key, next)
    // A transition renders between the frames of a scroll.
    startTransition(() => setCount(next))
  }

  const [left] = useState(() => findList(key))
  // At its end, when the page still has its elements.
  const storeAtEnd = useCallback(
    (list: Element | null) => () => {
      if (list) storeList(key, list, GROW_AHEAD_PX)
    },
    [key],
  )

  return (
    <>
      <ProductList ref={storeAtEnd}>
        {products.slice(0, count).map((product, index) => (
          <LeftItem
            key={product.id}
            product={product}
            index={index}
            row={request === '' ? left[index] : undefined}
          />
        ))}
      </ProductList>
      {count < products.length && (
        // Observes again after each step: the end may still be near. Not once it is passed: who sees the footer would be
        // kept there by the browser while all games are rendered above.
        <div
          ref={(end) => whenNear(end, grow, 'below')}
          className="list-end mt-8 grid justify-items-center"
        >
          <Button variant="outline" onClick={grow}>
            {finder.more}
          </Button>
        </div>
      )}
    </>
  )
})

type LeftItemProps = Omit<ProductItemProps, 'ref'> & {
  /** The row when the list was left; absent for rows that are new. */
  row?: LeftRow | undefined
}

/**
 * A game in a list that one can come back to. A row that was far from the viewport when the list was left is empty, of
 * the height that it had, and gets its card when it comes near: with all cards at once, Back froze a long list for
 * seconds.
 */
const LeftItem = memo(function LeftItem({ row, ...item }: LeftItemProps) {
  const [isNear, setNear] = useState(!row?.isFar)
  // For lists.css: the height until the browser lays the row out.
  const property = isNear ? '--guess' : 'block-size'
  const ref = (element: HTMLElement | null) => {
    if (row) element?.style.setProperty(property, `${row.height}px`)
    return isNear ? undefined : whenNear(element, () => startTransition(() => setNear(true)))
  }
  return isNear ? <ProductItem key="near" ref={ref} {...item} /> : <li ref={ref} />
})
