import { z } from 'zod'
import { OperatorError } from '#platform/operator-error.ts'
import { toMailbox, toPhoneKey } from '#platform/person-keys.ts'
import type { CartRecord, OrderRecord } from '../store/records.ts'

/** What identifies a buyer: a mailbox or a phone number. */
export type Buyer = { readonly by: 'email' | 'phone'; readonly key: string }

const email = z.email()

/**
 * Reads `asha@example.com` or `+91 98765 43210`.
 * @throws OperatorError for anything else
 */
export function readBuyer(text: string): Buyer {
  const given = text.trim()
  if (email.safeParse(given).success) return { by: 'email', key: toMailbox(given) }
  const key = toPhoneKey(given)
  if (/^\+?[\d\s().-]+$/.test(given) && key.length === 10) return { by: 'phone', key }
  throw new OperatorError(
    `"${given}" is neither an email address nor a phone number with ten digits: nothing was read or changed.`,
  )
}

export function isOrderOf(
  { email: address, phone, deliveryAddress }: OrderRecord,
  buyer: Buyer,
): boolean {
  if (buyer.by === 'email') return hasMailbox(address, buyer.key)
  return hasPhone(phone, buyer.key) || hasPhone(deliveryAddress.phone, buyer.key)
}

/** The checkout's form may say more than the buyer of the cart: it is kept as it was typed. */
export function isCartOf(
  { email: address, phone, addresses, typedForm }: CartRecord,
  buyer: Buyer,
): boolean {
  const typed = typedForm?.fields
  if (buyer.by === 'email')
    return [address, typed?.email].some((text) => hasMailbox(text, buyer.key))
  const phones = [phone, typed?.phone, ...addresses.map((each) => each.address.phone)]
  return phones.some((text) => hasPhone(text, buyer.key))
}

const hasMailbox = (text: string | null | undefined, key: string) =>
  typeof text === 'string' && text !== '' && toMailbox(text) === key
const hasPhone = (text: string | null | undefined, key: string) =>
  typeof text === 'string' && toPhoneKey(text) === key
