import { formatMoney } from '#commerce/model/money.ts'
import {
  isReferralCode,
  normalizeReferralCode,
  REFERRAL_DISCOUNT_CODE,
} from '#commerce/model/referral.ts'
import { checkout } from '#content/checkout.ts'
import { getReferralCode, useOfferedReferralCode } from './referral-code.ts'
import {
  type AppliedCode,
  type CodeKind,
  type CodeUse,
  useAppliedCode,
} from './use-applied-code.ts'

const words = checkout.referral

const kind: CodeKind = {
  name: 'referral',
  storeCode: REFERRAL_DISCOUNT_CODE,
  toApplied: (discount) => ({
    title: words.toast,
    description: `${formatMoney(discount)} off this order.`,
    tone: 'success',
  }),
  toProblem: (_, reason) => reason,
}

export type Referral = AppliedCode & {
  /** The code of a share link that was followed, for the box to begin with; empty when none was. */
  readonly offered: string
}

/** The referral code of the checkout page: its rule is ours, what it takes off the store's (decisions, choice 8). */
export function useReferral(use: CodeUse): Referral {
  const offered = useOfferedReferralCode() ?? ''
  const referral = useAppliedCode(kind, use)
  return {
    ...referral,
    offered,
    apply(text) {
      const own = getReferralCode()
      const wanted = normalizeReferralCode(text)
      if (isReferralCode(wanted, own)) referral.apply(wanted)
      else referral.setProblem(wanted === own ? words.own : words.invalid)
    },
  }
}
