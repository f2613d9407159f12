import { useShop } from '#app/shop/shop-provider.tsx'
import { findDeliveryDates } from '#commerce/model/delivery-dates.ts'
import type { DeliveryZone } from '#commerce/model/delivery-zone.ts'
import { findZone } from '#commerce/model/find-zone.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { daysOf, deliveryDay as words } from '#content/delivery-day.ts'
import { dispatch } from '#merchant/dispatch.ts'
import { useMinute } from './use-minute.ts'

export type DeliveryTextProps = {
  pinCode: string
  zones: readonly DeliveryZone[]
  /** What to say of cash on delivery where the zone has no limit of its own. */
  usualCash?: string | null
}

/** The day of delivery at a PIN code by the browser's clock, and whether it can be paid in cash there. */
export function DeliveryText({ pinCode, zones, usualCash = null }: DeliveryTextProps) {
  const now = useMinute()
  const zone = findZone(pinCode, zones)
  const dates = zone && findDeliveryDates(now, dispatch, zone)
  const { cashUpTo } = useShop().settings
  const cash = zone?.cash === undefined ? null : Math.min(zone.cash, cashUpTo ?? zone.cash)
  return (
    <p role="status" className="min-w-24 flex-1 text-sm leading-tight">
      <b>
        {words.to(pinCode)}{' '}
        {dates ? <span className="whitespace-nowrap">{daysOf(dates)}</span> : words.unknown}
      </b>{' '}
      <span className="block text-muted">{cash === null ? usualCash : cashText(cash)}</span>
    </p>
  )
}

function cashText(rupees: number): string {
  return rupees === 0
    ? words.noCash
    : words.cashUpTo(formatMoney({ minor: rupees * 100, currency: 'INR' }))
}
