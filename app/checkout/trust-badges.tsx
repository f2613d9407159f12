import { DeliveryText } from '#app/delivery/delivery-text.tsx'
import { SaleLinks } from '#app/shop/sale-links.tsx'
import { useClaims, useShop } from '#app/shop/shop-provider.tsx'
import { Pictogram } from '#app/ui/pictogram.tsx'
import { RunningText } from '#app/ui/running-text.tsx'
import { checkoutLater } from '#content/checkout-later.ts'
import { deliveryDay } from '#content/delivery-day.ts'
import { trust } from '#content/trust.ts'
import { zonesFor } from '#merchant/zones-for.ts'
import { useOrderPin } from './use-order-pin.ts'

const { secure, delivery: words } = trust

/** Secure payment and the days of delivery (specification section 2, Checkout), what is next, and the rules of the sale. */
export function TrustBadges() {
  const { delivery } = useClaims()
  const badges = [
    { ...secure, icon: <Pictogram name="shield" /> },
    delivery && {
      title: words.title(delivery.standard),
      text: words.text(delivery.dispatch),
      icon: <Pictogram name="truck" />,
    },
  ].flatMap((badge) => badge || [])
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4 sm:max-lg:grid-cols-2">
        {badges.map(({ title, text, icon }) => (
          <li key={title} className="flex items-center gap-3">
            {icon}
            <p className="min-w-0 leading-tight">
              <b className="block">
                <RunningText text={title} />
              </b>
              <span className="text-sm text-muted">
                <RunningText text={text} />
              </span>
            </p>
          </li>
        ))}
      </ul>
      <OrderDelivery />
      <p className="text-sm text-muted">{checkoutLater.next}</p>
      <SaleLinks />
    </div>
  )
}

/** The day of delivery, and the most that can be paid in cash there. */
function OrderDelivery() {
  const zones = zonesFor(useShop().settings.figures)
  const pinCode = useOrderPin()
  if (zones.length === 0) return null
  return (
    <div className="flex min-h-9 items-center">
      {pinCode === null ? (
        <p className="text-sm text-muted">{deliveryDay.later}</p>
      ) : (
        <DeliveryText pinCode={pinCode} zones={zones} />
      )}
    </div>
  )
}
