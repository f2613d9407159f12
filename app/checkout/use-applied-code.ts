import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageMutation } from '#app/browser/use-page-mutation.ts'
import { showToast, type Toast } from '#app/toasts/toasts.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'
import { checkout } from '#content/checkout.ts'
import { keepDraft, useDraftText } from './checkout-draft.ts'
import { askForCoupon, couponKey, couponQuery } from './checkout-queries.ts'
import type { CouponAnswer, CouponRefusal } from './request-coupon.ts'

const { toasts } = checkout.coupon

/** What sets the coupon and the referral code apart. */
export type CodeKind = {
  /** Where the draft keeps the code that is applied. */
  readonly name: 'coupon' | 'referral'
  /** The store's discount code that stands for every code of this kind; null when each is one itself. */
  readonly storeCode: string | null
  readonly toApplied: (discount: Money) => Toast
  /** What the box says of a text that the store refused. */
  readonly toProblem: (text: string, reason: string) => string
}

/** What a last look at the code found before the page is left. */
export type Recheck = {
  readonly discount: Money | null
  /** Why the code does nothing any more; null when it does, or there is none. */
  readonly lost: string | null
}

/** A code of the summary, and what can be done with it. */
export type AppliedCode = {
  /** Null when none is applied. */
  readonly code: string | null
  /** What it takes off; null when none is applied, and while nobody knows. */
  readonly discount: Money | null
  /** What it takes off is being worked out anew. */
  readonly isPending: boolean
  readonly isValidating: boolean
  /** What is wrong with the text in the box; null when nothing is. */
  readonly problem: string | null
  readonly setProblem: (problem: string | null) => void
  /** Tells by toast how it went. */
  readonly apply: (code: string) => void
  readonly remove: () => void
  readonly recheck: (email: string, signal: AbortSignal) => Promise<Recheck>
}

export type CodeUse = {
  readonly lines: readonly CartLine[]
  /** What the e-mail field holds now: codes may count one address's orders. */
  readonly readEmail: () => string
}

/**
 * A code of the checkout page: none, then applied, back to none on removal (specification section 4,
 * Coupon). What it takes off is the store's to say: asked when it is applied, when the lines change,
 * and after the page was loaded again.
 */
export function useAppliedCode(kind: CodeKind, use: CodeUse): AppliedCode {
  const client = useQueryClient()
  const code = useDraftText(kind.name)
  const asked = code && (kind.storeCode ?? code)
  const { data, isFetching } = useQuery(
    couponQuery({
      ...use,
      code: asked,
      onRefused(refusal) {
        keep(kind, null)
        showToast({ title: toReason(refusal), tone: 'destructive' })
      },
    }),
  )
  const discount = data?.valid ? data.discount : null
  return {
    ...useApplying(kind, use),
    code,
    discount,
    isPending: isFetching,
    remove: () => keep(kind, null),
    async recheck(email, signal) {
      if (asked === null) return { discount, lost: null }
      // Logged already; without an answer the code stands as it did.
      const answer = await askForCoupon({ ...use, code: asked, email }, signal).catch(() => null)
      if (answer?.valid) client.setQueryData(couponKey(asked, use.lines), answer)
      if (!answer || answer.valid) return { discount: answer?.discount ?? discount, lost: null }
      keep(kind, null)
      return { discount: null, lost: toReason(answer) }
    },
  }
}

/** The box: its text becomes the code that is applied, or has a problem. */
function useApplying(kind: CodeKind, { lines, readEmail }: CodeUse) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const { isPending, mutate } = usePageMutation<string, CouponAnswer>({
    mutationFn: (text, signal) =>
      askForCoupon({ code: kind.storeCode ?? text, lines, email: readEmail() }, signal),
    onSuccess(answer, text) {
      if (!answer.valid) return refuse(text, toReason(answer))
      client.setQueryData(couponKey(kind.storeCode ?? answer.code, lines), answer)
      keep(kind, kind.storeCode === null ? answer.code : text)
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

function keep({ name }: CodeKind, code: string | null): void {
  keepDraft({ [name]: code ?? '' })
}

/** Specification section 8, Other messages. */
function toReason({ error }: CouponRefusal): string {
  return error ?? toasts.invalid
}
