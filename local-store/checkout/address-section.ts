import { html } from 'hono/html'
import { indianStates } from '../store/indian-states.ts'
import type { CheckoutFields, PlaceField } from '../store/typed-form.ts'
import { fieldLengths, findFieldErrors } from './checkout-fields.ts'
import type { CheckoutView } from './checkout-view.ts'
import { deliverySection } from './delivery-section.ts'
import { type FieldProps, selectField, textField } from './field.ts'
import type { Markup } from './page-frame.ts'
import { headingSigns } from './payment-marks.ts'

/**
 * Who gets the games, where and when. An address that came whole from the shop is a few lines, with the fields behind
 * 'Change', so that nobody reads the same form twice.
 */
export function addressSection(view: CheckoutView): Markup {
  return html`<section class="card" aria-labelledby="address-title">
<h2 id="address-title">${headingSigns.address}Where it goes</h2>
${
  isWholeAddress(view)
    ? html`<details class="known address">${addressSummary(view.fields)}${addressForm(view)}</details>`
    : addressForm(view)
}
${deliverySection(view)}
</section>`
}

/** Whether nothing is left to type or to check: what the PIN code filled in has to be seen. */
export function isWholeAddress({ fields, filled, errors }: CheckoutView): boolean {
  const found = { ...findFieldErrors(fields), ...errors }
  return filled.length === 0 && !Object.keys(fields).some((name) => Object.hasOwn(found, name))
}

/** Gone once the form is open: what it says could be old by then. */
function addressSummary(fields: CheckoutFields): Markup {
  const { firstName, lastName, address1, address2, city, province, zip, phone, email } = fields
  const street = [address1, address2].filter((line) => line !== '').join(', ')
  return html`<summary><span class="known-text">Deliver to <strong>${firstName} ${lastName}</strong>, ${street}, <span class="unbroken">${city},</span> <span class="unbroken">${province} ${zip}</span>
<span class="hint"><span>${phone}</span> <span>${email}</span></span></span> <span class="text-link">Change</span></summary>`
}

/**
 * In the order and the rows of the shop's own checkout page: the PIN code first, since it fills in city and state; then
 * the names, and how to reach the buyer. India only: the shop does not deliver elsewhere.
 */
function addressForm(view: CheckoutView): Markup {
  const { site, filled } = view
  const described = (name: PlaceField) => (filled.includes(name) ? FILLED_NOTE : undefined)
  return html`<div class="known-form">
<p class="hint">We deliver all over India.</p>
<div class="fields">
${box(view, 'zip', 'PIN code', 'shipping postal-code', {
  inputmode: 'numeric',
  // Enter fills in city and state.
  enterkeyhint: site.findPlace ? 'go' : 'next',
  size: 'short',
})}
${besidePin(view)}
${box(view, 'city', 'City', 'shipping address-level2', { size: 'short', describedBy: described('city') })}
${selectField({
  name: 'province',
  label: 'State',
  value: view.fields.province,
  errors: view.errors,
  describedBy: described('province'),
  autocomplete: 'shipping address-level1',
  options: indianStates.map(({ name }) => name),
  size: 'short',
})}
${box(view, 'address1', 'Address', 'shipping address-line1')}
${box(view, 'address2', 'Apartment, floor or landmark', 'shipping address-line2', { optional: true })}
${box(view, 'firstName', 'First name', 'shipping given-name', { size: 'short', autocapitalize: 'words' })}
${box(view, 'lastName', 'Last name', 'shipping family-name', { size: 'short', autocapitalize: 'words' })}
${box(view, 'email', 'Email', 'email', { ...emailBox, size: 'half' })}
${box(view, 'phone', 'Phone', 'tel', { ...phoneBox, size: 'half' })}
</div>
<p class="hint">We use what you type here to deliver your order and to reach you about it.${
    site.privacyPage && html` <a class="text-link" href="${site.privacyPage}">Privacy policy</a>`
  }</p>
</div>`
}

const emailBox = {
  type: 'email',
  inputmode: 'email',
  hint: 'To reach you about your order',
} as const
const phoneHint = '10-digit mobile number, for the courier'
const phoneBox = { type: 'tel', inputmode: 'tel', hint: phoneHint } as const

function box(
  { fields, errors }: CheckoutView,
  name: keyof CheckoutFields,
  label: string,
  autocomplete: string,
  more: Partial<FieldProps> = {},
): Markup {
  return textField({
    ...{ name, label, autocomplete, ...more },
    value: fields[name],
    errors,
    maxlength: fieldLengths[name],
  })
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
      ? html`<button class="button-quiet without-script" name="intent" value="fill" formnovalidate>Fill in city and state</button>
${!errors.zip && html`<p class="hint with-script">Fills in city and state</p>`}`
      : ''
  const place = filled.map((name) => fields[name])
  return html`<p id="${FILLED_NOTE}"><strong>${place.join(', ')}</strong>
<span class="hint">filled from the PIN, can be changed</span>
${filled.map((name) => html`<input type="hidden" name="filled-${name}" value="${fields[name]}">`)}</p>`
}
