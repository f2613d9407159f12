import { toMailbox, toPhoneKey } from '../store/buyer-keys.ts'
import type { OrderProgress } from '../store/order-progress.ts'
import type { OrderRecord } from '../store/records.ts'

/** The link of an order is in mails, histories and logs: who has it later may not be who ordered. */
const SHOWN_HOURS = 24

/** Whether the page shows its buyer to whoever has its link. */
export function isShownInFull({ createdAt }: OrderRecord, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < SHOWN_HOURS * 3_600_000
}

/** Whether this is the e-mail address or the phone number of the order. */
export function isContactOf({ email, phone }: OrderRecord, text: string): boolean {
  if (text.includes('@')) return toMailbox(text) === toMailbox(email)
  const digits = toPhoneKey(text)
  return digits.length === 10 && digits === toPhoneKey(phone)
}

/** The order with as much of its buyer as they need to know it again. */
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

/** Whoever has a tracking number reads name and town at the carrier, and may send the parcel elsewhere. */
export function maskProgress(progress: OrderProgress): OrderProgress {
  const { parcel } = progress
  if (parcel === null) return progress
  const trackingNumber = `${DOTS} ${parcel.trackingNumber.slice(-2)}`
  return { ...progress, parcel: { ...parcel, trackingNumber, trackingUrl: null } }
}

/** As many whatever they stand for. */
const DOTS = '••••'

function maskWord(text: string): string {
  return `${[...text][0] ?? ''}${DOTS}`
}

function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${maskWord(email.slice(0, at))}${email.slice(at)}`
}
