import { useState } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import { deliveryDay as words } from '#content/delivery-day.ts'
import { zonesFor } from '#merchant/zones-for.ts'
import { useDeliveryPin } from './delivery-pin.ts'
import { DeliveryText } from './delivery-text.tsx'
import { PinForm } from './pin-form.tsx'

/**
 * The day of delivery at the shopper's PIN code, with a button to type one. The line is as high with a PIN code as
 * without, so that nothing moves: pages are the same for everyone, and browser storage is read after they are painted.
 * Renders nothing where the shop promises no days.
 * @param className for the line, not for the form that replaces it
 */
export function DeliveryLine({ className = '' }: { className?: string }) {
  const zones = zonesFor(useShop().settings.figures)
  const pinCode = useDeliveryPin()
  const [isAsking, setAsking] = useState(false)
  if (zones.length === 0) return null
  if (isAsking) return <PinForm pinCode={pinCode} onDone={() => setAsking(false)} />
  return (
    <div
      className={`flex min-h-14 items-center justify-between gap-3 noscript:hidden ${className}`}
    >
      {pinCode !== null && <DeliveryText pinCode={pinCode} zones={zones} />}
      <button
        type="button"
        className="link inline-flex min-h-touch items-center text-left text-sm"
        onClick={() => setAsking(true)}
      >
        {pinCode === null ? words.ask : words.change}
      </button>
    </div>
  )
}
