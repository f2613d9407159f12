import { Card, CardBody, CardWell } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** A loading product card of the same size, to avoid layout shifts. */
export function ProductCardSkeleton() {
  return (
    <Card className="h-full" aria-hidden="true">
      <CardWell>
        <Skeleton shape="picture" className="rounded-control" />
      </CardWell>
      <CardBody>
        <Skeleton className="w-24 text-xs" />
        <Skeleton shape="title" />
        <Skeleton className="w-32 text-lg" />
        <div className="mt-1.5 flex gap-2">
          <Skeleton shape="button" className="h-11 flex-1" />
          <Skeleton shape="button" className="h-11 flex-1" />
        </div>
      </CardBody>
    </Card>
  )
}
