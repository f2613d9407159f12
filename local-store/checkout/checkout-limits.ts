import { limitCodeAttempts } from '../limits/limit-code-attempts.ts'
import { waitText } from '../limits/wait-text.ts'
import { toCodeKey } from '../store/code-key.ts'
import type { PaymentMethod } from '../store/records.ts'
import { toCardNumber } from './checkout-codes.ts'
import type { CheckoutSite } from './checkout-site.ts'
import type { CheckoutView } from './checkout-view.ts'

/** An address is over a limit; `news` says so on the checkout page. */
export type TooMany = {
  /** Seconds until the next attempt is allowed. */
  readonly seconds: number
  readonly news: Partial<CheckoutView>
}

/** Counts a submitted code; null when it may be looked up. */
export function findTooManyCodes(
  { limits, store }: CheckoutSite,
  buyerIp: string | null,
  intent: string,
  form: URLSearchParams,
): TooMany | null {
  if (intent === 'apply-code') {
    const code = toCodeKey(form.get('discountCode') ?? '')
    const isKnown = (text: string) => store.catalogue.discounts.has(text)
    const seconds = limitCodeAttempts(limits.codes, buyerIp, code === '' ? [] : [code], isKnown)
    const message = `Too many codes were tried from your network. Try again ${waitText(seconds)}.`
    const triedCode = { code, applicable: false, reason: 'limit', message } as const
    return seconds === 0 ? null : { seconds, news: { triedCode } }
  }
  if (intent !== 'apply-card') return null
  const card = toCardNumber(form.get('giftCard') ?? '')
  const isKnown = (text: string) => store.giftCards.find(text) !== null
  const seconds = limitCodeAttempts(limits.giftCards, buyerIp, card === '' ? [] : [card], isKnown)
  return seconds === 0 ? null : { seconds, news: { giftCardProblem: 'too-many' } }
}

/** Whether this address has placed too many orders recently; counts nothing. */
export function findTooManyOrders(
  { limits }: CheckoutSite,
  buyerIp: string | null,
  payment: PaymentMethod,
): TooMany | null {
  const cash = payment === 'cod' ? limits.cashOrders.waitOf(buyerIp) : 0
  const any = limits.orders.waitOf(buyerIp)
  if (any === 0 && cash === 0) return null
  const paymentMethod =
    cash > any
      ? `Many cash-on-delivery orders came from your network. Pay by UPI or card, or try again ${waitText(cash)}.`
      : `Many orders came from your network in a short time. Nothing was ordered yet: please try again ${waitText(any)}.`
  return { seconds: Math.max(any, cash), news: { errors: { paymentMethod } } }
}

/** Counts a placed order. */
export function countOrder(
  { limits, observer }: CheckoutSite,
  buyerIp: string | null,
  payment: PaymentMethod,
): void {
  observer.ordered(payment)
  limits.orders.count(buyerIp)
  if (payment === 'cod') limits.cashOrders.count(buyerIp)
}
