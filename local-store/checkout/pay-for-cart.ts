import type { CashRefusal } from '../store/cash-rules.ts'
import { isEmptyCart } from '../store/is-empty-cart.ts'
import type { OrderOutcome } from '../store/orders.ts'
import type { CartRecord } from '../store/records.ts'
import type { FieldErrors } from '../store/typed-form.ts'
import { addressOfFields, findFieldErrors } from './checkout-fields.ts'
import { countOrder, findTooManyOrders } from './checkout-limits.ts'
import { afterOrderAddress, type CheckoutSite } from './checkout-site.ts'
import type { CheckoutView } from './checkout-view.ts'
import { areGamesGone, type CheckoutResult, viewOfCart } from './open-checkout.ts'
import { findPaymentErrors, readPaymentMethod } from './payment.ts'
import { cashLimitText } from './payment-section.ts'
import { findRepeatedOrder } from './recent-order.ts'
import { findFormerDue, readSeenAmount, type SeenAmount } from './seen-amount.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** Nothing was ordered: the shopper corrects the errors, or agrees to the new total or to what is left. */
export type Unpaid = {
  readonly type: 'unpaid'
  readonly errors: FieldErrors
  /** The amount to pay that the shopper saw. */
  readonly formerDue: SeenAmount
}

type Payer = {
  readonly returnTo: string | null
  readonly buyerIp: string | null
  /** The status tokens of the orders that this browser has just placed. */
  readonly recentOrders: readonly string[]
}

/**
 * Places the order if every field is valid and the shopper has seen the amount and the values from the PIN code.
 *
 * @param cart with the submitted fields, not saved yet
 */
export function payForCart(
  site: CheckoutSite,
  cart: CartRecord,
  { form, typed }: SubmittedForm,
  { returnTo, buyerIp, recentOrders }: Payer,
): CheckoutResult | Unpaid {
  if (isEmptyCart(cart)) return { type: 'empty' }
  const seen = readSeenAmount(form.get('expectedTotal'), site.store.catalogue.markets)
  if (seen === null) return { type: 'incomplete-form' }
  const view = viewAsTyped(site, cart, { form, typed }, { returnTo, seen })
  if (areGamesGone(view)) return { type: 'gone' }
  if (Object.keys(view.errors).length > 0)
    return { type: 'unpaid', errors: view.errors, formerDue: seen }
  const repeated = findRepeatedOrder(site, recentOrders, cart)
  if (repeated !== null && repeated.number !== form.get('repeated'))
    return { type: 'unpaid', errors: {}, formerDue: seen }
  const tooMany = findTooManyOrders(site, buyerIp, view.payment)
  if (tooMany !== null) {
    const formerDue = findFormerDue(seen, view.priced)
    return {
      type: 'too-many',
      seconds: tooMany.seconds,
      view: { ...view, ...tooMany.news, formerDue, repeated },
    }
  }
  const outcome = site.orders.place({
    cartToken: cart.token,
    cartKey: cart.key,
    email: view.fields.email,
    phone: view.fields.phone,
    deliveryAddress: addressOfFields(view.fields),
    deliveryOption: cart.deliveryOption,
    paymentMethod: view.payment,
    expectedDue: seen.units,
    expectedCurrency: seen.currency.code,
  })
  if (outcome.type === 'placed') countOrder(site, buyerIp, view.payment)
  return toResult(outcome, view, seen)
}

/** The response for an order, or for the reason there is none. */
function toResult(
  outcome: OrderOutcome,
  view: CheckoutView,
  seen: SeenAmount,
): CheckoutResult | Unpaid {
  switch (outcome.type) {
    case 'placed':
    case 'already-placed': {
      const { order } = outcome
      const to = afterOrderAddress(view.site, order, view.returnTo)
      return { type: 'redirect', to, placed: order }
    }
    case 'stock-gone':
    case 'changed':
      return { type: 'unpaid', errors: {}, formerDue: seen }
    case 'invalid-address': {
      const address1 = 'We cannot deliver to this address: please check it'
      return { type: 'unpaid', errors: { address1 }, formerDue: seen }
    }
    case 'no-cash': {
      const paymentMethod = noCashText(outcome.reason, view)
      return { type: 'unpaid', errors: { paymentMethod }, formerDue: seen }
    }
    case 'empty':
    case 'unknown-cart':
      return outcome
  }
}

function noCashText(reason: CashRefusal, { site: { cashRules }, fields }: CheckoutView): string {
  if (reason === 'amount') return cashLimitText(cashRules, fields.zip)
  const { openOrders } = cashRules
  const open = openOrders === 1 ? 'an order' : `${openOrders} orders`
  return `You already have ${open} with Cash on Delivery on the way. Please pay for this one by UPI or card.`
}

function viewAsTyped(
  site: CheckoutSite,
  cart: CartRecord,
  { form, typed }: SubmittedForm,
  { returnTo, seen }: { readonly returnTo: string | null; readonly seen: SeenAmount },
): CheckoutView {
  const { fields, filled, unseen } = typed
  const unseenErrors: FieldErrors = Object.fromEntries(
    unseen.map((name) => [name, 'Filled from the PIN code: please check it']),
  )
  const view = viewOfCart(site, cart, returnTo, readPaymentMethod(form.get('paymentMethod')))
  const isCashRefused =
    form.get('paymentMethod') === 'cod' &&
    !view.offered.includes('cod') &&
    view.priced.currency.code === 'INR'
  const paymentErrors = isCashRefused
    ? { paymentMethod: cashLimitText(site.cashRules, view.fields.zip) }
    : findPaymentErrors(form, view.offered, site.store.now())
  return {
    ...view,
    fields,
    filled,
    errors: {
      ...findFieldErrors(fields),
      ...unseenErrors,
      // Who saw nothing to pay typed no payment details: the amount comes first.
      ...(view.priced.due > 0 && seen.units > 0 && paymentErrors),
    },
  }
}
