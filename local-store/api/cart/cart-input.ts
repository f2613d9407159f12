import { deliverTo } from '../../store/delivery-addresses.ts'
import type { Attribute, CartRecord, DeliveryAddress } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import { toCountryCode } from '../content/country-names.ts'
import { notImplemented } from '../http/api-error.ts'
import type { CartUserError } from './cart-outcome.ts'

export type AddressInput = {
  readonly [Name in
    | 'firstName'
    | 'lastName'
    | 'company'
    | 'address1'
    | 'address2'
    | 'city'
    | 'province'
    | 'provinceCode'
    | 'country'
    | 'countryCode'
    | 'zip'
    | 'phone']?: string | null
}

export type BuyerIdentityInput = {
  readonly email?: string | null
  readonly phone?: string | null
  readonly countryCode?: string | null
  readonly customerAccessToken?: string | null
  readonly companyLocationId?: string | null
  readonly preferences?: unknown
  readonly deliveryAddressPreferences?:
    | readonly { readonly deliveryAddress?: AddressInput | null }[]
    | null
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phonePattern = /^\+?[\d\s().-]{6,20}$/
const longestText = 255

/**
 * Puts what a client says about the buyer into the cart. What is left out stays, null empties it.
 *
 * @returns why it was refused, with the cart unchanged; empty when it was not
 */
export function changeBuyer(
  cart: CartRecord,
  input: BuyerIdentityInput,
  path: readonly string[],
): CartUserError[] {
  const errors = findBuyerErrors(input, path)
  if (errors.length > 0) return errors
  if (input.email !== undefined) cart.email = input.email === '' ? null : input.email
  if (input.phone !== undefined) cart.phone = input.phone === '' ? null : input.phone
  if (typeof input.countryCode === 'string') cart.countryCode = input.countryCode
  const preferences = input.deliveryAddressPreferences
  if (preferences !== undefined)
    deliverTo(cart, toDeliveryAddress(preferences?.[0]?.deliveryAddress))
  return []
}

function findBuyerErrors(input: BuyerIdentityInput, path: readonly string[]): CartUserError[] {
  if (isGiven(input.companyLocationId))
    throw notImplemented('CartBuyerIdentityInput', 'companyLocationId')
  if (isGiven(input.preferences)) throw notImplemented('CartBuyerIdentityInput', 'preferences')
  const errors: CartUserError[] = []
  const refuse = (field: string, message: string) =>
    errors.push({ code: 'INVALID', field: [...path, field], message })
  // There are no customers, so no token is one.
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
  return text.length <= longestText && pattern.test(text)
}

/** @returns the address with every field filled; null for none */
export function toDeliveryAddress(input: AddressInput | null | undefined): DeliveryAddress | null {
  if (input === null || input === undefined) return null
  const text = (value: string | null | undefined) => (value ?? '').trim().slice(0, longestText)
  return {
    firstName: text(input.firstName),
    lastName: text(input.lastName),
    company: text(input.company),
    address1: text(input.address1),
    address2: text(input.address2),
    city: text(input.city),
    province: text(input.province ?? input.provinceCode),
    zip: text(input.zip),
    countryCode: input.countryCode ?? toCountryCode(text(input.country)),
    phone: text(input.phone),
  }
}

/** A country by name or code; the local store delivers in India, so that is what else is meant. */
/** Keeps each text once, whatever the case of its letters; the first spelling stays. */
export function withoutRepeats(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) {
    const key = text.trim().toLowerCase()
    if (!seen.has(key)) seen.set(key, text)
  }
  return [...seen.values()]
}

/** Unknown gift cards are left out without a word (reference section 3, gift cards). */
export function knownGiftCards(codes: readonly string[], { store }: ApiContext): string[] {
  return withoutRepeats(codes.flatMap((code) => store.giftCards.find(code)?.code ?? []))
}

export type AttributeInput = Attribute
