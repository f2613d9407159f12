import type { CheckoutFields, PlaceField } from '../store/typed-form.ts'
import { readCheckoutFields } from './checkout-fields.ts'

/** Finds city and state of a PIN code, or null. The shop may pass in a table; the store has none. */
export type FindPlace = (
  pinCode: string,
) => { readonly state: string; readonly city: string | null } | null

const placeFields: readonly PlaceField[] = ['city', 'province']

export type TypedFields = {
  readonly fields: CheckoutFields
  /** Fields with a value from the PIN code, which the shopper has not changed. */
  readonly filled: readonly PlaceField[]
  /** Those of them that the shopper has not seen yet. */
  readonly unseen: readonly PlaceField[]
}

/**
 * The fields of a form. City and state come from the PIN code if they are empty or an earlier PIN code filled them;
 * what the shopper typed stays.
 */
export function readTypedFields(findPlace: FindPlace | null, form: URLSearchParams): TypedFields {
  const typed = readCheckoutFields(form)
  const isOurs = (name: PlaceField) =>
    typed[name] === '' || typed[name] === form.get(`filled-${name}`)
  const place = findPlace?.(typed.zip) ?? null
  const placeOfPin = { province: place?.state ?? '', city: place?.city ?? '' }
  const fields = { ...typed }
  for (const name of placeFields) if (isOurs(name)) fields[name] = placeOfPin[name]
  const filled = placeFields.filter((name) => isOurs(name) && placeOfPin[name] !== '')
  return { fields, filled, unseen: filled.filter((name) => fields[name] !== typed[name]) }
}
