import { useState } from 'react'
import { usePageMutation } from '#app/browser/use-page-mutation.ts'
import { type CouponCheck, requestCoupon } from '#app/cart/requests/request-coupon.ts'
import { readContact, saveDraft, useDraftText } from '#app/cart/store/checkout-draft.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'
import { codeBoxes } from '#content/checkout-codes.ts'

const { toasts } = codeBoxes.coupon

/** The differences between coupon and referral code. */
export type CodeKind = {
  /** The draft's field for the applied code. */
  readonly name: 'coupon' | 'referral'
  /** The store's discount code behind a code as the shopper types it. */
  readonly toStoreCode: (code: string) => string
  readonly toApplied: (discount: Money) => Toast
}

/** State and actions of a code box. What the code takes off is in the order's quote. */
export type AppliedCode = {
  readonly code: string | null
  readonly isValidating: boolean
  /** The box's error, or null. */
  readonly problem: string | null
  readonly setProblem: (problem: string | null) => void
  /** Reports success in a toast, and a refusal in `problem`. */
  readonly apply: (code: string) => void
  readonly remove: () => void
}

export type CodeContext = {
  readonly lines: readonly CartLine[]
  /** The store's codes that this one has to combine with. */
  readonly otherCodes: readonly string[]
}

/** The state machine of a code: none, validating, applied (specification section 4, Coupon). */
export function useAppliedCode(kind: CodeKind, context: CodeContext): AppliedCode {
  const code = useDraftText(kind.name)
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, mutate } = usePageMutation<string, CouponCheck>({
    mutationFn(text, signal) {
      const { email } = readContact()
      return requestCoupon({ ...context, code: kind.toStoreCode(text), email }, signal)
    },
    onSuccess(check, text) {
      // Specification section 8, Other messages.
      if (!check.valid) return setProblem(inOwnWords(text, check.error ?? toasts.invalid))
      saveDraft({ [kind.name]: text })
      showToast({ topic: kind.name, ...kind.toApplied(check.discount) })
    },
    onError(error) {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('The coupon could not be checked:', error)
      setProblem(toasts.failed)
    },
  })

  /** The store's reason with the code that the shopper typed in place of the store's. */
  const inOwnWords = (text: string, reason: string) =>
    reason.replaceAll(kind.toStoreCode(text), text)

  return {
    code,
    isValidating: isPending,
    problem,
    setProblem,
    apply(text) {
      setProblem(null)
      mutate(text)
    },
    remove: () => saveDraft({ [kind.name]: '' }),
  }
}
