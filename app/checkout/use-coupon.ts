import { useEffect, useRef, useState } from 'react'
import { showToast } from '#app/toasts/toasts.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { Money } from '#commerce/model/money.ts'
import { checkout } from '#content/checkout.ts'
import { keepDraft, readDraft } from './checkout-draft.ts'
import type { CouponAnswer, CouponRequest } from './request-coupon.ts'

const { toasts } = checkout.coupon

/** A code that the store took. */
type Applied = {
  readonly code: string
  /** What it takes off; null while nobody knows, because the shop could not be asked. */
  readonly discount: Money | null
  /** The lines it was worked out for. */
  readonly quotedFor: string
}

/** What a last look at the code found before the page is left. */
export type CouponRecheck = {
  readonly discount: Money | null
  /** Why the code does nothing any more; null when it does, or there is none. */
  readonly lost: string | null
}

export type Coupon = {
  /** Null when none is applied. */
  readonly code: string | null
  /** What it takes off; null when none is applied, and while nobody knows. */
  readonly discount: Money | null
  /** What it takes off is being worked out anew. */
  readonly isPending: boolean
  readonly isValidating: boolean
  /** Tells by toast how it went; true when the code is applied. */
  readonly apply: (text: string) => Promise<boolean>
  readonly remove: () => void
  readonly recheck: (email: string) => Promise<CouponRecheck>
}

/** No page needs to know how to ask before a shopper has a code. */
async function ask(request: CouponRequest): Promise<CouponAnswer | null> {
  try {
    const { requestCoupon } = await import('./request-coupon.ts')
    return await requestCoupon(request)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
    console.error('The coupon could not be checked:', error)
    return null
  }
}

/**
 * The coupon of the checkout page: none, then applied, back to none on removal (specification
 * section 4, Coupon). One that is applied is asked about again when the lines change.
 * @param readEmail what the e-mail field holds now
 */
export function useCoupon(lines: readonly CartLine[], readEmail: () => string): Coupon {
  const [applied, setApplied] = useState<Applied | null>(null)
  const [isValidating, setValidating] = useState(false)
  const turn = useRef(0)

  function take(next: Applied | null) {
    setApplied(next)
    keepDraft({ coupon: next?.code ?? '' })
  }

  /** Asks, and takes over the answer unless something newer was done meanwhile. */
  async function check(code: string, email = readEmail()): Promise<CouponAnswer | null> {
    turn.current += 1
    const own = turn.current
    const quotedFor = toKey(lines)
    const answer = await ask({ code, lines, email })
    if (own !== turn.current) return answer
    if (answer?.valid) take({ code: answer.code, discount: answer.discount, quotedFor })
    else if (answer) take(null)
    else setApplied((present) => present && { ...present, discount: null, quotedFor })
    return answer
  }

  useRestoredCode(setApplied)
  useChangedLines(applied, lines, check)

  return {
    code: applied?.code ?? null,
    discount: applied?.discount ?? null,
    isPending: applied !== null && applied.quotedFor !== toKey(lines),
    isValidating,
    async apply(text) {
      setValidating(true)
      const answer = await check(text.trim())
      setValidating(false)
      tell(answer)
      return answer?.valid ?? false
    },
    remove() {
      turn.current += 1
      take(null)
      showToast({ title: toasts.removed })
    },
    async recheck(email) {
      if (!applied) return { discount: null, lost: null }
      return toRecheck(await check(applied.code, email), applied)
    },
  }
}

/** Without an answer the code stands as it did. */
function toRecheck(answer: CouponAnswer | null, { discount }: Applied): CouponRecheck {
  if (!answer) return { discount, lost: null }
  if (answer.valid) return { discount: answer.discount, lost: null }
  return { discount: null, lost: answer.error ?? toasts.invalid }
}

type Check = (code: string) => Promise<CouponAnswer | null>

/** Joins the page to the code that it had before it was loaded again: it is asked about as after a change. */
function useRestoredCode(restore: (applied: Applied) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    const { coupon } = readDraft()
    if (coupon) restore({ code: coupon, discount: null, quotedFor: '' })
  }, [])
}

/** Joins the code to lines that changed since it was worked out, here or in another tab. */
function useChangedLines(applied: Applied | null, lines: readonly CartLine[], check: Check) {
  const asked = useRef('')
  useEffect(() => {
    const key = toKey(lines)
    if (!applied || lines.length === 0 || applied.quotedFor === key || asked.current === key) return
    asked.current = key
    void check(applied.code).then((answer) => {
      if (answer?.valid === false) tell(answer)
    })
  })
}

function toKey(lines: readonly CartLine[]): string {
  return JSON.stringify(
    lines.map(({ variantId, quantity, variant }) => [variantId, quantity, variant]),
  )
}

/** Specification section 8, Other messages and Success toasts. */
function tell(answer: CouponAnswer | null): void {
  if (answer?.valid) showToast({ title: toasts.applied, tone: 'success' })
  else showToast({ title: toWords(answer), tone: 'destructive' })
}

function toWords(answer: CouponAnswer | null): string {
  if (!answer || answer.valid) return toasts.failed
  return answer.error ?? toasts.invalid
}
