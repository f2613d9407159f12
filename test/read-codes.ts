import { renderHook } from '@testing-library/react'
import { type AppliedCodes, useAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { useOfferedReferralCode } from '#app/referral/referral-code.ts'

/** The applied codes as any part of the page reads them. */
export const readAppliedCodes = (): AppliedCodes => readOnce(useAppliedCodes)

/** The friend's code as any part of the page reads it; null for none. */
export const findOfferedCode = (): string | null => readOnce(useOfferedReferralCode)

function readOnce<Value>(hook: () => Value): Value {
  const { result, unmount } = renderHook(hook)
  unmount()
  return result.current
}
