import type { FormState } from '#app/forms/use-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { CheckoutInput } from '#commerce/model/forms/checkout-form.ts'
import { checkout } from '#content/checkout.ts'
import { FormSection } from './form-section.tsx'
import { StateField } from './state-field.tsx'

export type DeliveryFieldsProps = { field: FormState<CheckoutInput>['field'] }

/** Who gets the games, and where (specification section 3, Checkout form). */
export function DeliveryFields({ field }: DeliveryFieldsProps) {
  return (
    <FormSection number={1} title={checkout.delivery.title} className="grid-cols-2">
      <p className="col-span-2 -mt-2 text-sm text-muted">{checkout.delivery.text}</p>
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        hint="For the order confirmation"
        className="col-span-2"
        {...field('email')}
      />
      <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
      <TextField
        label="Address"
        autoComplete="street-address"
        required
        hint="Flat or house number, street, area, landmark"
        className="col-span-2"
        {...field('address')}
      />
      <TextField label="City" autoComplete="address-level2" required {...field('city')} />
      <TextField
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        {...field('zipCode')}
      />
      <StateField {...field('state')} className="col-span-2 sm:col-span-1" />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        hint="10-digit mobile number, for the courier"
        className="col-span-2 sm:col-span-1"
        {...field('phone')}
      />
    </FormSection>
  )
}
