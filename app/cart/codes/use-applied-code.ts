import { type PageMutation, usePageMutation } from '#app/browser/use-page-mutation.ts'
import { requestCoupon } from '#app/cart/requests/request-coupon.ts'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { readContact } from '#app/cart/store/checkout-draft.ts'
import { nameTypedCode, type OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { getReferralCode } from '#app/referral/referral-code.ts'
import { showToast } from '#app/toasts/toasts.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { normalizeCode } from '#commerce/model/normalize-code.ts'
import { codeBoxes } from '#content/checkout-codes.ts'
import { type TriedCode, tryCode } from './try-code.ts'
import { type CodeKind, useCodeKinds } from './use-code-kinds.ts'

const { toasts } = codeBoxes.coupon

/** Why the text of a box was refused. */
export type CodeRefusal = {
  readonly box: CodeKind['name']
  readonly text: string
  readonly message: string
}

/** The order that a code is for, and the one refusal that all boxes share. */
export type CodeContext = {
  readonly lines: readonly CartLine[]
  readonly codes: OrderCodes
  readonly refusal: CodeRefusal | null
  readonly setRefusal: (refusal: CodeRefusal | null) => void
}

/** State and actions of a code box. What the code takes off is in the order's quote. */
export type AppliedCode = {
  readonly code: string | null
  readonly isValidating: boolean
  /** Why this text of the box was refused, or null. */
  readonly findProblem: (text: string) => string | null
  /** Forgets the refusal: the shopper types on. */
  readonly clearProblem: () => void
  /**
   * Reports success in a toast, and a refusal by `findProblem`.
   * @param onApplied the text is applied, maybe as a code of the other box: then this one stays
   */
  readonly apply: (text: string, onApplied: () => void) => void
  readonly remove: () => void
}

type Attempt = { readonly text: string; readonly onApplied: () => void }

/** The state machine of a code: none, validating, applied (specification section 4, Coupon). */
export function useAppliedCode(box: CodeKind['name'], context: CodeContext): AppliedCode {
  const { codes, refusal, setRefusal } = context
  const refuse = (text: string, message: string) => setRefusal({ box, text, message })
  const { isPending, mutate } = useAttempts(box, context, refuse)
  return {
    code: codes[box],
    isValidating: isPending,
    findProblem: (text) => (refusal?.box === box && refusal.text === text ? refusal.message : null),
    clearProblem: () => setRefusal(null),
    apply(text, onApplied) {
      setRefusal(null)
      if (normalizeCode(text) === getReferralCode()) refuse(text, codeBoxes.referral.own)
      else mutate({ text, onApplied })
    },
    remove() {
      saveAppliedCodes({ [box]: null })
      if (box === 'coupon') showToast({ topic: box, title: toasts.removed })
    },
  }
}

/** Asks the store about a text, and applies it as the kind of code that it is. */
function useAttempts(
  box: CodeKind['name'],
  { lines, codes }: CodeContext,
  refuse: (text: string, message: string) => void,
): PageMutation<Attempt> {
  const kinds = useCodeKinds()
  const [own, other] =
    box === 'coupon' ? [kinds.coupon, kinds.referral] : [kinds.referral, kinds.coupon]
  const present = codes[other.name]
  return usePageMutation<Attempt, TriedCode>({
    mutationFn({ text }, signal) {
      const { email } = readContact()
      // It has to combine with the other box's code, unless it is meant for that box itself.
      const combined = present === null ? [] : [other.toStoreCode(present)]
      return tryCode(text, [own, other], (kind, code) => {
        const otherCodes = kind.name === box ? combined : []
        return requestCoupon({ lines, code, otherCodes, email }, signal)
      })
    },
    onSuccess(tried, { text, onApplied }) {
      if (!tried.valid)
        return refuse(text, nameTypedCode(tried.message, { ...codes, coupon: text }))
      const { kind, code, discount } = tried
      const isMoved = kind.name !== box
      if (isMoved && present !== null && present !== code)
        return refuse(text, kind.taken(code, present))
      saveAppliedCodes({ [kind.name]: code })
      onApplied()
      const toast = kind.toApplied(discount, isMoved ? code : null)
      showToast({ topic: kind.name, ...toast, tone: 'success' })
    },
    onError(error, { text }) {
      // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
      console.error('The coupon could not be checked:', error)
      refuse(text, toasts.failed)
    },
  })
}
