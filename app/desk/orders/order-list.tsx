import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { OrderSigns } from './order-signs.tsx'
import type { OrderRow } from './order-view.ts'

type OrderListProps = {
  readonly orders: readonly OrderRow[]
  /** Adds checkboxes; the list is then inside a form. */
  readonly canChoose?: boolean
  /** Whether all checkboxes are checked at first. */
  readonly isChosen?: boolean
}

/** Orders, each a link to its page, optionally with checkboxes. */
export function OrderList({ orders, canChoose = false, isChosen = false }: OrderListProps) {
  return (
    <ul className="rows">
      {orders.map((order) => (
        <li key={order.id} className="row">
          <p className="row-head">
            {canChoose && (
              <label className="choose">
                <input
                  type="checkbox"
                  className="choice-mark"
                  name="chosen"
                  value={`${order.id}:${order.version}`}
                  defaultChecked={isChosen}
                  aria-label={words.choose(order.number)}
                />
              </label>
            )}
            <a href={deskPaths.order(order.id)} className="row-link">
              {order.number} · {order.name}
            </a>
            <span className="badge">{words.states[order.state]}</span>
            <OrderSigns signs={order.signs} />
            <b>{order.total}</b>
          </p>
          <p className="row-text">{order.games}</p>
          <p className="row-foot">
            <DeskTime at={order.placedAt} />
            <span>{order.place}</span>
            <span>{order.payment}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
