import { getReferralCode } from '#app/referral/referral-code.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import type { Toast } from '#app/toasts/toasts.tsx'
import { formatMoney, type Money } from '#commerce/model/money.ts'
import { normalizeCode } from '#commerce/model/normalize-code.ts'
import { isReferralCode } from '#commerce/model/referral.ts'
import { codeBoxes } from '#content/checkout-codes.ts'

const { coupon, referral } = codeBoxes

/** The differences between coupon and referral code. */
export type CodeKind = {
  /** The field of the applied codes. */
  readonly name: 'coupon' | 'referral'
  /** The code to keep for a text as typed; null when the text cannot be one. */
  readonly read: (text: string) => string | null
  /** The store's discount code behind a code. */
  readonly toStoreCode: (code: string) => string
  /** @param moved the code, when it was typed into the other box */
  readonly toApplied: (discount: Money, moved: string | null) => Toast
  /** When it was typed into the other box and there is already one of this kind. */
  readonly taken: (code: string, present: string) => string
}

const couponKind: CodeKind = {
  name: 'coupon',
  read: normalizeCode,
  toStoreCode: (code) => code,
  toApplied: (_, moved) => ({
    title: coupon.toasts.applied,
    ...(moved !== null && { description: coupon.moved(moved) }),
  }),
  taken: coupon.taken,
}

const referralKind: Omit<CodeKind, 'toStoreCode'> = {
  name: 'referral',
  // The shop validates the format, the store its discount (decision 10, choice 8).
  read(text) {
    const code = normalizeCode(text)
    return isReferralCode(code, getReferralCode()) ? code : null
  },
  toApplied(discount, moved) {
    const off = formatMoney(discount)
    return {
      title: referral.toast,
      description: moved === null ? referral.off(off) : referral.moved(moved, off),
    }
  },
  taken: referral.taken,
}

/** Both kinds: a shopper may type either into either box. */
export function useCodeKinds(): Readonly<Record<CodeKind['name'], CodeKind>> {
  const { code } = useShop().settings.referral
  return { coupon: couponKind, referral: { ...referralKind, toStoreCode: () => code } }
}
