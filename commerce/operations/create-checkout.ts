import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import type { Refusal } from '#commerce/model/refusal.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import { refusals } from '#content/refusals.ts'
import { addLines } from './add-lines.ts'
import { addDeliveryAddress, type ShippingAddress, updateBuyerIdentity } from './cart-buyer.ts'
import type { CartChanged, CartOutcome, CartRefusal } from './cart-outcome.ts'
import { type CartAttribute, createCart, updateDiscountCodes } from './carts.ts'
import {
  type CheckoutUserError,
  isUnknownVariant,
  joinMessages,
  toCheckoutUserErrors,
  withoutIds,
} from './checkout-user-errors.ts'
import { takeSupported } from './warn-unsupported.ts'
import { withReturnAddress } from './with-return-address.ts'

export type CheckoutRequest = {
  readonly lines: readonly OrderedLine[]
  /** Where the provider returns the shopper; relative with the local store. */
  readonly returnUrl: string
  readonly discountCodes?: readonly string[]
  readonly shippingAddress?: ShippingAddress | null
  readonly email?: string | null
  readonly paymentMethod?: 'card' | 'upi' | 'cod' | null
  readonly referralCode?: string | null
}

const requestKeys = [
  'lines',
  'returnUrl',
  'discountCodes',
  'shippingAddress',
  'email',
  'paymentMethod',
  'referralCode',
] as const

export type CheckoutRefusal = Refusal<
  'empty' | 'unknown-variant' | 'sold-out' | 'quantity-capped' | 'rejected'
> & {
  /** The line concerned, if the store names one. */
  readonly variantId: string | null
  /** All errors, with translated codes (specification section 8). */
  readonly errors: readonly CheckoutUserError[]
}

export type CheckoutOutcome =
  | { readonly type: 'created'; readonly checkoutUrl: string; readonly cart: StoreCart }
  | CheckoutRefusal

export type CheckoutOptions = {
  /** Called for each failed and skipped step; `action` is such as `Apply discount codes`. */
  readonly log?: (action: string, cause: CartRefusal | StorefrontFault) => void
}

/**
 * The checkout creation sequence of specification section 4. Failures of the discount, address and e-mail steps are
 * logged and skipped. Unsupported inputs warn. Lost responses never double an order: see `createCart` and `addLines`.
 * @throws StorefrontFault when the cart cannot be created or filled; it stays unpaid, and the next attempt creates a
 * new one
 */
export async function createCheckout(
  client: StorefrontClient,
  wanted: CheckoutRequest,
  { log }: CheckoutOptions = {},
): Promise<CheckoutOutcome> {
  const request = takeSupported(client, 'createCheckout', wanted, requestKeys)
  // The store lists the line that was given last first, and the hosted checkout shows the store's order.
  const lines = request.lines.filter((line) => line.quantity > 0).toReversed()
  if (lines.length === 0) return refuse('empty', { message: refusals.emptyCart, errors: [] })
  const created = await createCart(client, { attributes: attributesOf(request) })
  if (created.type === 'refused') return refuse('rejected', created)
  const filled = await addLines(client, created.cart, lines)
  if (filled.type === 'refused') return toLineRefusal(filled, lines)
  const short = findShortage(filled)
  if (short !== null) return short
  const cart = await takeOptionalSteps(client, filled.cart, request, log)
  const checkoutUrl = withReturnAddress(cart.checkoutUrl, request.returnUrl)
  return { type: 'created', checkoutUrl, cart }
}

function attributesOf(request: CheckoutRequest): CartAttribute[] {
  const { returnUrl, paymentMethod, referralCode } = request
  const attributes = [{ key: 'return_url', value: returnUrl }]
  if (paymentMethod) attributes.push({ key: 'payment_method', value: paymentMethod })
  if (referralCode) attributes.push({ key: 'referral_code', value: referralCode })
  return attributes
}

async function takeOptionalSteps(
  client: StorefrontClient,
  filled: StoreCart,
  { discountCodes = [], shippingAddress, email }: CheckoutRequest,
  log: CheckoutOptions['log'],
): Promise<StoreCart> {
  const { id } = filled
  const steps: { readonly action: string; readonly run: () => Promise<CartOutcome> }[] = []
  if (discountCodes.length > 0) {
    const run = () => updateDiscountCodes(client, id, discountCodes)
    steps.push({ action: 'Apply discount codes', run })
  }
  if (shippingAddress) {
    const run = () => addDeliveryAddress(client, id, shippingAddress)
    steps.push({ action: 'Set shipping address', run })
  }
  if (email) {
    const run = () => updateBuyerIdentity(client, id, { email })
    steps.push({ action: 'Set e-mail', run })
  }
  let cart = filled
  for (const { action, run } of steps) {
    const outcome = await settle(run)
    if ('cart' in outcome) cart = outcome.cart
    else log?.(action, outcome)
  }
  return cart
}

async function settle(run: () => Promise<CartOutcome>): Promise<CartOutcome | StorefrontFault> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof StorefrontFault) return error
    throw error
  }
}

/**
 * The store caps at the stock and warns, but nobody should buy fewer than they ordered. Its warning says how many "were
 * added to your cart": true of the store's cart, and wrong for a shopper whose order was refused.
 */
function findShortage({ cart, warnings }: CartChanged): CheckoutRefusal | null {
  const lineOf = ({ target }: (typeof warnings)[number]) =>
    cart.lines.find(({ id }) => id === target)
  const withCode = (wanted: string) => warnings.filter(({ code }) => code === wanted)
  const soldOut = withCode('MERCHANDISE_OUT_OF_STOCK')
  const capped = withCode('MERCHANDISE_NOT_ENOUGH_STOCK').map((warning) => {
    const line = lineOf(warning)
    return line ? { ...warning, message: refusals.left(line.title, line.quantity) } : warning
  })
  const shortages = [...soldOut, ...capped]
  const [first] = shortages
  if (first === undefined) return null
  const details = { message: joinMessages(shortages), errors: toCheckoutUserErrors([], shortages) }
  return refuse(
    soldOut.length > 0 ? 'sold-out' : 'quantity-capped',
    details,
    lineOf(first)?.variantId,
  )
}

/** A refusal names its line by index: ["lines", "0", "merchandiseId"]. */
function toLineRefusal(refusal: CartRefusal, lines: readonly OrderedLine[]): CheckoutRefusal {
  const index = refusal.field.indexOf('lines')
  const line = index === -1 ? undefined : lines[Number(refusal.field[index + 1])]
  const reason = isUnknownVariant(refusal) ? 'unknown-variant' : 'rejected'
  const errors = withoutIds(refusal.errors, refusals.gone)
  return refuse(reason, { message: joinMessages(errors), errors }, line?.variantId)
}

function refuse(
  reason: CheckoutRefusal['reason'],
  { message, errors }: Pick<CheckoutRefusal, 'message' | 'errors'>,
  variantId: string | null = null,
): CheckoutRefusal {
  return { type: 'refused', reason, message, variantId, errors }
}
