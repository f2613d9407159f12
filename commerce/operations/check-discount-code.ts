import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import { refusals } from '#content/refusals.ts'
import type { WantedLine } from './add-lines.ts'
import { addDiscountCode, createCart } from './carts.ts'
import {
  type CheckoutUserError,
  joinMessages,
  toCheckoutUserErrors,
} from './checkout-user-errors.ts'
import { takeSupported } from './warn-unsupported.ts'

export type DiscountCodeCheck =
  | {
      readonly valid: true
      /** In the store's spelling. */
      readonly code: string
      /** With the code applied; `discounted` is its effect. */
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
  readonly lines: readonly WantedLine[]
  /** For codes with a limit per shopper. */
  readonly email?: string
}

const requestKeys = ['code', 'lines', 'email'] as const

/**
 * Tries a code on a new checkout (specification section 5, Discount code validation). Unsupported
 * inputs warn.
 * @throws StorefrontFault when the store did not answer, which says nothing about the code
 */
export async function checkDiscountCode(
  client: StorefrontClient,
  request: DiscountCodeRequest,
  options?: RequestOptions,
): Promise<DiscountCodeCheck> {
  const { code, lines, email } = takeSupported(client, 'checkDiscountCode', request, requestKeys)
  const wanted = code.trim()
  if (wanted === '') return toInvalid([])
  const created = await createCart(client, { lines, email }, options)
  if (created.type === 'refused') return toInvalid(created.errors)
  const tried = await addDiscountCode(client, created.cart, wanted, options)
  if (tried.type === 'refused') return toInvalid(tried.errors)
  const answer = tried.cart.discountCodes.find(
    (each) => each.code.toLowerCase() === wanted.toLowerCase(),
  )
  if (answer?.applicable) return { valid: true, code: answer.code, cart: tried.cart }
  const reasons = tried.warnings.filter((warning) => warning.code.startsWith('DISCOUNT_'))
  return toInvalid(toCheckoutUserErrors([], reasons))
}

function toInvalid(errors: readonly CheckoutUserError[]): DiscountCodeCheck {
  return { valid: false, message: joinMessages(errors) || refusals.invalidCode, errors }
}
