import { useState } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import { deliveryDay as words } from '#content/delivery-day.ts'
import { zonesFor } from '#merchant/zones-for.ts'
import { useDeliveryPin } from './delivery-pin.ts'
import { DeliveryText } from './delivery-text.tsx'
import { PinForm } from './pin-form.tsx'

/**
 * The day of delivery at the shopper's PIN code, with a button to type one; without a PIN code, how else a first order is
 * safe: cash on delivery, and what delivery costs. The line is as high with a PIN code as without, so that nothing moves:
 * pages are the same for everyone, and browser storage is read after they are painted.
 * Renders nothing where the shop promises no days.
 */
export function DeliveryLine() {
  const { figures, claims, cashUpTo } = useShop().settings
  const { freeShipping } = claims
  const cashOnDelivery = cashUpTo === 0 ? null : claims.cashOnDelivery
  const zones = zonesFor(figures)
  const pinCode = useDeliveryPin()
  const [isAsking, setAsking] = useState(false)
  const [isAnswered, setAnswered] = useState(false)
  if (zones.length === 0) return null
  if (isAsking) {
    const close = () => {
      setAsking(false)
      setAnswered(true)
    }
    return <PinForm pinCode={pinCode} onDone={close} />
  }
  return (
    <div
      // The last digit closes the form. On a button, the Enter that follows it would open the form again.
      ref={isAnswered ? takeFocus : undefined}
      tabIndex={-1}
      className="flex min-h-14 flex-wrap items-baseline justify-between gap-3 outline-none noscript:hidden"
    >
      {pinCode === null ? (
        <p className="min-w-24 flex-1 text-sm leading-tight">
          {cashOnDelivery && <b className="block">{cashOnDelivery}</b>}{' '}
          {freeShipping && <span className="text-muted">{freeShipping}</span>}
        </p>
      ) : (
        <DeliveryText pinCode={pinCode} zones={zones} usualCash={cashOnDelivery} />
      )}
      <button
        type="button"
        className="min-h-touch text-right text-sm"
        onClick={() => setAsking(true)}
      >
        {pinCode === null && <span className="block">{words.question} </span>}
        <span className="link">{pinCode === null ? words.ask : words.change}</span>
      </button>
    </div>
  )
}

const takeFocus = (line: HTMLDivElement | null) => line?.focus()
