import { formatMoney } from '../store/currency.ts'
import type { Parcel } from '../store/order-progress.ts'
import {
  type AddressLines,
  type OrderAction,
  type OrderWithProgress,
  refundableAmount,
} from './order-actions.ts'

const WORDS = 60
const NOTE = 500
const ADDRESS = 500
/** Of a line of an address: as many characters as the API takes; the checkout takes fewer. */
const ADDRESS_LINE = 255

/** An action with clean texts, or a sentence about what is wrong with it. */
export type ReadAction = { readonly action: OrderAction } | { readonly message: string }

/** Validates what a person typed: carrier, numbers, address, amount, notes. */
export function readAction(action: OrderAction, current: OrderWithProgress): ReadAction {
  const message = action.type === 'refund' ? findAmountFault(action.amount, current) : null
  return message === null ? readTexts(action) : { message }
}

/** Validates the texts of an action, whatever the order's state. */
export function readTexts(action: OrderAction): ReadAction {
  switch (action.type) {
    case 'dispatch':
    case 'correct-parcel': {
      const parcel = readParcel(action)
      return typeof parcel === 'string' ? { message: parcel } : { action: { ...action, ...parcel } }
    }
    case 'correct-address': {
      const lines = readAddressLines(action)
      return typeof lines === 'string' ? { message: lines } : { action: { ...action, ...lines } }
    }
    case 'cancel':
    case 'refuse':
    case 'refund':
      return withNote(action)
    default:
      return { action }
  }
}

/** The name of the person who acts; null for an invalid one. */
export function readWho(text: string): string | null {
  const who = toLine(text)
  return who === '' || who.length > WORDS ? null : who
}

function withNote(action: Extract<OrderAction, { readonly note: string }>): ReadAction {
  const note = toLine(action.note)
  return note.length > NOTE
    ? { message: `The note is too long: ${NOTE} characters at most.` }
    : { action: { ...action, note } }
}

function readParcel(typed: Parcel): Parcel | string {
  const carrier = toLine(typed.carrier)
  const trackingNumber = toLine(typed.trackingNumber)
  const address = (typed.trackingUrl ?? '').trim()
  if (carrier === '') return 'Enter the carrier of the parcel.'
  if (trackingNumber === '') return 'Enter the tracking number of the parcel.'
  if (carrier.length > WORDS) return `The carrier's name is too long: ${WORDS} characters at most.`
  if (trackingNumber.length > WORDS)
    return `The tracking number is too long: ${WORDS} characters at most.`
  const trackingUrl = address === '' ? null : readTrackingAddress(address)
  return trackingUrl === undefined
    ? 'The tracking address must begin with https:// and name a website.'
    : { carrier, trackingNumber, trackingUrl }
}

function readAddressLines(typed: AddressLines): AddressLines | string {
  const [address1, address2] = [toLine(typed.address1), toLine(typed.address2)]
  if (address1 === '') return 'Enter the address: house number, street, area.'
  return Math.max(address1.length, address2.length) > ADDRESS_LINE
    ? `The address is too long: ${ADDRESS_LINE} characters a line at most.`
    : { address1, address2 }
}

/** Undefined for a URL that is not safe to show to a buyer. */
function readTrackingAddress(text: string): string | undefined {
  const url = URL.parse(text)
  const isFine =
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    text.length <= ADDRESS
  return isFine && url.hostname.includes('.') ? url.href : undefined
}

function findAmountFault(amount: number, current: OrderWithProgress): string | null {
  const refundable = refundableAmount(current)
  const { currency } = current.order.totals
  if (!Number.isSafeInteger(amount) || amount <= 0) return 'Enter how much was refunded.'
  return amount > refundable
    ? `${formatMoney(amount, currency)} is more than can be refunded: ${formatMoney(refundable, currency)}.`
    : null
}

/** One line without control characters. */
function toLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}
