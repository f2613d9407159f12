import { memo, startTransition, useState } from 'react'
import type { LeftRow } from './left-list.ts'
import { ProductItem, type ProductItemProps } from './product-grid.tsx'
import { whenNear } from './when-near.ts'

export type LeftItemProps = Omit<ProductItemProps, 'ref'> & {
  /** The row when the list was left; absent for rows that are new. */
  row?: LeftRow | undefined
}

/**
 * A game in a list that one can come back to. A row that was far from the viewport when the list was left is empty, of
 * the height that it had, and gets its card when it comes near: with all cards at once, Back froze a long list for
 * seconds.
 */
export const LeftItem = memo(function LeftItem({ row, ...item }: LeftItemProps) {
  const [isNear, setNear] = useState(!row?.isFar)
  // For catalogue.css: the height until the browser lays the row out.
  const property = isNear ? '--guess' : 'block-size'
  const ref = (element: HTMLElement | null) => {
    if (row) element?.style.setProperty(property, `${row.height}px`)
    return isNear ? undefined : whenNear(element, () => startTransition(() => setNear(true)))
  }
  return isNear ? <ProductItem key="near" ref={ref} {...item} /> : <li ref={ref} />
})
