import { z } from 'zod'
import { hasWebAddress } from '../store/delivery-addresses.ts'
import { findIndianState } from '../store/indian-states.ts'
import { plainDigits } from '../store/plain-digits.ts'
import type { CartRecord, DeliveryAddress } from '../store/records.ts'
import type { CheckoutFields, FieldErrors } from '../store/typed-form.ts'

/** Maximum length of each field, also used in the form. */
export const fieldLengths: Record<keyof CheckoutFields, number> = {
  email: 100,
  phone: 20,
  firstName: 50,
  lastName: 50,
  address1: 200,
  address2: 100,
  city: 50,
  province: 50,
  zip: 10,
}

const emailText = z.email('Please enter an email address such as name@example.com')
const tooLong = 'is too long'

const fieldsSchema = z.object({
  email: filled('Please enter your email address').pipe(emailText),
  phone: filled('Please enter your phone number').refine(isPhone, {
    error: 'Please enter a phone number with 10 digits, such as 98765 43210',
  }),
  firstName: filled('Please enter your first name'),
  lastName: filled('Please enter your last name'),
  address1: filled('Please enter your address').min(
    5,
    'Please enter the whole address: house number, street, area',
  ),
  address2: plain(z.string()),
  city: filled('Please enter your city'),
  province: filled('Please choose your state').refine((text) => findIndianState(text) !== null, {
    error: 'Please choose your state from the list',
  }),
  zip: filled('Please enter your PIN code').regex(
    /^[1-9]\d{5}$/,
    'Please enter a valid 6-digit PIN code',
  ),
})

function filled(message: string) {
  return plain(z.string().min(1, { error: message, abort: true }))
}

/**
 * What a label can print: the provider refuses emojis, HTML tags and URLs as well. Letters quote names, and go to any
 * email address that is typed, so a URL would make them somebody else's advertising. The expression for tags begins at
 * the start: tried at each `<`, it would take time that grows with the square of their number.
 */
function plain(text: z.ZodString) {
  return text
    .refine((typed) => !/\p{Extended_Pictographic}/u.test(typed), 'Leave out emojis, please')
    .refine((typed) => !/^[^<]*<[^>]*>/.test(typed), 'Leave out HTML tags, please')
    .refine((typed) => !hasWebAddress(typed), 'Leave out web addresses, please')
}

/** Ten digits or more that are not a row of zeros; India's leading 0 may be there. */
function isPhone(text: string): boolean {
  return /^\+?0?[1-9]\d{9,14}$/.test(text.replaceAll(/[\s().\p{Pd}]/gu, ''))
}

/** Control characters, which no keyboard types and no PostgreSQL stores, and the marks that copied numbers may have. */
const invisible = /[[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]--\s]/gv

/**
 * The submitted fields with white space trimmed and collapsed, without invisible characters; a PIN like `400 001` or
 * `400-001` loses its gap, and digits of Indian scripts are written as 0 to 9. A field that is too long is cut one character above its limit: still too long, but quick to check and to keep.
 */
export function readCheckoutFields(form: URLSearchParams): CheckoutFields {
  const read = (name: keyof CheckoutFields, gap = ' ') =>
    (form.get(name) ?? '')
      .replaceAll(invisible, '')
      .replaceAll(/\s+/g, gap)
      .trim()
      .normalize('NFC')
      .slice(0, fieldLengths[name] + 1)
  return {
    email: read('email'),
    phone: plainDigits(read('phone')),
    firstName: read('firstName'),
    lastName: read('lastName'),
    address1: read('address1'),
    address2: read('address2'),
    city: read('city'),
    province: read('province'),
    zip: plainDigits(read('zip', '').replaceAll(/\p{Pd}/gu, '')),
  }
}

/** Initial values from the cart's buyer identity and delivery address. */
export function fieldsOfCart({ email, phone, deliveryAddress }: CartRecord): CheckoutFields {
  return {
    email: email ?? '',
    phone: phone ?? deliveryAddress?.phone ?? '',
    firstName: deliveryAddress?.firstName ?? '',
    lastName: deliveryAddress?.lastName ?? '',
    address1: deliveryAddress?.address1 ?? '',
    address2: deliveryAddress?.address2 ?? '',
    city: deliveryAddress?.city ?? '',
    province: findIndianState(deliveryAddress?.province ?? '') ?? '',
    zip: deliveryAddress?.zip ?? '',
  }
}

/** One sentence for each field that is not valid for an order. */
export function findFieldErrors(fields: CheckoutFields): FieldErrors {
  const result = fieldsSchema.safeParse(fields)
  const errors: FieldErrors = {}
  for (const issue of result.error?.issues ?? []) {
    // The schema is an object of exactly these fields.
    const field = issue.path[0] as keyof CheckoutFields
    errors[field] ??= issue.message
  }
  return { ...errors, ...findUnstorable(fields) }
}

/** Fields a cart cannot store even before the order: too long, or an invalid email address. */
export function findUnstorable(fields: CheckoutFields): FieldErrors {
  const errors: FieldErrors = {}
  if (fields.email !== '' && !emailText.safeParse(fields.email).success)
    errors.email = 'Please enter an email address such as name@example.com'
  // Object.entries widens the keys; the type has no others.
  for (const [field, limit] of Object.entries(fieldLengths) as [keyof CheckoutFields, number][])
    if (fields[field].length > limit)
      errors[field] = `This ${tooLong}: use at most ${limit} characters`
  return errors
}

/** The address in the form an order stores. */
export function addressOfFields(fields: CheckoutFields): DeliveryAddress {
  const { firstName, lastName, address1, address2, city, province, zip, phone } = fields
  return {
    ...{ firstName, lastName, address1, address2, city, zip, phone, countryCode: 'IN' },
    province: findIndianState(province) ?? '',
  }
}
