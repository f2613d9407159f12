import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import { provinceCodeOf } from '#commerce/model/indian-states.ts'
import { addMoney, type Money } from '#commerce/model/money.ts'
import type { OrderQuote, QuotedCode } from '#commerce/model/order-quote.ts'
import {
  type CartWarning,
  isSameCode,
  type StoreCart,
  sumDiscounts,
} from '#commerce/model/store-cart.ts'
import { refusals } from '#content/refusals.ts'
import type { CartChanged } from './cart-outcome.ts'
import { createCart } from './carts.ts'
import { joinMessages } from './checkout-user-errors.ts'
import { listCodeWarnings } from './list-code-warnings.ts'

export type QuoteRequest = {
  readonly lines: readonly OrderedLine[]
  readonly discountCodes: readonly string[]
  /** For codes with a limit per shopper. */
  readonly email?: string
  /** As far as it is typed: the delivery fee may depend on it. The country is India. */
  readonly address?: { readonly zip?: string; readonly province?: string }
}

export type QuoteOutcome =
  | { readonly type: 'quoted'; readonly quote: OrderQuote }
  /** The store refuses the goods themselves, for example an unknown variant. */
  | { readonly type: 'refused'; readonly message: string }

/**
 * What the store charges for an order with these codes, or why it refuses the order. The quote comes from a separate
 * cart, which nobody pays.
 * @throws StorefrontFault when the store did not respond
 */
export async function requestQuote(
  client: StorefrontClient,
  { lines, discountCodes, email, address = {} }: QuoteRequest,
): Promise<QuoteOutcome> {
  const goods = { lines, discountCodes }
  const deliveryAddress = {
    zip: address.zip,
    provinceCode: (address.province && provinceCodeOf(address.province)) || undefined,
  }
  const created = await createCart(client, { ...goods, email, deliveryAddress })
  // The e-mail or PIN code typed so far may be invalid; the goods can be priced without them.
  const outcome = created.type === 'refused' ? await createCart(client, goods) : created
  if (outcome.type === 'refused') return { type: 'refused', message: outcome.message }
  return { type: 'quoted', quote: toQuote(outcome, discountCodes) }
}

/**
 * What the store charges for goods that it sells.
 * @throws StorefrontFault when the store did not respond, or refused the goods themselves
 */
export async function quoteOrder(
  client: StorefrontClient,
  request: QuoteRequest,
): Promise<OrderQuote> {
  const outcome = await requestQuote(client, request)
  if (outcome.type === 'refused') throw new StorefrontFault('graphql', outcome.message)
  return outcome.quote
}

function toQuote({ cart, warnings }: CartChanged, asked: readonly string[]): OrderQuote {
  const delivery = findDeliveryPrice(cart)
  const { currency } = cart.total
  const discounted = sumDiscounts(cart).minor
  return {
    subtotal: { minor: cart.total.minor + discounted - (delivery?.minor ?? 0), currency },
    codes: Object.fromEntries(asked.map((code) => [code, toQuotedCode(cart, code, warnings)])),
    automatic: sumDiscounts(cart, null),
    delivery,
    total: cart.total,
  }
}

/** Null until the store has an address, and for goods that are not delivered. */
function findDeliveryPrice({ deliveryGroups, total }: StoreCart): Money | null {
  const prices = deliveryGroups.map(
    ({ options, selectedHandle }) =>
      options.find(({ handle }) => handle === selectedHandle)?.price ?? null,
  )
  if (prices.length === 0 || prices.includes(null)) return null
  return prices.filter((price) => price !== null).reduce(addMoney, { ...total, minor: 0 })
}

function toQuotedCode(
  cart: StoreCart,
  asked: string,
  warnings: readonly CartWarning[],
): QuotedCode {
  const { discountCodes } = cart
  const isApplied = discountCodes.some((each) => each.applicable && isSameCode(each.code, asked))
  if (isApplied) return { valid: true, discount: sumDiscounts(cart, asked) }
  const reasons = listCodeWarnings(cart, warnings, asked)
  return { valid: false, reason: joinMessages(reasons) || refusals.invalidCode }
}
