import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { checkout } from '#content/checkout.ts'

export type PayBarProps = {
  /** Formatted; null until the cart is restored. */
  total: string | null
  isBusy: boolean
}

/** The pay button: a bottom bar on phones, below the form elsewhere. */
export function PayBar({ total, isBusy }: PayBarProps) {
  return (
    <div className="bottom-bar lg:static lg:z-auto lg:block lg:border-0 lg:bg-transparent lg:p-0">
      <div className="flex items-center gap-3">
        <p className="grid min-w-20 leading-tight">
          <span className="text-xs text-muted">{checkout.summary.total}</span>
          <b className="text-xl">{total ?? <Skeleton className="w-16" />}</b>
        </p>
        <Button
          type="submit"
          size="lg"
          wide
          className="min-w-0 flex-1 whitespace-nowrap max-lg:px-3"
          busy={isBusy}
          disabled={total === null}
        >
          {isBusy ? checkout.submit.busy : checkout.submit.idle}
        </Button>
      </div>
    </div>
  )
}
