import { toCodeKey } from '../../store/code-key.ts'
import { deliverTo } from '../../store/delivery-addresses.ts'
import type { CartRecord, DeliveryAddress } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import { findCountryCode } from '../content/country-names.ts'
import type { Inputs } from '../fields.generated.ts'
import { notImplemented } from '../http/api-error.ts'
import { throttleCodeAttempts } from '../http/throttle.ts'
import type { CartUserError } from './cart-payload.ts'

/** An address in either shape of the API: for delivery, or in the buyer's preferences. */
type AddressInput = Inputs['CartDeliveryAddressInput'] & Inputs['MailingAddressInput']
type BuyerIdentityInput = Inputs['CartBuyerIdentityInput']

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phonePattern = /^\+?[\d\s().-]{6,20}$/
const MAX_TEXT_LENGTH = 255

/**
 * Updates the cart's buyer identity. Omitted fields stay, null clears them.
 *
 * @returns the errors, with the cart unchanged; empty on success
 */
export function changeBuyer(
  cart: CartRecord,
  input: BuyerIdentityInput,
  path: readonly string[],
  context: ApiContext,
): CartUserError[] {
  const errors = findBuyerErrors(input, path)
  const preferred = input.deliveryAddressPreferences?.[0]?.deliveryAddress
  const country = preferred?.country?.trim() || (input.countryCode ?? cart.countryCode)
  const countryCode = findCountryCode(country, context.knownCodes.countries)
  if (countryCode === null) errors.push(invalidCountry([...path, 'deliveryAddressPreferences']))
  if (errors.length > 0) return errors
  if (input.email !== undefined) cart.email = input.email === '' ? null : input.email
  if (input.phone !== undefined) cart.phone = input.phone === '' ? null : input.phone
  if (typeof input.countryCode === 'string') cart.countryCode = input.countryCode
  if (input.deliveryAddressPreferences !== undefined)
    deliverTo(cart, preferred && countryCode ? toDeliveryAddress(preferred, countryCode) : null)
  return []
}

const invalidCountry = (at: readonly string[]): CartUserError => ({
  code: 'INVALID',
  field: [...at, '0', 'deliveryAddress', 'country'],
  message: 'invalid value',
})

function findBuyerErrors(input: BuyerIdentityInput, path: readonly string[]): CartUserError[] {
  if (isGiven(input.companyLocationId))
    throw notImplemented('CartBuyerIdentityInput', 'companyLocationId')
  if (isGiven(input.preferences)) throw notImplemented('CartBuyerIdentityInput', 'preferences')
  const errors: CartUserError[] = []
  const refuse = (field: string, message: string) =>
    errors.push({ code: 'INVALID', field: [...path, field], message })
  // There are no customers, so no token is valid.
  if (isGiven(input.customerAccessToken)) refuse('customerAccessToken', 'Customer is invalid')
  if (isGiven(input.email) && !isMatching(input.email, emailPattern))
    refuse('email', 'Email is invalid')
  if (isGiven(input.phone) && !isMatching(input.phone, phonePattern))
    refuse('phone', 'Phone is invalid')
  return errors
}

function isGiven<Value>(value: Value): value is NonNullable<Value> {
  return value !== undefined && value !== null && value !== ''
}

function isMatching(text: string, pattern: RegExp): boolean {
  return text.length <= MAX_TEXT_LENGTH && pattern.test(text)
}

/** @returns the address with missing fields empty */
export function toDeliveryAddress(input: AddressInput, countryCode: string): DeliveryAddress {
  const text = (value: string | null | undefined) => (value ?? '').trim().slice(0, MAX_TEXT_LENGTH)
  return {
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    company: text(input.company),
    address1: text(input.address1),
    address2: text(input.address2),
    city: text(input.city),
    province: text(input.province ?? input.provinceCode),
    zip: text(input.zip),
    countryCode,
    phone: text(input.phone),
  }
}

/** Removes duplicates, ignoring case; keeps the first spelling. */
export function withoutRepeats(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) {
    const key = toCodeKey(text)
    if (!seen.has(key)) seen.set(key, text)
  }
  return [...seen.values()]
}

/**
 * Ignores unknown gift cards without a warning, as the provider does.
 * @throws GraphQLError when the buyer has tried too many
 */
export function knownGiftCards(codes: readonly string[], context: ApiContext): string[] {
  throttleCodeAttempts('giftCards', codes, context)
  const { store } = context
  return withoutRepeats(codes.flatMap((code) => store.giftCards.find(code)?.code ?? []))
}
