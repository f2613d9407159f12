import type { CartRecord } from '../store/records.ts'
import { findShortages, withoutShortages } from '../store/shortages.ts'
import type { CheckoutFields, FieldErrors } from '../store/typed-form.ts'
import {
  applyDiscountCode,
  applyGiftCard,
  type CodeNews,
  removeDiscountCode,
  removeGiftCard,
} from './checkout-codes.ts'
import { findFieldErrors, findUnstorable } from './checkout-fields.ts'
import { findTooManyCodes, type TooMany } from './checkout-limits.ts'
import { afterOrderAddress, type CheckoutSite, checkoutAddress } from './checkout-site.ts'
import { type CheckoutResult, viewOfCart } from './open-checkout.ts'
import { payForCart, type Unpaid } from './pay-for-cart.ts'
import { readPaymentMethod } from './payment.ts'
import { readTypedFields } from './read-typed-fields.ts'
import { readSeenAmount, type SeenAmount } from './seen-amount.ts'
import { type SubmittedForm, withSubmittedForm } from './submitted-form.ts'

/** The cart a form belongs to, from its URL, and who sent it. */
type CartReference = {
  token: string
  key: string
  returnTo: string | null
  buyerIp: string | null
  /** The status tokens of the orders that this browser has just placed. */
  recentOrders: readonly string[]
}

/** Performs the action of the pressed button. All fields are saved and shown again. */
export function submitCheckout(
  site: CheckoutSite,
  reference: CartReference,
  form: URLSearchParams,
): CheckoutResult {
  const { returnTo, buyerIp } = reference
  const submitted = { form, typed: readTypedFields(site.findPlace, form) }
  const intent = readIntent(submitted)
  if (intent === 'pay') {
    const result = withOpenCart(site, reference, (cart) =>
      payForCart(site, withSubmittedForm(site, cart, submitted), submitted, reference),
    )
    return result.type === 'unpaid' ? showUnpaid(site, reference, submitted, result) : result
  }
  return site.store.transaction(() =>
    withOpenCart(site, reference, (cart) => {
      const tooMany = findTooManyCodes(site, buyerIp, intent, form)
      if (tooMany !== null) return refuseCode(site, cart, submitted, { ...tooMany, returnTo })
      return changeCart(site, cart, submitted, { intent, returnTo })
    }),
  )
}

/** Keeps the form and redirects to it, so that Back and Reload never offer to submit it again. */
function showUnpaid(
  site: CheckoutSite,
  reference: CartReference,
  submitted: SubmittedForm,
  { errors, formerDue }: Unpaid,
): CheckoutResult {
  const payment = readPaymentMethod(submitted.form.get('paymentMethod')) ?? undefined
  const { returnTo } = reference
  return site.store.transaction(() =>
    withOpenCart(site, reference, (cart) => {
      site.store.carts.save(withSubmittedForm(site, cart, submitted, errors))
      const toldOf = submitted.form.get('repeated')
      const step = { returnTo, payment, isTyped: true, formerDue, toldOf }
      return { type: 'redirect', to: checkoutAddress(site, cart, step) }
    }),
  )
}

/** The page as the shopper filled it in, saying why the code was not looked up. */
function refuseCode(
  site: CheckoutSite,
  cart: CartRecord,
  { form, typed: { fields, filled } }: SubmittedForm,
  { seconds, news, returnTo }: TooMany & { readonly returnTo: string | null },
): CheckoutResult {
  const payment = readPaymentMethod(form.get('paymentMethod'))
  const view = viewOfCart(site, cart, returnTo, payment)
  return { type: 'too-many', seconds, view: { ...view, fields, filled, ...news } }
}

function withOpenCart<Result>(
  site: CheckoutSite,
  { token, key, returnTo }: Omit<CartReference, 'buyerIp' | 'recentOrders'>,
  work: (cart: CartRecord) => Result,
): Result | CheckoutResult {
  const cart = site.store.carts.find(token, key)
  if (cart === null) return { type: 'unknown-cart' }
  const order = site.orders.findOfCart(token)
  if (order !== null) return { type: 'redirect', to: afterOrderAddress(site, order, returnTo) }
  return work(cart)
}

/**
 * The action to perform: `enter` in any field, `next` in one that is no code's (`apply-on-enter.mjs`), or a button's. A
 * code or gift card that is not applied yet is applied first, so that the shopper sees the new total before paying it. A
 * refused code no longer holds up the button, nor `next`; `enter`, mostly pressed in the code's own field, tries it again,
 * and after a refused gift card, whose box is empty and has the focus, only shows the page without that news, but not
 * once a card is typed: most likely it was pressed there, and no page shows a card again. Both also fill in city and state from the
 * PIN code before they pay.
 */
function readIntent({ form, typed }: SubmittedForm): string {
  const intent = form.get('intent') ?? 'enter'
  if (intent !== 'enter' && intent !== 'next' && intent !== 'pay') return intent
  const code = (form.get('discountCode') ?? '').trim()
  if (code !== '' && code !== form.get('tried')) return 'apply-code'
  if ((form.get('giftCard') ?? '').trim() !== '') return 'apply-card'
  const triesAgain = intent === 'enter' && !hasTypedCard(form)
  if (triesAgain && code !== '') return 'apply-code'
  if (triesAgain && form.has('refusedCard')) return 'update'
  return intent !== 'pay' && typed.unseen.length > 0 ? 'update' : 'pay'
}

const hasTypedCard = (form: URLSearchParams) =>
  readPaymentMethod(form.get('paymentMethod')) === 'card' &&
  (form.get('cardNumber') ?? '').trim() !== ''

function changeCart(
  site: CheckoutSite,
  openCart: CartRecord,
  submitted: SubmittedForm,
  { intent, returnTo }: { intent: string; returnTo: string | null },
): CheckoutResult {
  const { form, typed } = submitted
  const errors = findErrorsBeforePaying(site, typed.fields, intent)
  const cart = withSubmittedForm(site, openCart, submitted, errors)
  const news = applyIntent(site, cart, form, intent)
  site.store.carts.save(cart)
  const payment = readPaymentMethod(form.get('paymentMethod')) ?? undefined
  const isSummaryOpen = /code|card/.test(intent)
  const formerDue = findSeenAmount(site, form, intent, [openCart, cart])
  const toldOf = form.get('repeated')
  const step = { returnTo, payment, isTyped: true, isSummaryOpen, formerDue, toldOf, ...news }
  const to = checkoutAddress(site, cart, step)
  if (Object.keys(errors).length > 0) return { type: 'redirect', to }
  // The field in the URL's fragment gets the focus, and its description says where its value comes from.
  const fragment = findRefused(news) ?? (isSummaryOpen ? 'summary' : typed.unseen[0])
  return { type: 'redirect', to: fragment ? `${to}#${fragment}` : to }
}

/** The field of a refused code or card: it can be corrected at once, and its description says why. */
function findRefused({ triedCode, giftCardProblem }: CodeNews): string | null {
  return triedCode ? 'discountCode' : giftCardProblem ? 'giftCard' : null
}

/**
 * The amount that the shopper saw, so that a change of it is reported. Undefined if the shopper asked for the change: by
 * a code, a card, fewer games or another delivery.
 */
function findSeenAmount(
  { store }: CheckoutSite,
  form: URLSearchParams,
  intent: string,
  carts: readonly [CartRecord, CartRecord],
): SeenAmount | undefined {
  if (intent !== 'fill' && intent !== 'update') return undefined
  const [before, after] = carts.map((cart) => store.price(cart).delivery)
  if (before !== after) return undefined
  return readSeenAmount(form.get('expectedTotal'), store.catalogue.markets) ?? undefined
}

/** Only what a cart cannot store, and a PIN code that fills in nothing: the rest may still be empty. */
function findErrorsBeforePaying(
  { findPlace }: CheckoutSite,
  fields: CheckoutFields,
  intent: string,
): FieldErrors {
  const isFillingInVain = intent === 'fill' && findPlace?.(fields.zip) === null
  return { ...findUnstorable(fields), ...(isFillingInVain && { zip: pinProblem(fields) }) }
}

const pinProblem = (fields: CheckoutFields): string =>
  findFieldErrors(fields).zip ??
  'We don’t know this PIN code: please check it, or fill in city and state yourself'

/** Changes the cart; the caller saves it. */
function applyIntent(
  { store }: CheckoutSite,
  cart: CartRecord,
  form: URLSearchParams,
  intent: string,
): CodeNews {
  const [verb, subject = ''] = splitOnce(intent)
  if (verb === 'apply-code') return applyDiscountCode(store, cart, form.get('discountCode') ?? '')
  if (verb === 'apply-card') return applyGiftCard(store, cart, form.get('giftCard') ?? '')
  if (verb === 'remove-code') removeDiscountCode(cart, subject)
  if (verb === 'remove-card') removeGiftCard(cart, subject)
  if (verb === 'adjust-stock') cart.lines = withoutShortages(cart, findShortages(store, cart)).lines
  return {}
}

function splitOnce(text: string): [string, string?] {
  const colon = text.indexOf(':')
  return colon === -1 ? [text] : [text.slice(0, colon), text.slice(colon + 1)]
}
