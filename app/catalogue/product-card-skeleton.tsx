import { Card, CardBody, CardWell } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** A loading product card of the same size, to avoid layout shifts. */
export function ProductCardSkeleton() {
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
