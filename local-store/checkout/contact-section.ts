import { html } from 'hono/html'
import { indianStates } from '../store/indian-states.ts'
import { fieldLengths } from './checkout-fields.ts'
import type { CheckoutView } from './checkout-view.ts'
import { selectField, textField } from './field.ts'
import type { Markup } from './page-frame.ts'

/** E-mail and phone of the buyer. */
export function contactSection({ fields, errors }: CheckoutView): Markup {
  return html`<section class="card" aria-labelledby="contact-title">
<h2 id="contact-title">Contact</h2>
<div class="fields">
${textField({
  name: 'email',
  label: 'Email',
  value: fields.email,
  error: errors.email,
  hint: 'To reach you about your order.',
  autocomplete: 'email',
  type: 'email',
  inputmode: 'email',
  maxlength: fieldLengths.email,
})}
${textField({
  name: 'phone',
  label: 'Phone',
  value: fields.phone,
  error: errors.phone,
  hint: 'The courier may call this number.',
  autocomplete: 'tel',
  type: 'tel',
  inputmode: 'tel',
  maxlength: fieldLengths.phone,
})}
</div>
</section>`
}

/** The delivery address. India only: the shop does not deliver elsewhere. */
export function addressSection({ fields, errors }: CheckoutView): Markup {
  const box = (
    name: 'firstName' | 'lastName' | 'address1' | 'address2' | 'city',
    label: string,
    autocomplete: string,
    more: { optional?: boolean; size?: 'half' } = {},
  ) =>
    textField({
      ...{ name, label, autocomplete, ...more },
      value: fields[name],
      error: errors[name],
      maxlength: fieldLengths[name],
    })
  return html`<section class="card" aria-labelledby="address-title">
<h2 id="address-title">Delivery address in India</h2>
<div class="fields">
${textField({
  name: 'zip',
  label: 'PIN code',
  value: fields.zip,
  error: errors.zip,
  autocomplete: 'shipping postal-code',
  inputmode: 'numeric',
  maxlength: fieldLengths.zip,
  size: 'half',
})}
${selectField({
  name: 'province',
  label: 'State',
  value: fields.province,
  error: errors.province,
  autocomplete: 'shipping address-level1',
  options: indianStates.map(({ name }) => name),
  size: 'half',
})}
${box('city', 'City or town', 'shipping address-level2')}
${box('address1', 'Address', 'shipping address-line1')}
${box('address2', 'Apartment, floor or landmark', 'shipping address-line2', { optional: true })}
${box('firstName', 'First name', 'shipping given-name', { size: 'half' })}
${box('lastName', 'Last name', 'shipping family-name', { size: 'half' })}
</div>
</section>`
}
