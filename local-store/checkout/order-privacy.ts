import { hash } from 'node:crypto'
import { toMailbox, toPhoneKey } from '#platform/person-keys.ts'
import type { OrderProgress } from '../store/order-progress.ts'
import type { OrderRecord } from '../store/records.ts'

/** How long the page shows the buyer: its link ends up in mails, histories and logs, so others may open it later. */
const SHOWN_HOURS = 24

/** Whether the order's page shows the buyer to anyone with its link. */
export function isShownInFull({ createdAt }: OrderRecord, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < SHOWN_HOURS * 3_600_000
}

/**
 * What a browser keeps after its shopper typed a contact: a digest for this order alone, so that the browser holds
 * neither address nor number.
 * @returns null for text that is no contact
 */
export function toContactProof({ statusToken }: OrderRecord, text: string): string | null {
  const digits = toPhoneKey(text)
  if (!text.includes('@') && digits.length < 10) return null
  const contact = text.includes('@') ? toMailbox(text) : digits
  return hash('sha256', `${statusToken} ${contact}`, 'base64url')
}

/** Whether this is the proof of the order's email address or phone number. */
export function isProofOf(order: OrderRecord, proof: string | null): boolean {
  const contacts = [order.email, order.phone].map((text) => toContactProof(order, text))
  return proof !== null && contacts.includes(proof)
}

/** The order with its buyer masked, but recognisable to that buyer. */
export function maskOrder(order: OrderRecord): OrderRecord {
  const { email, phone, deliveryAddress } = order
  const { firstName, lastName, zip, address1, address2 } = deliveryAddress
  return {
    ...order,
    email: maskEmail(email),
    phone: `${DOTS} ${toPhoneKey(phone).slice(-2)}`,
    deliveryAddress: {
      ...deliveryAddress,
      firstName: maskWord(firstName),
      lastName: maskWord(lastName),
      address1: maskWord(address1),
      address2: address2 === '' ? '' : DOTS,
      zip: `${zip.slice(0, 2)}${DOTS}`,
    },
  }
}

/** Masks the tracking number: with it, anyone can read name and town at the carrier, and may redirect the parcel. */
export function maskProgress(progress: OrderProgress): OrderProgress {
  const { parcel } = progress
  if (parcel === null) return progress
  const trackingNumber = `${DOTS} ${parcel.trackingNumber.slice(-2)}`
  return { ...progress, parcel: { ...parcel, trackingNumber, trackingUrl: null } }
}

/** The same number for any text, so that its length stays hidden. */
const DOTS = '••••'

function maskWord(text: string): string {
  return `${[...text][0] ?? ''}${DOTS}`
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${maskWord(email.slice(0, at))}${email.slice(at)}`
}
