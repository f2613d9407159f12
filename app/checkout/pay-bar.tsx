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
}

/** Total and pay button: a bottom bar on phones, below the order summary elsewhere. */
export function PayBar({ form, total, problem, isBusy }: PayBarProps) {
  return (
    <div className="bottom-bar grid gap-2">
      <FormMessage>{problem}</FormMessage>
      <div className="pay-row">
        <p className="pay-total">
          <span>{checkout.summary.total}</span>
          <b>{total ?? <Skeleton className="w-16" />}</b>
        </p>
        <Button
          type="submit"
          form={form}
          size="lg"
          wide
          className="pay-button"
          busy={isBusy}
          disabled={total === null}
        >
          {isBusy ? checkout.submit.busy : checkout.submit.idle}
        </Button>
      </div>
    </div>
  )
}
