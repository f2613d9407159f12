import { type CashRules, isCollectable } from '../store/cash-rules.ts'
import { plainDigits } from '../store/plain-digits.ts'
import type { CartRecord, PaymentMethod, PricedCart } from '../store/records.ts'
import type { FieldErrors } from '../store/typed-form.ts'
import { findCardErrors } from './find-card-errors.mjs'

const methods: readonly PaymentMethod[] = ['card', 'upi', 'cod']

/**
 * The methods for an amount: UPI is only for rupees, couriers in India collect rupees up to a limit, and cards pay
 * in any currency.
 */
export function listPaymentMethods(
  priced: Pick<PricedCart, 'due' | 'currency'>,
  cash: CashRules,
  pinCode: string,
): readonly PaymentMethod[] {
  if (priced.currency.code !== 'INR') return ['card']
  return isCollectable(priced, cash, pinCode) ? methods : ['card', 'upi']
}

/** The wanted method, or card if the amount cannot be paid that way. */
export function choosePaymentMethod(
  wanted: PaymentMethod,
  offered: readonly PaymentMethod[],
): PaymentMethod {
  return offered.includes(wanted) ? wanted : 'card'
}

export function readPaymentMethod(text: string | null | undefined): PaymentMethod | null {
  return methods.find((method) => method === text?.trim().toLowerCase()) ?? null
}

/** The method noted by the shop on the cart (decision 10, choice 13), or null. */
export function paymentMethodOfCart(cart: CartRecord): PaymentMethod | null {
  const attribute = cart.attributes.find(({ key }) => key === 'payment_method')
  return readPaymentMethod(attribute?.value)
}

/**
 * Validates the fields of the chosen method. Card data goes no further than this function: it is
 * neither stored nor logged nor sent back.
 */
export function findPaymentErrors(
  form: URLSearchParams,
  offered: readonly PaymentMethod[],
  now: Date,
): FieldErrors {
  const method = readPaymentMethod(form.get('paymentMethod'))
  if (method === null || !offered.includes(method))
    return { paymentMethod: 'Please choose how you want to pay' }
  return method === 'card' ? findCardErrors((name) => plainDigits(form.get(name) ?? ''), now) : {}
}
