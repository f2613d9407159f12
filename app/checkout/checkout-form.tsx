import { lazyPart } from '#app/browser/on-demand.tsx'
import type { Money } from '#commerce/model/money.ts'
import { DeliveryFields } from './delivery-fields.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import type { useCheckoutForm } from './use-checkout-form.ts'

const WrongFields = lazyPart(() => import('./wrong-fields.tsx').then((part) => part.WrongFields))

export type CheckoutFormProps = {
  id: string
  form: ReturnType<typeof useCheckoutForm>
  /** What the order costs, as far as it is known. */
  total: Money
}

/** Address and payment (specification section 3, Checkout form). Its button is in the pay bar. */
export function CheckoutForm({ id, form, total }: CheckoutFormProps) {
  const { formProps, field, errors } = form
  return (
    <form id={id} {...formProps} className="grid gap-6">
      {Object.keys(errors).length > 0 && <WrongFields errors={errors} />}
      <DeliveryFields field={field} />
      <PaymentChoice {...field('paymentMethod')} total={total} />
    </form>
  )
}
