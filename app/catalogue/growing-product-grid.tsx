import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'
import { useGrowingCount } from './use-growing-count.ts'

/** A grid of any length: the next rows are drawn before the shopper comes to them. */
export function GrowingProductGrid({ products, ...rest }: ProductGridProps) {
  const { key } = useLocation()
  const { count, end, grow } = useGrowingCount(products.length, key)
  return (
    <>
      <ProductGrid products={products.slice(0, count)} {...rest} />
      {count < products.length && (
        <div ref={end} className="mt-8 grid justify-items-center">
          <Button variant="outline" onClick={grow}>
            Show more games
          </Button>
        </div>
      )}
    </>
  )
}
