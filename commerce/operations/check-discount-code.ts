import type { StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { OrderedLine } from '#commerce/model/checkout-record.ts'
import type { Money } from '#commerce/model/money.ts'
import { isSameCode, type StoreCart, sumDiscounts } from '#commerce/model/store-cart.ts'
import { refusals } from '#content/refusals.ts'
import { addDiscountCode, createCart } from './carts.ts'
import {
  type CheckoutUserError,
  joinMessages,
  toCheckoutUserErrors,
  withoutIds,
} from './checkout-user-errors.ts'
import { listCodeWarnings } from './list-code-warnings.ts'
import { takeSupported } from './warn-unsupported.ts'

export type DiscountCodeCheck =
  | {
      readonly valid: true
      /** In the store's spelling. */
      readonly code: string
      /** What this code takes off. */
      readonly discount: Money
      /** With the code applied. */
      readonly cart: StoreCart
    }
  | {
      readonly valid: false
      /** All errors joined; never empty. */
      readonly message: string
      /** With translated codes (specification section 8); empty when the store gave no reason. */
      readonly errors: readonly CheckoutUserError[]
    }

export type DiscountCodeRequest = {
  readonly code: string
  /** Lines to try the code on: many codes do not apply to an empty cart. */
  readonly lines: readonly OrderedLine[]
  /** For codes with a limit per shopper. */
  readonly email?: string
  /** Codes of the order that this one has to combine with. */
  readonly otherCodes?: readonly string[]
}

const requestKeys = ['code', 'lines', 'email', 'otherCodes'] as const

/**
 * Tries a code on a new checkout (specification section 5, Discount code validation). Unsupported
 * inputs warn.
 * @throws StorefrontFault when the store did not respond, which says nothing about the code
 */
export async function checkDiscountCode(
  client: StorefrontClient,
  request: DiscountCodeRequest,
): Promise<DiscountCodeCheck> {
  const supported = takeSupported(client, 'checkDiscountCode', request, requestKeys)
  const { code, lines, email, otherCodes: discountCodes } = supported
  const wanted = code.trim()
  if (wanted === '') return toInvalid([])
  const created = await createCart(client, { lines, email, discountCodes })
  if (created.type === 'refused')
    return toInvalid(withoutIds(created.errors, refusals.goneFromCart))
  const tried = await addDiscountCode(client, created.cart, wanted)
  if (tried.type === 'refused') return toInvalid(tried.errors)
  const { cart } = tried
  const result = cart.discountCodes.find((each) => isSameCode(each.code, wanted))
  if (result?.applicable) {
    return { valid: true, code: result.code, discount: sumDiscounts(cart, result.code), cart }
  }
  return toInvalid(toCheckoutUserErrors([], listCodeWarnings(cart, tried.warnings, wanted)))
}

function toInvalid(errors: readonly CheckoutUserError[]): DiscountCodeCheck {
  return { valid: false, message: joinMessages(errors) || refusals.invalidCode, errors }
}
