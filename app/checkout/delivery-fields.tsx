import { useEffect, useRef } from 'react'
import { onDemand } from '#app/browser/on-demand.tsx'
import { useDraftPin } from '#app/cart/store/checkout-draft.ts'
import type { FormState } from '#app/forms/use-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import { checkout } from '#content/checkout.ts'
import { FormSection } from './form-section.tsx'
import { StateField } from './state-field.tsx'

const { fields } = checkout

const loadPlaces = onDemand(() => import('./fill-place.ts'))

export type DeliveryFieldsProps = { field: FormState<CheckoutInput>['field'] }

/** Who gets the games, and where (specification section 3, Checkout form). A PIN code fills in city and state. */
export function DeliveryFields({ field }: DeliveryFieldsProps) {
  const part = useRef<HTMLDivElement>(null)
  const pinCode = useDraftPin()

  // The fields are uncontrolled: their values are in the page.
  useEffect(() => {
    if (pinCode.length === 6)
      loadPlaces().then(
        ({ fillPlace }) => fillPlace(part.current, pinCode),
        () => undefined,
      )
  }, [pinCode])

  return (
    <FormSection ref={part} number={1} title={checkout.delivery.title} className="grid-cols-2">
      <p className="col-span-2 -mt-2 text-sm text-muted">{checkout.delivery.text}</p>
      <TextField
        label={fields.email.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        required
        hint={fields.email.hint}
        className="col-span-2"
        {...field('email')}
      />
      <TextField
        label={fields.firstName.label}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
        {...field('firstName')}
      />
      <TextField
        label={fields.lastName.label}
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
        {...field('lastName')}
      />
      <TextField
        label={fields.address.label}
        autoComplete="street-address"
        enterKeyHint="next"
        required
        hint={fields.address.hint}
        className="col-span-2"
        {...field('address')}
      />
      <TextField
        label={fields.zipCode.label}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        required
        {...field('zipCode')}
      />
      <TextField
        label={fields.city.label}
        autoComplete="address-level2"
        enterKeyHint="next"
        required
        {...field('city')}
      />
      <StateField {...field('state')} className="col-span-2 sm:col-span-1" />
      <TextField
        label={fields.phone.label}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="go"
        required
        hint={fields.phone.hint}
        className="col-span-2 sm:col-span-1"
        {...field('phone')}
      />
    </FormSection>
  )
}
