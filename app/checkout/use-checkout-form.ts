import { onDemand } from '#app/browser/on-demand.tsx'
import { readDraft, saveDraft } from '#app/cart/store/checkout-draft.ts'
import { readDeliveryPin } from '#app/delivery/delivery-pin.ts'
import { type FormFields, keptForm } from '#app/forms/form-fields.ts'
import { useForm } from '#app/forms/use-form.ts'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import { checkout } from '#content/checkout.ts'
import { DEFAULT_PAYMENT } from './payment-choice.tsx'

const loadRules = onDemand(() => import('#commerce/model/forms/checkout-form.ts'))

/**
 * The checkout form (specification sections 3 and 4, Checkout submit). It keeps a draft of what is typed.
 *
 * @param onSubmit called with valid input
 */
export function useCheckoutForm(
  onSubmit: (input: CheckoutInput, signal: AbortSignal) => Promise<void>,
) {
  const form = useForm<CheckoutInput>({
    check: async (input) => (await loadRules()).checkCheckout(input),
    onSubmit,
    restore: restoreDraft,
    invalidToast: () => checkout.invalid,
    failureToast: checkout.failed,
  })
  const { formProps, readValues } = form
  return {
    ...form,
    formProps: {
      ...formProps,
      ...keptForm,
      onInput(event: Parameters<typeof formProps.onInput>[0]) {
        formProps.onInput(event)
        saveDraft(readValues())
      },
    },
  }
}

/** Restores the draft, and the PIN code typed for the day of delivery, without overwriting newer input. */
function restoreDraft(present: FormFields): FormFields {
  const draft = readDraft()
  const zipCode = draft.zipCode || readDeliveryPin()
  const kept = Object.entries({ ...draft, ...(zipCode && { zipCode }) }).filter(
    ([name]) => present[name] === (name === 'paymentMethod' ? DEFAULT_PAYMENT : ''),
  )
  saveDraft({ ...present, ...Object.fromEntries(kept) })
  return Object.fromEntries(kept)
}
