import { useEffect } from 'react'
import { useForm } from '#app/forms/use-form.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FormMessage } from '#app/ui/form-message.tsx'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import { formatMoney, type Money } from '#commerce/model/money.ts'
import { checkout } from '#content/checkout.ts'
import { checkoutFrame } from '#content/checkout-frame.ts'
import { keepDraft, readDraft } from './checkout-draft.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { PayBar } from './pay-bar.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { TrustBadges } from './trust-badges.tsx'

/** Id of the form on the page. */
export const FORM_ID = 'checkout-form'

const loadCheck = () =>
  import('#commerce/model/forms/checkout-form.ts').then((rules) => rules.checkCheckout)

export type CheckoutFormProps = {
  /** What is to be paid; null until the cart was read. */
  total: Money | null
  /** Why the store would not sell; null when it did not object. */
  problem: string | null
  /** The page is on its way to the hosted checkout. */
  isBusy: boolean
  /** Takes a form that keeps every rule. */
  onSubmit: (input: CheckoutInput) => Promise<void>
  className?: string
}

/** Where it goes and how it is paid (specification sections 3 and 4, Checkout submit). */
export function CheckoutForm({ total, problem, isBusy, onSubmit, className }: CheckoutFormProps) {
  const { formProps, field, fill, readValues, ...form } = useForm<CheckoutInput>({
    loadCheck,
    onSubmit,
    invalidToast: checkout.invalid,
    failureToast: checkoutFrame.failed,
  })

  // Joins the fields to what was typed before a reload; what was typed since stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page; later the fields are ahead
  useEffect(() => {
    const present = readValues()
    const kept = Object.entries(readDraft()).filter(
      ([name]) => name === 'paymentMethod' || present[name] === '',
    )
    fill(Object.fromEntries(kept))
  }, [])

  return (
    <form
      {...formProps}
      id={FORM_ID}
      onInput={(event) => {
        formProps.onInput(event)
        keepDraft(readValues())
      }}
      className={classNames('grid gap-6', className)}
    >
      <DeliveryFields field={field} />
      <PaymentChoice {...field('paymentMethod')} />
      <TrustBadges />
      <FormMessage>{problem}</FormMessage>
      <PayBar total={total && formatMoney(total)} isBusy={isBusy || form.isBusy} />
      <p className="text-sm text-muted">{checkout.submit.note}</p>
    </form>
  )
}
