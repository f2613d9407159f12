import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'
import { fieldsOf, readStoredMoney } from '#commerce/model/stored-fields.ts'
import { toOrderLines } from './order-lines.ts'
import { postOrder } from './post-order.ts'

export type CouponRequest = {
  readonly code: string
  readonly lines: readonly CartLine[]
  /** Codes of the order that this one has to combine with. */
  readonly otherCodes: readonly string[]
  /** As typed so far: some codes are limited per shopper. */
  readonly email: string
}

export type CouponRefusal = {
  readonly valid: false
  /** The store's reason; null when it gave none. */
  readonly error: string | null
  /** Whether the store has no such code. Stores may give no reason for that. */
  readonly isUnknown: boolean
}

export type CouponCheck =
  | { readonly valid: true; readonly code: string; readonly discount: Money }
  | CouponRefusal

/**
 * Checks a code for these lines (specification section 7, Coupon check).
 * @throws when the network or the shop fails, times out, or sends an invalid response
 */
export async function requestCoupon(
  { code, lines, otherCodes, email }: CouponRequest,
  signal: AbortSignal,
): Promise<CouponCheck> {
  const buyable = toOrderLines(lines)
  const order = {
    // With every game sold out, a code is checked without lines: the shop refuses an empty list.
    ...(buyable.length > 0 && { lines: buyable }),
    otherCodes,
    ...(email !== '' && { email }),
  }
  const response = await postOrder('/api/coupon', { code, ...order }, { signal, timeout: 10_000 })
  const check = response.ok ? readCheck(await response.json()) : null
  if (!check) throw new Error(`The coupon helper answered ${response.status}`)
  return check
}

function readCheck(body: unknown): CouponCheck | null {
  const { valid, error, errors, code, discount } = fieldsOf(body)
  if (valid === false) {
    const isUnknown =
      Array.isArray(errors) && errors.every((each) => fieldsOf(each).code === 'DISCOUNT_NOT_FOUND')
    return { valid, error: typeof error === 'string' ? error || null : null, isUnknown }
  }
  const amount = readStoredMoney(discount)
  if (valid !== true || typeof code !== 'string' || !amount) return null
  return { valid, code, discount: amount }
}
