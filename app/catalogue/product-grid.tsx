import type { ReactNode } from 'react'
import type { FiguresSource } from '#commerce/model/figures/original-price.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { ProductCard } from './product-card.tsx'
import { gridClass } from './product-grid-skeleton.tsx'

/** Rows below the screen are not laid out until they come near it: long lists stay smooth. */
const itemClass =
  '[contain-intrinsic-size:auto_37rem] [content-visibility:auto] [overflow-clip-margin:3rem]'

/** Cards on the first screen of a wide window; their pictures are fetched first. */
const FIRST_SCREEN = 4

export type ProductGridProps = {
  products: readonly ProductSummary[]
  figures: FiguresSource
  actionsFor: (product: ProductSummary) => ReactNode
  onIntent?: (handle: string) => void
  /** Level of the cards' titles. */
  level?: 2 | 3
  /** The grid is not on the first screen: no picture is fetched before it is near. */
  below?: boolean
}

/** Product cards in 1, 2, 3 or 4 columns (specification section 2, Category page). */
export function ProductGrid({
  products,
  figures,
  actionsFor,
  onIntent,
  level,
  below = false,
}: ProductGridProps) {
  return (
    <ul className={gridClass}>
      {products.map((product, index) => (
        <li key={product.id} className={index < FIRST_SCREEN * 2 ? undefined : itemClass}>
          <ProductCard
            product={product}
            figures={figures}
            actions={actionsFor(product)}
            onIntent={onIntent}
            priority={!below && index < FIRST_SCREEN}
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
