import { showToast } from '#app/toasts/toasts.tsx'
import { codeBoxes } from '#content/checkout-codes.ts'
import {
  type AppliedCode,
  type CodeContext,
  type CodeKind,
  useAppliedCode,
} from './use-applied-code.ts'

const { toasts } = codeBoxes.coupon

const kind: CodeKind = {
  name: 'coupon',
  toStoreCode: (code) => code,
  toApplied: () => ({ title: toasts.applied, tone: 'success' }),
}

/** The coupon of the checkout page (specification section 4, Coupon). */
export function useCoupon(context: CodeContext): AppliedCode {
  const { apply, remove, ...coupon } = useAppliedCode(kind, context)
  return {
    ...coupon,
    apply: (text) => apply(text.trim()),
    remove() {
      remove()
      showToast({ topic: kind.name, title: toasts.removed })
    },
  }
}
