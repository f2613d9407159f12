import { useDraftPin } from '#app/cart/store/checkout-draft.ts'
import { useDeliveryPin } from '#app/delivery/delivery-pin.ts'
import { DeliveryText } from '#app/delivery/delivery-text.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { isPinCode } from '#commerce/model/delivery-zone.ts'
import { deliveryDay as words } from '#content/delivery-day.ts'
import { zonesFor } from '#merchant/zones-for.ts'

/** The day of delivery at the form's PIN code or, until it has one, at the PIN code typed elsewhere in the shop. */
export function OrderDelivery() {
  const zones = zonesFor(useShop().settings.figures)
  const typed = useDraftPin()
  const stored = useDeliveryPin()
  const pinCode = isPinCode(typed) ? typed : stored
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
