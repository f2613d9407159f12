import { Skeleton } from '#app/ui/skeleton.tsx'

/** The shape of the summary and the form, on a page that is not there yet. */
export function CheckoutSkeleton() {
  return (
    <div
      role="status"
      aria-label="Opening the checkout"
      className="grid min-h-svh content-start items-start gap-6 lg:grid-cols-[1fr_26rem] lg:gap-10"
    >
      <Skeleton shape="button" className="h-17 w-full rounded-card lg:col-start-2 lg:h-96" />
      <Skeleton
        shape="button"
        className="h-160 w-full rounded-card lg:col-start-1 lg:row-start-1"
      />
    </div>
  )
}
