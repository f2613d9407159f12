import { useShop } from '#app/shop/shop-provider.tsx'
import { isSameCode } from '#commerce/model/store-cart.ts'
import { type AppliedCodes, useAppliedCodes } from './applied-codes.ts'

/** The codes of an order, as the shopper applied them. */
export type OrderCodes = AppliedCodes & {
  /** The store's discount code behind every friend's code. */
  readonly referralDiscount: string
}

export function useOrderCodes(): OrderCodes {
  const { settings } = useShop()
  return {
    ...useAppliedCodes(),
    referralDiscount: settings.referral.code,
  }
}

/** The discount codes to send to the store, each once. */
export function toDiscountCodes(codes: OrderCodes): string[] {
  const { coupon, referral, referralDiscount } = codes
  return [
    ...(coupon === null ? [] : [coupon]),
    ...(referral === null || isRepeated(codes) ? [] : [referralDiscount]),
  ]
}

/** The codes in the body of a checkout request. */
export function toCodeDetails({ coupon, referral }: AppliedCodes) {
  return {
    ...(coupon !== null && { code: coupon }),
    ...(referral !== null && { referralCode: referral }),
  }
}

/** Whether the coupon is the discount behind the friend's code: the two then count once. */
export function isRepeated({ coupon, referralDiscount }: OrderCodes): boolean {
  return coupon !== null && isSameCode(coupon, referralDiscount)
}

/** The store's reason, with the friend's code that was typed in place of the discount code behind it. */
export function nameTypedCode(reason: string, codes: OrderCodes): string {
  const { referral, referralDiscount } = codes
  if (referral === null || isRepeated(codes)) return reason
  return reason.replaceAll(referralDiscount, () => referral)
}
