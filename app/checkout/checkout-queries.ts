import { queryOptions } from '@tanstack/react-query'
import { onDemand } from '#app/browser/on-demand.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CouponAnswer, CouponRefusal, CouponRequest } from './request-coupon.ts'

const loadStates = onDemand(() => import('#commerce/model/indian-states.ts'))
const loadLikelyState = onDemand(() => import('./likely-state.ts'))
const loadRequestCoupon = onDemand(() => import('./request-coupon.ts'))

/** The query key of a code; changes with the lines. */
export function couponKey(code: string | null, lines: readonly CartLine[]) {
  return [
    'coupon',
    code,
    lines.map(({ variantId, quantity, variant }) => [variantId, quantity, variant]),
  ]
}

export type CouponQueryInput = {
  readonly code: string | null
  readonly lines: readonly CartLine[]
  /** Reads the e-mail field when the query runs. */
  readonly readEmail: () => string
  /** Called when the code no longer applies. */
  readonly onRefused: (refusal: CouponRefusal) => void
}

/** The discount of an applied code on these lines (specification section 7, Coupon check). */
export function couponQuery({ code, lines, readEmail, onRefused }: CouponQueryInput) {
  return queryOptions({
    queryKey: couponKey(code, lines),
    enabled: code !== null && lines.length > 0,
    async queryFn({ signal }): Promise<CouponAnswer> {
      const answer = await checkCoupon({ code: code ?? '', lines, email: readEmail() }, signal)
      if (!answer.valid) onRefused(answer)
      return answer
    },
  })
}

/** India's states, the suggestions of the state field. */
export const stateNamesQuery = queryOptions({
  queryKey: ['state-names'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => (await loadStates()).indianStates.map(({ name }) => name),
})

/** The likeliest state of a PIN code; null when `state` is one of its states. */
export function likelyStateQuery(pinCode: string, state: string) {
  return queryOptions({
    queryKey: ['likely-state', pinCode, state],
    enabled: pinCode.length === 6,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await loadLikelyState()).findLikelyState(pinCode, state),
  })
}

/** @throws what `requestCoupon` throws, logged unless aborted */
export async function checkCoupon(
  request: CouponRequest,
  signal: AbortSignal,
): Promise<CouponAnswer> {
  try {
    const { requestCoupon } = await loadRequestCoupon()
    return await requestCoupon(request, signal)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the one place where this failure is logged
    if (!signal.aborted) console.error('The coupon could not be checked:', error)
    throw error
  }
}
