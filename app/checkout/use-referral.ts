import { useEffect, useState } from 'react'
import { findOfferedReferralCode, getReferralCode } from '#app/shop/referral-code.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import { formatMoney, type Money } from '#commerce/model/money.ts'
import {
  isReferralCode,
  REFERRAL_DISCOUNT_MINOR,
  tidyReferralCode,
} from '#commerce/model/referral.ts'
import { checkout } from '#content/checkout.ts'
import { keepDraft, readDraft } from './checkout-draft.ts'

const words = checkout.referral

/** What a code takes off: the shop sells in rupees (specification sections 1 and 5). */
const DISCOUNT: Money = { minor: REFERRAL_DISCOUNT_MINOR, currency: 'INR' }

export type Referral = {
  /** Null when none is applied. */
  readonly code: string | null
  /** What it takes off; null when none is applied. */
  readonly discount: Money | null
  /** The code of a share link that was followed, for the box to begin with; empty when none was. */
  readonly offered: string
  /** This browser's own code, to pass on; null until the browser was asked. */
  readonly own: string | null
  readonly problem: string | null
  /** Tells by toast when it is applied, and returns whether it is. */
  readonly apply: (text: string) => boolean
  readonly remove: () => void
  readonly forgetProblem: () => void
}

/** The referral code of the checkout page (decisions, choice 8). */
export function useReferral(): Referral {
  const [code, setCode] = useState<string | null>(null)
  const [own, setOwn] = useState<string | null>(null)
  const [offered, setOffered] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  // Joins the page to what the browser keeps: its own code, a friend's, and the one applied before a reload.
  useEffect(() => {
    const mine = getReferralCode()
    const { referral = '' } = readDraft()
    setOwn(mine)
    setOffered(findOfferedReferralCode() ?? '')
    if (isReferralCode(referral, mine)) setCode(referral)
  }, [])

  function take(next: string | null) {
    setCode(next)
    keepDraft({ referral: next ?? '' })
  }

  return {
    code,
    discount: code === null ? null : DISCOUNT,
    offered,
    own,
    problem,
    apply(text) {
      const wanted = tidyReferralCode(text)
      const isGood = isReferralCode(wanted, own)
      setProblem(isGood ? null : wanted === own ? words.own : words.invalid)
      if (!isGood) return false
      take(wanted)
      const amount = formatMoney(DISCOUNT)
      showToast({ title: words.toast, description: `${amount} off this order.`, tone: 'success' })
      return true
    },
    remove: () => take(null),
    forgetProblem: () => setProblem(null),
  }
}
