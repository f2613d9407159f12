import { toEmailKey, toMailbox, toPhoneKey } from '#platform/person-keys.ts'
import type { OrderRecord } from './records.ts'

/** The parts of an order that a search finds it by: number, name, e-mail address, phone, city and PIN code. */
export type SearchedOrder = Pick<OrderRecord, 'number' | 'email' | 'phone'> & {
  readonly deliveryAddress: Pick<
    OrderRecord['deliveryAddress'],
    'firstName' | 'lastName' | 'phone' | 'city' | 'zip'
  >
}

export function toSearchText({ number, email, phone, deliveryAddress }: SearchedOrder): string {
  const { firstName, lastName, city, zip } = deliveryAddress
  const keys = [
    ...[number, firstName, lastName, city, zip].map(toWords),
    ...[toEmailKey(email), toMailbox(email)],
    ...[toPhoneKey(phone), toPhoneKey(deliveryAddress.phone)],
  ]
  return [...new Set(keys.filter((key) => key !== '' && key !== '@'))].join(' ')
}

/** The words that an order's search text must contain; reads `#PG1001`, `asha rao`, `+91 98765 43210`. */
export function toSearchWords(typed: string): readonly string[] {
  const text = toWords(typed.replaceAll('#', ' '))
  const isPhone = /^\+?[\d\s().-]{7,}$/.test(text)
  return isPhone ? [toPhoneKey(text)] : text.split(' ').filter((word) => word !== '')
}

const toWords = (text: string) => text.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
