import { DeliveryText } from '#app/delivery/delivery-text.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { deliveryDay as words } from '#content/delivery-day.ts'
import { zonesFor } from '#merchant/zones-for.ts'
import { useOrderPin } from './use-order-pin.ts'

/** The day of delivery, and the most that can be paid in cash there. */
export function OrderDelivery() {
  const zones = zonesFor(useShop().settings.figures)
  const pinCode = useOrderPin()
  if (zones.length === 0) return null
  return (
    <div className="flex min-h-9 items-center">
      {pinCode === null ? (
        <p className="text-sm text-muted">{words.later}</p>
      ) : (
        <DeliveryText pinCode={pinCode} zones={zones} />
      )}
    </div>
  )
}
