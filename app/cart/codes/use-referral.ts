import { getReferralCode, useOfferedReferralCode } from '#app/referral/referral-code.ts'
import { useShop } from '#app/shop/shop-provider.tsx'
import { formatMoney } from '#commerce/model/money.ts'
import { isReferralCode, normalizeReferralCode } from '#commerce/model/referral.ts'
import { codeBoxes } from '#content/checkout-codes.ts'
import {
  type AppliedCode,
  type CodeContext,
  type CodeKind,
  useAppliedCode,
} from './use-applied-code.ts'

const words = codeBoxes.referral

const kind: Omit<CodeKind, 'toStoreCode'> = {
  name: 'referral',
  toApplied: (discount) => ({
    title: words.toast,
    description: words.off(formatMoney(discount)),
    tone: 'success',
  }),
}

export type Referral = AppliedCode & {
  /** The code of a share link, which prefills the box; empty without one. */
  readonly offered: string
}

/** The referral code: the shop validates its format, the store its discount (decision 10, choice 8). */
export function useReferral(context: CodeContext): Referral {
  const offered = useOfferedReferralCode() ?? ''
  const { settings } = useShop()
  const toStoreCode = () => settings.referral.code
  const referral = useAppliedCode({ ...kind, toStoreCode }, context)
  return {
    ...referral,
    offered,
    apply(text) {
      const ownCode = getReferralCode()
      const code = normalizeReferralCode(text)
      if (isReferralCode(code, ownCode)) referral.apply(code)
      else referral.setProblem(code === ownCode ? words.own : words.invalid)
    },
  }
}
