import type { CashRefusal } from '../store/cash-rules.ts'
import type { OrderOutcome } from '../store/orders.ts'
import type { CartRecord } from '../store/records.ts'
import { addressOfFields, type FieldErrors, findFieldErrors } from './checkout-fields.ts'
import { countOrder, findTooManyOrders } from './checkout-limits.ts'
import { afterOrderAddress, type CheckoutSite, checkoutAddress } from './checkout-site.ts'
import type { CheckoutView } from './checkout-view.ts'
import type { TypedFields } from './fill-from-pin.ts'
import type { CheckoutResult } from './open-checkout.ts'
import { isEmpty, viewOfCart } from './open-checkout.ts'
import { findPaymentErrors, readPaymentMethod } from './payment.ts'
import { cashLimitText } from './payment-section.ts'
import { readSeenAmount, type SeenAmount } from './seen-amount.ts'

export type SubmittedForm = { readonly form: URLSearchParams; readonly typed: TypedFields }

/**
 * Places the order if every field is valid and the shopper has seen the amount and the values from the PIN code.
 *
 * @param cart with the submitted fields, not saved yet
 */
export function payForCart(
  site: CheckoutSite,
  cart: CartRecord,
  { form, typed }: SubmittedForm,
  { returnTo, buyerIp }: { readonly returnTo: string | null; readonly buyerIp: string | null },
): CheckoutResult {
  if (isEmpty(cart)) return { type: 'empty' }
  const seen = readSeenAmount(form.get('expectedTotal'), site.store.catalogue.markets)
  if (seen === null) return { type: 'incomplete-form' }
  const view = viewAsTyped(site, cart, { form, typed }, returnTo)
  if (Object.keys(view.errors).length > 0) return { type: 'page', status: 422, view }
  const tooMany = findTooManyOrders(site, buyerIp, view.payment)
  if (tooMany !== null)
    return { type: 'too-many', seconds: tooMany.seconds, view: { ...view, ...tooMany.news } }
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
  return toResult(outcome, view, { filled: typed.filled, seen })
}

/** The response for an order, or for the reason there is none. */
function toResult(
  outcome: OrderOutcome,
  view: CheckoutView,
  { filled, seen }: { readonly filled: CheckoutView['filled']; readonly seen: SeenAmount },
): CheckoutResult {
  const { site, cart, returnTo, payment } = view
  const step = { returnTo, payment, filled }
  switch (outcome.type) {
    case 'placed':
    case 'already-placed':
      return { type: 'redirect', to: afterOrderAddress(site, outcome.order, returnTo) }
    // A redirect to the page reports both, so that Back never offers to submit the form again.
    case 'stock-gone':
      return { type: 'redirect', to: checkoutAddress(site, cart, step) }
    case 'changed':
      return {
        type: 'redirect',
        to: checkoutAddress(site, cart, { ...step, formerDue: seen }),
      }
    case 'invalid-address':
      return {
        type: 'page',
        status: 422,
        view: {
          ...view,
          errors: { address1: 'We cannot deliver to this address: please check it' },
        },
      }
    case 'no-cash':
      return {
        type: 'page',
        status: 422,
        view: { ...view, errors: { paymentMethod: noCashText(outcome.reason, view) } },
      }
    case 'empty':
    case 'unknown-cart':
      return outcome
  }
}

function noCashText(reason: CashRefusal, { site: { cashRules }, fields }: CheckoutView): string {
  if (reason === 'amount') return cashLimitText(cashRules, fields.zip)
  const { openOrders } = cashRules
  const open = openOrders === 1 ? 'One order' : `${openOrders} orders`
  return `${open} of yours with cash on delivery are on the way already. Please pay this one by UPI or card.`
}

function viewAsTyped(
  site: CheckoutSite,
  cart: CartRecord,
  { form, typed }: SubmittedForm,
  returnTo: string | null,
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
    upiId: (form.get('upiId') ?? '').slice(0, 100),
    errors: {
      ...findFieldErrors(fields),
      ...unseenErrors,
      ...(view.priced.due > 0 && paymentErrors),
    },
    // Missing stock is reported once the fields are valid: one thing at a time.
    shortages: [],
  }
}
