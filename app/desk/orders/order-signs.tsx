import type { OrderRow } from './order-view.ts'

/** What must not be overlooked about an order, in badges. */
export function OrderSigns({ signs }: Pick<OrderRow, 'signs'>) {
  return signs.map((sign) => (
    <span key={sign} className="badge badge-strong">
      {sign}
    </span>
  ))
}
