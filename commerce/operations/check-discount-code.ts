import type { RequestOptions, StorefrontClient } from '#commerce/client/storefront-client.ts'
import type { StoreCart } from '#commerce/model/store-cart.ts'
import type { WantedLine } from './add-lines.ts'
import { addDiscountCode, createCart } from './carts.ts'

export type DiscountCodeCheck =
  | {
      readonly valid: true
      /** As the store writes it. */
      readonly code: string
      /** With the code applied: `discounted` is what it takes off. */
      readonly cart: StoreCart
    }
  | { readonly valid: false; readonly message: string }

export type DiscountCodeRequest = {
  readonly code: string
  /** What the code is tried on: many codes do nothing for an empty cart. */
  readonly lines: readonly WantedLine[]
  /** For codes that count orders of one shopper. */
  readonly email?: string
}

const INVALID = 'Invalid discount code'

/**
 * Tries a code on a new checkout (specification section 5, Discount code validation).
 * @throws StorefrontFault when the store did not answer; that is no word on the code
 */
export async function checkDiscountCode(
  client: StorefrontClient,
  { code, lines, email }: DiscountCodeRequest,
  options?: RequestOptions,
): Promise<DiscountCodeCheck> {
  const wanted = code.trim()
  if (wanted === '') return { valid: false, message: INVALID }
  const created = await createCart(client, { lines, email }, options)
  if (created.type === 'refused') return { valid: false, message: created.message || INVALID }
  const tried = await addDiscountCode(client, created.cart, wanted, options)
  if (tried.type === 'refused') return { valid: false, message: tried.message || INVALID }
  const answer = tried.cart.discountCodes.find(
    (each) => each.code.toLowerCase() === wanted.toLowerCase(),
  )
  if (answer?.applicable) return { valid: true, code: answer.code, cart: tried.cart }
  const why = tried.warnings.find((warning) => warning.code.startsWith('DISCOUNT_'))
  return { valid: false, message: why?.message || INVALID }
}
