import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { Refusal } from '#commerce/model/refusal.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import { addLines, type WantedLine } from './add-lines.ts'
import { addDeliveryAddress, type ShippingAddress, updateBuyerIdentity } from './cart-buyer.ts'
import type { CartChanged, CartOutcome, CartRefusal } from './cart-outcome.ts'
import { type CartAttribute, createCart, updateDiscountCodes } from './carts.ts'
import { withReturnAddress } from './checkout-url.ts'

export type CheckoutRequest = {
  readonly lines: readonly WantedLine[]
  /** Where the provider sends the shopper afterwards; relative with the local store. */
  readonly returnUrl: string
  readonly discountCodes?: readonly string[]
  readonly shippingAddress?: ShippingAddress | null
  readonly email?: string | null
  readonly paymentMethod?: 'card' | 'upi' | 'cod' | null
  readonly referralCode?: string | null
}

export type CheckoutRefusal = Refusal<
  'empty' | 'unknown-variant' | 'sold-out' | 'quantity-capped' | 'rejected'
> & {
  /** The line it is about, where the store says so. */
  readonly variantId: string | null
}

export type CheckoutOutcome =
  | { readonly type: 'created'; readonly checkoutUrl: string; readonly cart: StoreCart }
  | CheckoutRefusal

export type CheckoutOptions = RequestOptions & {
  /** Told of each step that failed and was skipped. */
  readonly log?: (message: string, cause: CartRefusal | StorefrontFault) => void
}

/**
 * The checkout creation sequence of specification section 4. Failures of the discount, address and
 * e-mail steps are logged and skipped: they never lose the checkout.
 * Lost answers never double what is bought: see `createCart` and `addLines`.
 * @throws StorefrontFault when the cart cannot be created or filled; that cart is left behind, unpaid,
 * and the next attempt begins another
 */
export async function createCheckout(
  client: StorefrontClient,
  request: CheckoutRequest,
  options: CheckoutOptions = {},
): Promise<CheckoutOutcome> {
  const lines = request.lines.filter((line) => line.quantity > 0)
  if (lines.length === 0) return refuse('empty', 'Your cart is empty')
  const created = await createCart(client, { attributes: attributesOf(request) }, options)
  if (created.type === 'refused') return refuse('rejected', created.message)
  const filled = await addLines(client, created.cart, lines, options)
  if (filled.type === 'refused') return toLineRefusal(filled, lines)
  const short = findShortage(filled)
  if (short !== null) return short
  const cart = await takeOptionalSteps(client, filled.cart, request, options)
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
  options: CheckoutOptions,
): Promise<StoreCart> {
  const { id } = filled
  const steps: { readonly name: string; readonly run: () => Promise<CartOutcome> }[] = []
  if (discountCodes.length > 0) {
    const run = () => updateDiscountCodes(client, id, discountCodes, options)
    steps.push({ name: 'discount code', run })
  }
  if (shippingAddress) {
    const run = () => addDeliveryAddress(client, id, shippingAddress, options)
    steps.push({ name: 'shipping address', run })
  }
  if (email) {
    const run = () => updateBuyerIdentity(client, id, { email }, options)
    steps.push({ name: 'e-mail', run })
  }
  let cart = filled
  for (const { name, run } of steps) {
    const outcome = await settle(run)
    if ('cart' in outcome) cart = outcome.cart
    else options.log?.(`Checkout goes on without the ${name}`, outcome)
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

/** Stock that ran short: the store caps and warns, but nobody buys fewer than they asked for unasked. */
function findShortage({ cart, warnings }: CartChanged): CheckoutRefusal | null {
  const soldOut = warnings.find(({ code }) => code === 'MERCHANDISE_OUT_OF_STOCK')
  const warning = soldOut ?? warnings.find(({ code }) => code === 'MERCHANDISE_NOT_ENOUGH_STOCK')
  if (warning === undefined) return null
  const line = cart.lines.find(({ id }) => id === warning.target)
  const reason = soldOut ? 'sold-out' : 'quantity-capped'
  return refuse(reason, warning.message, line?.variantId)
}

/** A refusal names its line by place: ["lines", "0", "merchandiseId"]. */
function toLineRefusal(refusal: CartRefusal, lines: readonly WantedLine[]): CheckoutRefusal {
  const place = refusal.field.indexOf('lines')
  const line = place === -1 ? undefined : lines[Number(refusal.field[place + 1])]
  const isUnknown = refusal.field.at(-1) === 'merchandiseId'
  return refuse(isUnknown ? 'unknown-variant' : 'rejected', refusal.message, line?.variantId)
}

function refuse(
  reason: CheckoutRefusal['reason'],
  message: string,
  variantId: string | null = null,
): CheckoutRefusal {
  return { type: 'refused', reason, message, variantId }
}
