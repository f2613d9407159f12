import { useShop } from '#app/shop/shop-provider.tsx'
import { isSameCode } from '#commerce/model/store-cart.ts'
import { useDraftText } from './checkout-draft.ts'

/** The codes of an order, as the shopper applied them. */
export type OrderCodes = {
  readonly coupon: string | null
  /** A friend's code. */
  readonly referral: string | null
  /** The store's discount code behind every friend's code. */
  readonly referralDiscount: string
}

export function useOrderCodes(): OrderCodes {
  const { settings } = useShop()
  return {
    coupon: useDraftText('coupon'),
    referral: useDraftText('referral'),
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
export function toCodeDetails({ coupon, referral }: Pick<OrderCodes, 'coupon' | 'referral'>) {
  return {
    ...(coupon !== null && { code: coupon }),
    ...(referral !== null && { referralCode: referral }),
  }
}

/** Whether the coupon is the discount behind the friend's code: the two then count once. */
export function isRepeated({ coupon, referralDiscount }: OrderCodes): boolean {
  return coupon !== null && isSameCode(coupon, referralDiscount)
}
