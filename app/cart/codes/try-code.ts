import type { CouponCheck } from '#app/cart/requests/request-coupon.ts'
import type { Money } from '#commerce/model/money.ts'
import { codeBoxes } from '#content/checkout-codes.ts'
import type { CodeKind } from './use-code-kinds.ts'

export type TriedCode =
  | {
      readonly valid: true
      readonly kind: CodeKind
      readonly code: string
      readonly discount: Money
    }
  | { readonly valid: false; readonly message: string }

/**
 * Tries a text as a code of each kind in turn. A code that the store knows, but does not grant, is of that kind.
 * @param kinds that of the box first
 * @param check asks the store about its discount code behind a code
 * @throws when the check fails
 */
export async function tryCode(
  text: string,
  kinds: readonly CodeKind[],
  check: (kind: CodeKind, storeCode: string) => Promise<CouponCheck>,
): Promise<TriedCode> {
  let message: string | null = null
  for (const kind of kinds) {
    const code = kind.read(text)
    if (code === null) {
      message ??= codeBoxes.referral.invalid
      continue
    }
    const storeCode = kind.toStoreCode(code)
    const answer = await check(kind, storeCode)
    if (answer.valid) return { valid: true, kind, code, discount: answer.discount }
    // Specification section 8, Other messages; with the code that the shopper typed in place of the store's.
    const refusal = answer.error ?? codeBoxes.coupon.toasts.invalid
    const reason = refusal.replaceAll(storeCode, () => code)
    if (!answer.isUnknown) return { valid: false, message: reason }
    message ??= reason
  }
  return { valid: false, message: message ?? codeBoxes.coupon.toasts.invalid }
}
