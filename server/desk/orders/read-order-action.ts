import { decimalsOf } from '#commerce/model/money.ts'
import { plainDigits } from '#commerce/model/plain-digits.ts'
import { deskOrders as words } from '#content/desk/orders.ts'
import type { OrderAction } from '#local-store/merchant-orders/order-actions.ts'
import type { CancelReason } from '#local-store/store/order-progress.ts'

/**
 * Reads an action from a form; `MerchantOrders` validates its fields.
 * @param currency of the order
 * @returns null for an unknown action; a sentence for an invalid amount or reason
 */
export function readOrderAction(
  name: string,
  field: (name: string) => string,
  currency: string,
): OrderAction | string | null {
  const note = field('note')
  const restock = field('restock') === 'yes'
  switch (name) {
    case 'pack':
    case 'deliver':
    case 'confirm-cash':
      return { type: name }
    case 'dispatch':
    case 'correct-parcel':
      return {
        type: name,
        carrier: field('carrier'),
        trackingNumber: field('tracking'),
        trackingUrl: field('link') || null,
      }
    case 'correct-address':
      return { type: name, address1: field('address1'), address2: field('address2') }
    case 'cancel': {
      const reason = field('reason')
      return isReason(reason) ? { type: name, reason, note, restock } : words.reasonWrong
    }
    case 'refuse':
      return { type: name, note, restock }
    case 'refund': {
      const amount = readAmount(field('amount'), decimalsOf(currency))
      return amount === null ? words.amountWrong : { type: name, amount, note }
    }
    default:
      return null
  }
}

const isReason = (text: string): text is CancelReason => Object.hasOwn(words.reasons, text)

/** Rupees without commas, or with them after three digits or as in lakhs: `499,50` is no amount of rupees. */
const AMOUNT = /^₹?\s*(\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d*))?$/
const MAX_DIGITS = 8

/** `1,49,950.50` or `१,४९,९५०.५०` in minor units; null for anything else. The decimal point is moved, so that nothing is rounded. */
export function readAmount(text: string, decimals: number): number | null {
  const [, grouped = '', part = ''] = AMOUNT.exec(plainDigits(text.trim())) ?? []
  const whole = grouped.replaceAll(',', '')
  if (whole === '' || whole.length > MAX_DIGITS || part.length > decimals) return null
  return Number(`${whole}${part.padEnd(decimals, '0')}`)
}
