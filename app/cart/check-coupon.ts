import { onDemand } from '#app/browser/on-demand.tsx'
import type { CouponAnswer, CouponRequest } from './request-coupon.ts'

const loadRequestCoupon = onDemand(() => import('./request-coupon.ts'))

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
