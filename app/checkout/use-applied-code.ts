import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageMutation } from '#app/browser/use-page-mutation.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'
import { checkout } from '#content/checkout.ts'
import { saveDraft, useDraftText } from './checkout-draft.ts'
import { checkCoupon, couponKey, couponQuery } from './checkout-queries.ts'
import type { CouponAnswer, CouponRefusal } from './request-coupon.ts'

const { toasts } = checkout.coupon

/** The differences between coupon and referral code. */
export type CodeKind = {
  /** The draft's field for the applied code. */
  readonly name: 'coupon' | 'referral'
  /** The store's discount code for all codes of this kind; null when each is a discount code itself. */
  readonly storeCode: string | null
  readonly toApplied: (discount: Money) => Toast
  /** The box's error for a refused code. */
  readonly toProblem: (text: string, reason: string) => string
}

/** The result of checking the code again before the redirect. */
export type Recheck = {
  readonly discount: Money | null
  /** Why the code no longer applies; null when it does, or there is none. */
  readonly lost: string | null
}

/** State and actions of a code box. */
export type AppliedCode = {
  readonly code: string | null
  /** Null without a code, and while unknown. */
  readonly discount: Money | null
  /** The discount is being updated. */
  readonly isPending: boolean
  readonly isValidating: boolean
  /** The box's error, or null. */
  readonly problem: string | null
  readonly setProblem: (problem: string | null) => void
  /** Reports its outcome in a toast. */
  readonly apply: (code: string) => void
  readonly remove: () => void
  readonly recheck: (email: string, signal: AbortSignal) => Promise<Recheck>
}

export type CodeContext = {
  readonly lines: readonly CartLine[]
  /** The e-mail typed so far: some codes are limited per shopper. */
  readonly readEmail: () => string
}

/**
 * The state machine of a code: none, validating, applied (specification section 4, Coupon). The store
 * decides the discount: it is asked on apply, when the lines change, and after a reload.
 */
export function useAppliedCode(kind: CodeKind, context: CodeContext): AppliedCode {
  const client = useQueryClient()
  const code = useDraftText(kind.name)
  const asked = code && (kind.storeCode ?? code)
  const { data, isFetching } = useQuery(
    couponQuery({
      ...context,
      code: asked,
      onRefused(refusal) {
        saveCode(kind, null)
        showToast({ title: toReason(refusal), tone: 'destructive' })
      },
    }),
  )
  const discount = data?.valid ? data.discount : null
  return {
    ...useApplyCode(kind, context),
    code,
    discount,
    isPending: isFetching,
    remove: () => saveCode(kind, null),
    async recheck(email, signal) {
      if (asked === null) return { discount, lost: null }
      // Already logged; without an answer the code stays applied.
      const answer = await checkCoupon({ ...context, code: asked, email }, signal).catch(() => null)
      if (answer?.valid) client.setQueryData(couponKey(asked, context.lines), answer)
      if (!answer || answer.valid) return { discount: answer?.discount ?? discount, lost: null }
      saveCode(kind, null)
      return { discount: null, lost: toReason(answer) }
    },
  }
}

/** Validates the typed code, then applies it or shows its problem. */
function useApplyCode(kind: CodeKind, { lines, readEmail }: CodeContext) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, mutate } = usePageMutation<string, CouponAnswer>({
    mutationFn: (text, signal) =>
      checkCoupon({ code: kind.storeCode ?? text, lines, email: readEmail() }, signal),
    onSuccess(answer, text) {
      if (!answer.valid) return refuse(text, toReason(answer))
      client.setQueryData(couponKey(kind.storeCode ?? answer.code, lines), answer)
      saveCode(kind, kind.storeCode === null ? answer.code : text)
      showToast(kind.toApplied(answer.discount))
    },
    onError: (_, text) => refuse(text, toasts.failed),
  })

  function refuse(text: string, reason: string) {
    setProblem(kind.toProblem(text, reason))
    showToast({ title: reason, tone: 'destructive' })
  }

  return {
    isValidating: isPending,
    problem,
    setProblem,
    apply(text: string) {
      setProblem(null)
      mutate(text)
    },
  }
}

function saveCode({ name }: CodeKind, code: string | null): void {
  saveDraft({ [name]: code ?? '' })
}

/** Specification section 8, Other messages. */
function toReason({ error }: CouponRefusal): string {
  return error ?? toasts.invalid
}
