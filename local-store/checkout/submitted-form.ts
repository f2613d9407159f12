import { deliverTo } from '../store/delivery-addresses.ts'
import type { CartRecord } from '../store/records.ts'
import type { CheckoutFields, FieldErrors } from '../store/typed-form.ts'
import { addressOfFields, findUnstorable } from './checkout-fields.ts'
import type { CheckoutSite } from './checkout-site.ts'
import type { TypedFields } from './read-typed-fields.ts'

export type SubmittedForm = { readonly form: URLSearchParams; readonly typed: TypedFields }

/**
 * The cart with the submitted fields, except values no cart can store, and the chosen delivery. The form itself is
 * kept as well, so that the page can show it again after a redirect.
 */
export function withSubmittedForm(
  site: CheckoutSite,
  cart: CartRecord,
  { form, typed: { fields, filled } }: SubmittedForm,
  errors: FieldErrors = {},
): CartRecord {
  const unstorable = findUnstorable(fields)
  const address = addressOfFields(fields)
  // All keys of an address except the country are field names.
  const kept = Object.entries(address).filter(([name]) => !(name in unstorable))
  const { phone: _phone, countryCode: _country, ...typed } = address
  const hasAddress = Object.values(typed).some((text) => text !== '')
  const next: CartRecord = {
    ...cart,
    email: unstorable.email === undefined ? orNull(fields.email) : cart.email,
    phone: unstorable.phone === undefined ? orNull(fields.phone) : cart.phone,
    typedForm: { fields, filled, errors },
  }
  const typedAddress = { ...addressOfFields(emptyFields), ...cart.deliveryAddress }
  deliverTo(next, hasAddress ? { ...typedAddress, ...Object.fromEntries(kept) } : null)
  const wanted = form.get('deliveryOption')
  const isOffered = site.store.price(next).deliveryOptions.some(({ handle }) => handle === wanted)
  return isOffered ? { ...next, deliveryOption: wanted } : next
}

const emptyFields: CheckoutFields = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  zip: '',
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
