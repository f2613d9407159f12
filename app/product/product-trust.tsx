import type { ReactNode } from 'react'
import { ReturnPictogram, WheelPictogram } from '#app/ui/benefit-icons.tsx'
import { ShieldPictogram, TruckPictogram } from '#app/ui/trust-icons.tsx'
import { trust } from '#content/trust.ts'
import { claims } from '#merchant/claims.ts'

type Promise = { readonly icon: ReactNode; readonly title: string; readonly text: string | null }

const promises: readonly Promise[] = [
  { icon: <ShieldPictogram />, ...trust.payment },
  { icon: <TruckPictogram />, title: trust.shipping, text: claims.freeShippingThreshold },
  { icon: <ReturnPictogram />, title: trust.returns, text: claims.easyReturns },
  { icon: <WheelPictogram />, title: trust.quality, text: null },
]

/** The trust strip below the buttons (specification section 2, Product page). */
export function ProductTrust() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-3 border-y-2 border-line py-4">
      {promises.map(({ icon, title, text }) => (
        <li key={title} className="flex items-center gap-3">
          <span className="shrink-0 [&>svg]:size-9">{icon}</span>
          <span className="grid leading-tight">
            <b>{title}</b>
            {text && <span className="text-sm text-muted">{text}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
