import { z } from 'zod'
import { findIndianState } from '../store/indian-states.ts'
import type { CartRecord, DeliveryAddress } from '../store/records.ts'

/** What a shopper typed about themselves, trimmed; empty text where nothing was typed. */
export type CheckoutFields = {
  email: string
  phone: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  city: string
  province: string
  zip: string
}

export type PaymentField = 'paymentMethod' | 'cardNumber' | 'cardExpiry' | 'cardCvc' | 'upiId'
export type CheckoutField = keyof CheckoutFields | PaymentField
export type FieldErrors = Partial<Record<CheckoutField, string>>

/** Longest text each field takes, also written into the form. */
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

const emailText = z.email('Enter an e-mail address such as name@example.com')
const tooLong = 'is too long'

const fieldsSchema = z.object({
  email: filled('Enter your e-mail address').pipe(emailText),
  phone: filled('Enter your phone number').refine(isPhone, {
    error: 'Enter a phone number with 10 digits, such as 98765 43210',
  }),
  firstName: filled('Enter your first name'),
  lastName: filled('Enter your last name'),
  address1: filled('Enter your address').min(
    5,
    'Enter the whole address: house number, street, area',
  ),
  address2: z.string(),
  city: filled('Enter your city or town'),
  province: filled('Choose your state').refine((text) => findIndianState(text) !== null, {
    error: 'Choose your state from the list',
  }),
  zip: filled('Enter your PIN code').regex(
    /^[1-9]\d{5}$/,
    'Enter a PIN code of six digits that does not start with 0',
  ),
})

function filled(message: string) {
  return z.string().min(1, { error: message, abort: true })
}

function isPhone(text: string): boolean {
  return /^\+?\d{10,15}$/.test(text.replaceAll(/[\s().-]/g, ''))
}

/** The typed fields, with white space made plain; a PIN written as `400 001` loses its gap. */
export function readCheckoutFields(form: URLSearchParams): CheckoutFields {
  const read = (name: keyof CheckoutFields) =>
    (form.get(name) ?? '').replaceAll(/\s+/g, ' ').trim().normalize('NFC')
  return {
    email: read('email'),
    phone: read('phone'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    address1: read('address1'),
    address2: read('address2'),
    city: read('city'),
    province: read('province'),
    zip: read('zip').replaceAll(' ', ''),
  }
}

/** What is known already: from the cart's buyer identity and delivery address. */
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

/** Everything an order needs: one sentence for each field that is not right. */
export function findFieldErrors(fields: CheckoutFields): FieldErrors {
  const result = fieldsSchema.safeParse(fields)
  const errors: FieldErrors = {}
  for (const issue of result.error?.issues ?? []) {
    // The schema is an object of exactly these fields.
    const field = issue.path[0] as keyof CheckoutFields
    errors[field] ??= issue.message
  }
  return { ...errors, ...findUnkeepable(fields) }
}

/** What cannot even be kept in a cart before the order: text too long, an address that is none. */
export function findUnkeepable(fields: CheckoutFields): FieldErrors {
  const errors: FieldErrors = {}
  if (fields.email !== '' && !emailText.safeParse(fields.email).success)
    errors.email = 'Enter an e-mail address such as name@example.com'
  // Object.entries widens the keys; the type has no others.
  for (const [field, limit] of Object.entries(fieldLengths) as [keyof CheckoutFields, number][])
    if (fields[field].length > limit)
      errors[field] = `This ${tooLong}: use at most ${limit} characters`
  return errors
}

/** The address as an order keeps it. */
export function toDeliveryAddress(fields: CheckoutFields): DeliveryAddress {
  const { firstName, lastName, address1, address2, city, province, zip, phone } = fields
  return {
    ...{ firstName, lastName, address1, address2, city, zip, phone, countryCode: 'IN' },
    province: findIndianState(province) ?? '',
  }
}
