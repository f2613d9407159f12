import { memo, type ReactNode, type Ref, startTransition, useState } from 'react'
import type { ProductSummary } from '#commerce/model/product.ts'
import { type LeftList, NOTHING_LEFT } from './left-list.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import { gridClass } from './product-grid-skeleton.tsx'
import { whenNear } from './when-near.ts'

/** Cards in a row of a wide window. */
const FIRST_ROW = 4
/** Cards above the fold of a phone. Their pictures load first; more at once would slow each other down. */
const FIRST_SCREEN = 2

export type ProductGridProps = {
  products: readonly ProductSummary[]
  /** Level of the cards' titles. */
  level?: 2 | 3
  /** The grid is below the fold: pictures load lazily. */
  below?: boolean
  ref?: Ref<HTMLUListElement>
  /** On Back: the list as it was left. */
  left?: LeftList
}

/** Product cards in 1, 2, 3 or 4 columns (specification section 2, Category page). */
export function ProductGrid({
  products,
  level,
  below = false,
  ref,
  left = NOTHING_LEFT,
}: ProductGridProps) {
  return (
    <ProductList ref={ref}>
      {products.map((product, index) => {
        const far = left.far.get(product.id)
        const Item = far === undefined ? ProductItem : FarItem
        return (
          <Item
            key={product.id}
            product={product}
            index={index}
            level={level}
            height={far ?? left.near.get(product.id)}
            {...(below && { priority: false })}
          />
        )
      })}
    </ProductList>
  )
}

/** The grid for cards with extra content; children are `ProductItem`s. */
export function ProductList({
  children,
  ref,
}: {
  children: ReactNode
  ref?: Ref<HTMLUListElement>
}) {
  return (
    <ul ref={ref} className={gridClass}>
      {children}
    </ul>
  )
}

export type ProductItemProps = ProductCardProps & {
  /** Index in the list. */
  index: number
  /** Its height when the list was left, in pixels. */
  height?: number
}

/** Memoised, so that a growing list renders only its new cards. */
export const ProductItem = memo(function ProductItem({ index, height, ...card }: ProductItemProps) {
  // For catalogue.css: its height until the browser lays it out.
  const guess = (row: HTMLElement | null) => {
    if (height !== undefined) row?.style.setProperty('--guess', `${height}px`)
  }
  return (
    <li ref={guess} className={classOf(index)}>
      <ProductCard priority={index < FIRST_SCREEN} {...card} />
    </li>
  )
})

/**
 * A row of the height that it had when the list was left; its card is rendered when it comes near. With all cards at
 * once, Back froze a long list for seconds.
 */
const FarItem = memo(function FarItem(item: ProductItemProps) {
  const [isNear, setNear] = useState(false)
  if (isNear) return <ProductItem {...item} />
  return (
    <li
      ref={(row) => {
        row?.style.setProperty('block-size', `${item.height}px`)
        return whenNear(row, () => startTransition(() => setNear(true)))
      }}
    />
  )
})

/** Classes that defer the layout of cards further down (catalogue.css, patterns.css). */
function classOf(index: number): string | undefined {
  if (index < FIRST_ROW) return undefined
  return index < FIRST_ROW * 2 ? 'later' : 'later long-list'
}
