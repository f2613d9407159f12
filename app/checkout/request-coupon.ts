import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'

export type CouponRequest = {
  readonly code: string
  readonly lines: readonly CartLine[]
  /** As typed so far: some codes are limited per shopper. */
  readonly email: string
}

/** `error` is the store's reason; null when it gave none. */
export type CouponRefusal = { readonly valid: false; readonly error: string | null }

export type CouponAnswer =
  | { readonly valid: true; readonly code: string; readonly discount: Money }
  | CouponRefusal

const TIMEOUT_MS = 10_000

/**
 * Checks a code for these lines (specification section 7, Coupon check).
 * @throws when the network or the shop fails, times out, or sends an invalid response
 */
export async function requestCoupon(
  { code, lines, email }: CouponRequest,
  signal: AbortSignal,
): Promise<CouponAnswer> {
  const response = await fetch('/api/coupon', {
    method: 'POST',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({
      code,
      lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
      ...(email !== '' && { email }),
    }),
  })
  const answer = response.ok ? readAnswer(await response.json()) : null
  if (!answer) throw new Error(`The coupon helper answered ${response.status}`)
  return answer
}

function readAnswer(answer: unknown): CouponAnswer | null {
  if (!isRecord(answer)) return null
  if (answer.valid === false) {
    return { valid: false, error: typeof answer.error === 'string' ? answer.error || null : null }
  }
  const { code, discount } = answer
  if (answer.valid !== true || typeof code !== 'string' || !isRecord(discount)) return null
  const { minor, currency } = discount
  if (!Number.isSafeInteger(minor) || typeof currency !== 'string') return null
  return { valid: true, code, discount: { minor: Number(minor), currency } }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
