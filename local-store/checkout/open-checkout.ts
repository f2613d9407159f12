import { limitCodeAttempts } from '../limits/limit-code-attempts.ts'
import { toCodeKey } from '../store/code-key.ts'
import { isEmptyCart } from '../store/is-empty-cart.ts'
import type { CartRecord, OrderRecord, PaymentMethod } from '../store/records.ts'
import { findShortages } from '../store/shortages.ts'
import type { FieldErrors } from '../store/typed-form.ts'
import { fieldsOfCart } from './checkout-fields.ts'
import type { CheckoutSite } from './checkout-site.ts'
import type { CheckoutView } from './checkout-view.ts'
import { listWrongFields } from './field.ts'
import {
  choosePaymentMethod,
  listPaymentMethods,
  paymentMethodOfCart,
  readPaymentMethod,
} from './payment.ts'
import { findRepeatedOrder } from './recent-order.ts'
import { findFormerDue, readSeenAmount } from './seen-amount.ts'

/** The result of a checkout request. */
export type CheckoutResult =
  | { readonly type: 'redirect'; readonly to: string; readonly placed?: OrderRecord }
  | { readonly type: 'page'; readonly view: CheckoutView }
  /** The same page, saying which limit was exceeded. */
  | { readonly type: 'too-many'; readonly seconds: number; readonly view: CheckoutView }
  | { readonly type: 'empty' }
  /** The store has none of the cart's games any more. */
  | { readonly type: 'gone' }
  | { readonly type: 'unknown-cart' }
  | { readonly type: 'incomplete-form' }

/** The checkout page of a cart, reporting only missing stock. */
export function viewOfCart(
  site: CheckoutSite,
  cart: CartRecord,
  returnTo: string | null,
  payment: PaymentMethod | null,
): CheckoutView {
  const priced = site.store.price(cart)
  const fields = fieldsOfCart(cart)
  const offered = listPaymentMethods(priced, site.cashRules, fields.zip)
  // UPI by default, as most in India pay.
  const wantedPayment = payment ?? paymentMethodOfCart(cart) ?? 'upi'
  return {
    site,
    cart,
    returnTo,
    priced,
    fields,
    filled: [],
    errors: {},
    offered,
    payment: choosePaymentMethod(wantedPayment, offered),
    wantedPayment,
    triedCode: null,
    giftCardProblem: null,
    shortages: findShortages(site.store, cart),
    formerDue: null,
    repeated: null,
    toldOf: null,
    isSummaryOpen: false,
  }
}

/** Opens the checkout of a cart that is not an order yet. */
export function openCheckout(
  site: CheckoutSite,
  cart: CartRecord,
  query: URLSearchParams,
  {
    buyerIp,
    recentOrders,
  }: { readonly buyerIp: string | null; readonly recentOrders: readonly string[] },
): CheckoutResult {
  if (isEmptyCart(cart)) return { type: 'empty' }
  const payment = readPaymentMethod(query.get('payment'))
  const typed = query.has('typed') ? (cart.typedForm ?? null) : null
  const view = viewOfCart(site, cart, query.get('return_to'), payment)
  if (areGamesGone(view)) return { type: 'gone' }
  const seen = readSeenAmount(query.get('was'), site.store.catalogue.markets)
  const problems = ['unknown', 'expired', 'empty', 'added'] as const
  return {
    type: 'page',
    view: {
      ...view,
      ...(typed && { ...typed, errors: onlyKnown(typed.errors) }),
      formerDue: findFormerDue(seen, view.priced),
      repeated: findRepeatedOrder(site, recentOrders, cart),
      toldOf: query.get('told'),
      triedCode: findTriedCode(site, cart, query.get('tried'), buyerIp),
      giftCardProblem: problems.find((problem) => problem === query.get('gift_card')) ?? null,
      isSummaryOpen: query.has('summary'),
    },
  }
}

/** A form that was stored by an older version may have errors of a field that is gone: nobody could mend them. */
const onlyKnown = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(listWrongFields(errors).map((name) => [name, errors[name]]))

export const areGamesGone = ({ priced }: CheckoutView): boolean => priced.lines.length === 0

function findTriedCode(
  { store, limits }: CheckoutSite,
  cart: CartRecord,
  tried: string | null,
  buyerIp: string | null,
) {
  if (tried === null || tried.length > 64) return null
  const isKnown = (code: string) => store.catalogue.discounts.has(toCodeKey(code))
  if (limitCodeAttempts(limits.codes, buyerIp, [tried], isKnown) > 0) return null
  const trial = { ...cart, discountCodes: [...cart.discountCodes, tried] }
  const result = store.price(trial).discountCodes.at(-1)
  return result === undefined || result.applicable ? null : result
}
