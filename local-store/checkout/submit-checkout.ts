import { deliverTo } from '../store/delivery-addresses.ts'
import type { CartRecord } from '../store/records.ts'
import { findShortages, withoutShortages } from '../store/shortages.ts'
import {
  applyDiscountCode,
  applyGiftCard,
  type CodeNews,
  removeDiscountCode,
  removeGiftCard,
} from './checkout-codes.ts'
import {
  addressOfFields,
  type CheckoutFields,
  findFieldErrors,
  findUnstorable,
} from './checkout-fields.ts'
import { findTooManyCodes, type TooMany } from './checkout-limits.ts'
import { afterOrderAddress, type CheckoutSite, checkoutAddress } from './checkout-site.ts'
import { readTypedFields } from './fill-from-pin.ts'
import { type CheckoutResult, viewOfCart } from './open-checkout.ts'
import { payForCart, type SubmittedForm } from './pay-for-cart.ts'
import { readPaymentMethod } from './payment.ts'

/** The cart a form belongs to, from its URL, and who sent it. */
type CartReference = {
  token: string
  key: string
  returnTo: string | null
  buyerIp: string | null
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
  if (intent === 'pay')
    return withOpenCart(site, reference, (cart) =>
      payForCart(site, withSubmittedFields(site, cart, submitted), submitted, reference),
    )
  return site.store.transaction(() =>
    withOpenCart(site, reference, (cart) => {
      const tooMany = findTooManyCodes(site, buyerIp, intent, form)
      if (tooMany !== null) return refuseCode(site, cart, submitted, { ...tooMany, returnTo })
      const typed = withSubmittedFields(site, cart, submitted)
      return changeCart(site, typed, submitted, { intent, returnTo })
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

function withOpenCart(
  site: CheckoutSite,
  { token, key, returnTo }: Omit<CartReference, 'buyerIp'>,
  work: (cart: CartRecord) => CheckoutResult,
): CheckoutResult {
  const cart = site.store.carts.find(token, key)
  if (cart === null) return { type: 'unknown-cart' }
  const order = site.orders.findOfCart(token)
  if (order !== null) return { type: 'redirect', to: afterOrderAddress(site, order, returnTo) }
  return work(cart)
}

/**
 * The action to perform. Enter in any field, and 'Pay now' with a code that is not applied yet, first apply the
 * code, so that the shopper sees the new total before paying it. Enter also fills in state and city from the PIN
 * code before it pays.
 */
function readIntent({ form, typed }: SubmittedForm): string {
  const intent = form.get('intent') ?? 'enter'
  if (intent !== 'enter' && intent !== 'pay') return intent
  const code = (form.get('discountCode') ?? '').trim()
  if (code !== '' && code !== form.get('tried')) return 'apply-code'
  if ((form.get('giftCard') ?? '').trim() !== '') return 'apply-card'
  return intent === 'enter' && typed.unseen.length > 0 ? 'update' : 'pay'
}

function changeCart(
  site: CheckoutSite,
  cart: CartRecord,
  { form, typed: { fields, filled, unseen } }: SubmittedForm,
  { intent, returnTo }: { intent: string; returnTo: string | null },
): CheckoutResult {
  const news = applyIntent(site, cart, form, intent)
  site.store.carts.save(cart)
  const payment = readPaymentMethod(form.get('paymentMethod')) ?? undefined
  const isFillingInVain = intent === 'fill' && site.findPlace?.(fields.zip) === null
  const errors = { ...findUnstorable(fields), ...(isFillingInVain && { zip: pinProblem(fields) }) }
  if (Object.keys(errors).length > 0) {
    const view = viewOfCart(site, cart, returnTo, payment)
    return { type: 'page', status: 422, view: { ...view, fields, filled, errors } }
  }
  const to = checkoutAddress(site, cart, { returnTo, payment, filled, ...news })
  // The field in the URL's fragment gets the focus, and its description says where its value comes from.
  const part = /code|card/.test(intent) ? 'summary' : unseen[0]
  return { type: 'redirect', to: part ? `${to}#${part}` : to }
}

const pinProblem = (fields: CheckoutFields): string =>
  findFieldErrors(fields).zip ??
  'We don’t know this PIN code: please check it, or fill in state and city yourself'

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

/** The cart with the submitted fields, except values no cart can store, and the chosen delivery. */
function withSubmittedFields(
  site: CheckoutSite,
  cart: CartRecord,
  { form, typed: { fields } }: SubmittedForm,
): CartRecord {
  const errors = findUnstorable(fields)
  const address = addressOfFields(fields)
  // All keys of an address except the country are field names.
  const kept = Object.entries(address).filter(([name]) => !(name in errors))
  const { phone: _phone, countryCode: _country, ...typed } = address
  const hasAddress = Object.values(typed).some((text) => text !== '')
  const next: CartRecord = {
    ...cart,
    email: errors.email === undefined ? orNull(fields.email) : cart.email,
    phone: errors.phone === undefined ? orNull(fields.phone) : cart.phone,
  }
  const typedAddress = { ...addressOfFields(emptyFields), ...cart.deliveryAddress }
  deliverTo(next, hasAddress ? { ...typedAddress, ...Object.fromEntries(kept) } : null)
  const wanted = form.get('deliveryOption')
  const isOffered = site.store.price(next).deliveryOptions.some(({ handle }) => handle === wanted)
  return isOffered ? { ...next, deliveryOption: wanted } : next
}

const emptyFields: CheckoutFields = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  zip: '',
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
