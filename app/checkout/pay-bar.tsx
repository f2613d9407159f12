import { Button } from '#app/ui/button.tsx'
import { FormMessage } from '#app/ui/form-message.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { checkout } from '#content/checkout.ts'

export type PayBarProps = {
  /** Id of the form that the button submits. */
  form: string
  /** Formatted; null until the cart is restored. */
  total: string | null
  /** The store's reason for a refusal, or null. */
  problem: string | null
  isBusy: boolean
  className?: string
}

/** Total and pay button: a bottom bar on phones, below the order summary elsewhere. */
export function PayBar({ form, total, problem, isBusy, className }: PayBarProps) {
  return (
    <div className={className}>
      <div className="bottom-bar grid gap-2 lg:static lg:z-auto lg:grid lg:gap-3 lg:rounded-card lg:border-2 lg:border-line lg:p-4">
        <FormMessage>{problem}</FormMessage>
        <div className="flex items-center gap-3 lg:grid">
          <p className="grid min-w-20 leading-tight lg:flex lg:items-baseline lg:justify-between lg:px-2 lg:font-bold">
            <span className="text-xs text-muted lg:text-2xl lg:text-ink">
              {checkout.summary.total}
            </span>
            <b className="text-xl lg:text-2xl">{total ?? <Skeleton className="w-16" />}</b>
          </p>
          <Button
            type="submit"
            form={form}
            size="lg"
            wide
            className="min-w-0 flex-1 min-[22rem]:whitespace-nowrap max-lg:px-3"
            busy={isBusy}
            disabled={total === null}
          >
            {isBusy ? checkout.submit.busy : checkout.submit.idle}
          </Button>
        </div>
      </div>
    </div>
  )
}
