import { lazyPart, onDemand } from '#app/browser/on-demand.tsx'
import type { FormFields } from '#app/forms/form-fields.ts'
import { useForm } from '#app/forms/use-form.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FormMessage } from '#app/ui/form-message.tsx'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import type { Money } from '#commerce/model/money.ts'
import { checkout } from '#content/checkout.ts'
import { readDraft, saveDraft } from './checkout-draft.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { PayBar } from './pay-bar.tsx'
import { DEFAULT_PAYMENT, PaymentChoice } from './payment-choice.tsx'

/** Rendered on the server; below ten fields. */
const TrustBadges = lazyPart(async () => (await import('./trust-badges.tsx')).TrustBadges)

const loadRules = onDemand(() => import('#commerce/model/forms/checkout-form.ts'))

export type CheckoutFormProps = {
  /** Null until the cart is restored. */
  total: Money | null
  /** The store's reason for a refusal, or null. */
  problem: string | null
  isBusy: boolean
  /** Called with valid input. */
  onSubmit: (input: CheckoutInput, signal: AbortSignal) => Promise<void>
  className?: string
}

/** Address and payment (specification sections 3 and 4, Checkout submit). */
export function CheckoutForm({ total, problem, isBusy, onSubmit, className }: CheckoutFormProps) {
  const { formProps, field, readValues, ...form } = useForm<CheckoutInput>({
    check: async (input) => (await loadRules()).checkCheckout(input),
    onSubmit,
    restore: restoreDraft,
    invalidToast: () => checkout.invalid,
    failureToast: checkout.failed,
  })

  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event)
        saveDraft(readValues())
      }}
      className={classNames('grid gap-6', className)}
    >
      <DeliveryFields field={field} />
      <PaymentChoice {...field('paymentMethod')} />
      <TrustBadges />
      <FormMessage>{problem}</FormMessage>
      <PayBar total={total && formatExactMoney(total)} isBusy={isBusy || form.isBusy} />
      <p className="text-sm text-muted">{checkout.submit.note}</p>
    </form>
  )
}

/** Restores the draft without overwriting newer input. */
function restoreDraft(present: FormFields): FormFields {
  const kept = Object.entries(readDraft()).filter(
    ([name]) => present[name] === (name === 'paymentMethod' ? DEFAULT_PAYMENT : ''),
  )
  saveDraft({ ...present, ...Object.fromEntries(kept) })
  return Object.fromEntries(kept)
}
