import { choiceOf } from '../../catalogue/only-option.ts'
import type { StockShortage } from '../../store/change-cart-lines.ts'
import type { CartRecord, PricedDiscountCode } from '../../store/records.ts'
import type { ApiContext } from '../api-context.ts'
import { toGlobalId } from '../global-id.ts'
import { type CartNode, toCartNode, toLineId } from './cart-node.ts'

/** A refused input, for example an unknown variant; a value, not a thrown error. */
export type CartUserError = {
  readonly code: string | null
  readonly field: readonly string[] | null
  readonly message: string
}

export type CartWarning = {
  readonly code: string
  readonly message: string
  /** Global id of the object that the warning is about. */
  readonly target: string
}

export type CartPayload = {
  readonly cart: CartNode | null
  readonly userErrors: readonly CartUserError[]
  readonly warnings: readonly CartWarning[]
}

/** The payload of a refused change: the unchanged cart, if shown at all, and no warnings. */
export function refused(
  errors: readonly CartUserError[],
  context: ApiContext,
  cart: CartRecord | null = null,
): CartPayload {
  return {
    cart: cart && toCartNode(cart, cart.key, context),
    userErrors: knownErrors(errors, context),
    warnings: [],
  }
}

/** What a completed change reports. */
export type ChangeNews = {
  readonly shortages?: readonly StockShortage[]
  readonly warnings?: readonly CartWarning[]
  readonly errors?: readonly CartUserError[]
}

/** The payload of a completed change; each repeats the warnings about codes and about lines without stock. */
export function changed(
  cart: CartRecord,
  { shortages = [], warnings = [], errors = [] }: ChangeNews,
  context: ApiContext,
): CartPayload {
  const node = toCartNode(cart, cart.key, context)
  const all = [
    ...[...shortages, ...findEmptyLines(cart, shortages)].map((shortage) =>
      shortageWarning(shortage, cart, context),
    ),
    ...warnings,
    ...codeWarnings(node),
  ]
  return {
    cart: node,
    userErrors: knownErrors(errors, context),
    warnings: all.filter((warning) => context.knownCodes.warnings.has(warning.code)),
  }
}

/** A code that the requested version lacks would break its clients, so it becomes null; the message stays. */
function knownErrors(
  errors: readonly CartUserError[],
  { knownCodes }: ApiContext,
): CartUserError[] {
  return errors.map((error) =>
    error.code === null || knownCodes.errors.has(error.code) ? error : { ...error, code: null },
  )
}

/** Only a shortage leaves a line with quantity 0. */
function findEmptyLines(
  { lines }: CartRecord,
  shortages: readonly StockShortage[],
): readonly StockShortage[] {
  return lines
    .filter(({ id, quantity }) => quantity === 0 && shortages.every(({ lineId }) => lineId !== id))
    .map(({ id: lineId, variantId, quantity }) => ({ lineId, variantId, quantity }))
}

function shortageWarning(
  { lineId, variantId, quantity }: StockShortage,
  cart: CartRecord,
  { nodes }: ApiContext,
): CartWarning {
  const target = toLineId(lineId, cart.token)
  if (quantity > 0)
    return {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: `Only ${quantity} ${quantity === 1 ? 'item was' : 'items were'} added to your cart due to availability.`,
      target,
    }
  const variant = nodes.findVariant(variantId)
  const title = [variant?.product.title, choiceOf(variant?.title ?? '')].filter(Boolean).join(' - ')
  return {
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: `The product '${title}' is already sold out.`,
    target,
  }
}

const warningCodes: Readonly<Record<NonNullable<PricedDiscountCode['reason']>, string>> = {
  unknown: 'DISCOUNT_NOT_FOUND',
  expired: 'DISCOUNT_CURRENTLY_INACTIVE',
  minimum: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
  'minimum-quantity': 'DISCOUNT_QUANTITY_NOT_IN_RANGE',
  used: 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
  'not-eligible': 'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
  'no-delivery': 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES',
  'does-not-combine': 'DISCOUNT_CODE_NOT_HONOURED',
  limit: 'DISCOUNT_USAGE_LIMIT_REACHED',
}

const orderOnEmptyCarts = [
  'DISCOUNT_CURRENTLY_INACTIVE',
  'DISCOUNT_NOT_FOUND',
  'DISCOUNT_CODE_NOT_HONOURED',
]

/** In the order of the codes; on an empty cart, in the provider's order. */
function codeWarnings(cart: CartNode): CartWarning[] {
  const warnings = cart.priced.discountCodes.flatMap((code) => codeWarning(code, cart))
  if (cart.totalQuantity > 0) return warnings
  const placeOf = ({ code }: CartWarning) => orderOnEmptyCarts.indexOf(code)
  return warnings.sort((a, b) => placeOf(a) - placeOf(b))
}

function codeWarning(code: PricedDiscountCode, cart: CartNode): CartWarning[] {
  if (code.reason === null) return []
  // Without the cart's key, since clients log warnings.
  const target = toGlobalId('Cart', cart.record.token)
  const isAboutGoods = ['not-eligible', 'minimum', 'minimum-quantity'].includes(code.reason)
  if (isAboutGoods && cart.totalQuantity === 0)
    return [
      {
        code: 'DISCOUNT_CODE_NOT_HONOURED',
        message: `The ${code.code} discount code is not honoured`,
        target,
      },
    ]
  return [{ code: warningCodes[code.reason], message: code.message ?? '', target }]
}
