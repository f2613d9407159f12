import { type CashRules, isCollectable } from '../store/cash-rules.ts'
import { plainDigits } from '../store/plain-digits.ts'
import type { CartRecord, PaymentMethod, PricedCart } from '../store/records.ts'
import type { FieldErrors } from '../store/typed-form.ts'

/** The only card accepted here: a test number known to every developer. */
const TEST_CARD = '4242424242424242'

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
  return method === 'card' ? findCardErrors(form, now) : {}
}

function findCardErrors(form: URLSearchParams, now: Date): FieldErrors {
  const errors: FieldErrors = {}
  const read = (name: string) => plainDigits(form.get(name) ?? '')
  const number = read('cardNumber').replaceAll(/[\s-]/g, '')
  if (number === '') errors.cardNumber = 'Please enter the card number'
  else if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    errors.cardNumber = 'This card number is not valid: check the digits'
  else if (number !== TEST_CARD)
    errors.cardNumber = 'Only the test card 4242 4242 4242 4242 is accepted here'
  const expiry = findExpiryError(read('cardExpiry'), now)
  if (expiry !== null) errors.cardExpiry = expiry
  if (!/^\d{3,4}$/.test(read('cardCvc').trim())) errors.cardCvc = 'CVC of 3 or 4 digits'
  return errors
}

function findExpiryError(text: string, now: Date): string | null {
  // Two runs of \s side by side would take time that grows with the square of the spaces.
  const match = /^(\d{1,2})\s*(?:[/-]\s*)?(\d{2}|20\d{2})$/.exec(text.trim())
  const month = Number(match?.[1])
  if (match === null || month < 1 || month > 12) return 'Expiry as MM/YY'
  const year = 2000 + (Number(match[2]) % 100)
  // A card is valid to the end of its month; the day's grace covers India being ahead of UTC.
  const end = Date.UTC(year, month, 2)
  return end < now.getTime() ? 'This card has expired' : null
}

/** The check digit rule of card numbers (ISO/IEC 7812-1, annex B). */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
