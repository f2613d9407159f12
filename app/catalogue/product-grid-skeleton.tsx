import { ProductCardSkeleton } from './product-card-skeleton.tsx'

/** 1, 2, 3 or 4 columns (specification section 9). */
export const gridClass =
  'grid grid-cols-1 gap-2.5 md:gap-5 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The loading grid. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={gridClass}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key and never move
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  )
}
