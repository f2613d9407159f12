import { html } from 'hono/html'
import { indianStates } from '../store/indian-states.ts'
import type { PlaceField } from '../store/typed-form.ts'
import { fieldLengths } from './checkout-fields.ts'
import type { CheckoutView } from './checkout-view.ts'
import { type FieldProps, selectField, textField } from './field.ts'
import type { Markup } from './page-frame.ts'

/** E-mail and phone of the buyer. */
export function contactSection({ site, fields, errors }: CheckoutView): Markup {
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
<p class="hint">We use what you type here to deliver your order and to reach you about it.${
    site.privacyPage && html` <a class="text-link" href="${site.privacyPage}">Privacy policy</a>`
  }</p>
</section>`
}

/** The delivery address. India only: the shop does not deliver elsewhere. */
export function addressSection(view: CheckoutView): Markup {
  const { fields, errors } = view
  const described = (name: PlaceField) => (view.filled.includes(name) ? FILLED_NOTE : undefined)
  const box = (
    name: 'firstName' | 'lastName' | 'address1' | 'address2' | 'city',
    label: string,
    autocomplete: string,
    more: Partial<FieldProps> = {},
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
  // Enter fills in state and city.
  enterkeyhint: view.site.findPlace ? 'go' : 'next',
  maxlength: fieldLengths.zip,
  size: 'short',
})}
${besidePin(view)}
${selectField({
  name: 'province',
  label: 'State',
  value: fields.province,
  error: errors.province,
  describedBy: described('province'),
  autocomplete: 'shipping address-level1',
  options: indianStates.map(({ name }) => name),
  size: 'half',
})}
${box('city', 'City or town', 'shipping address-level2', { size: 'half', describedBy: described('city') })}
${box('address1', 'Address', 'shipping address-line1')}
${box('address2', 'Apartment, floor or landmark', 'shipping address-line2', { optional: true })}
${box('firstName', 'First name', 'shipping given-name', { size: 'short', autocapitalize: 'words' })}
${box('lastName', 'Last name', 'shipping family-name', { size: 'short', autocapitalize: 'words' })}
</div>
</section>`
}

const FILLED_NOTE = 'filled-note'

/** What the PIN code filled in, or the button that fills it in. */
function besidePin(view: CheckoutView): Markup | '' {
  if (view.site.findPlace === null) return ''
  return html`<div class="beside-pin" role="status" data-live="place">${filledNote(view)}</div>`
}

function filledNote({ fields, filled, errors }: CheckoutView): Markup | '' {
  if (filled.length === 0)
    return fields.province === '' || fields.city === ''
      ? html`<button class="button-quiet without-script" name="intent" value="fill" formnovalidate>Fill in state and city</button>
${!errors.zip && html`<p class="hint with-script">fills in state and city</p>`}`
      : ''
  const place = filled.map((name) => fields[name]).reverse()
  return html`<p id="${FILLED_NOTE}"><strong>${place.join(', ')}</strong>
<span class="hint">filled from the PIN, can be changed</span>
${filled.map((name) => html`<input type="hidden" name="filled-${name}" value="${fields[name]}">`)}</p>`
}
