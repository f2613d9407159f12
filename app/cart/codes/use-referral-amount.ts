import { useShop } from '#app/shop/shop-provider.tsx'
import { formatMoney } from '#commerce/model/money.ts'

/** What a friend's code takes off according to the settings: ₹100. The store decides what it grants. */
export function useReferralAmount(): string {
  const { rupees } = useShop().settings.referral
  return formatMoney({ minor: rupees * 100, currency: 'INR' })
}
