import { Card, CardBody, CardWell } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

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

/** A loading product card of the same size, to avoid layout shifts. */
function ProductCardSkeleton() {
  return (
    <Card className="product-card" aria-hidden="true">
      <CardWell>
        <Skeleton shape="picture" className="rounded-control" />
      </CardWell>
      <CardBody>
        <Skeleton className="w-24 text-xs" />
        <Skeleton shape="title" />
        <Skeleton className="w-32 text-lg" />
      </CardBody>
      <div className="product-card-buttons grid-cols-2">
        <Skeleton shape="button" className="h-11" />
        <Skeleton shape="button" className="h-11" />
      </div>
    </Card>
  )
}
