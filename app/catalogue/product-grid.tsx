import { memo, type ReactNode, type Ref } from 'react'
import type { ProductSummary } from '#commerce/model/product.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import { gridClass } from './product-grid-skeleton.tsx'

/** Cards in a row of a wide window. */
const FIRST_ROW = 4
/** Cards above the fold of a phone. Their pictures load first; more at once would slow each other down. */
const FIRST_SCREEN = 2

/** A section's product cards, below the fold: pictures load lazily. */
export function ProductGrid({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ProductList>
      {products.map((product, index) => (
        <ProductItem key={product.id} product={product} index={index} level={3} priority={false} />
      ))}
    </ProductList>
  )
}

/** Product cards in 1, 2, 3 or 4 columns (specification section 2, Category page); children are `ProductItem`s. */
export function ProductList(props: { children: ReactNode; ref?: Ref<HTMLUListElement> }) {
  return <ul {...props} className={gridClass} />
}

export type ProductItemProps = ProductCardProps & {
  /** Index in the list. */
  index: number
  ref?: Ref<HTMLLIElement>
}

/** Memoised, so that a growing list renders only its new cards. */
export const ProductItem = memo(function ProductItem({ index, ref, ...card }: ProductItemProps) {
  return (
    <li ref={ref} className={classOf(index)}>
      <ProductCard priority={index < FIRST_SCREEN} {...card} />
    </li>
  )
})

/** Classes that defer the layout of cards further down (catalogue.css, lists.css, patterns.css). */
function classOf(index: number): string | undefined {
  if (index < FIRST_ROW) return undefined
  return index < FIRST_ROW * 2 ? 'later' : 'later long-list'
}
