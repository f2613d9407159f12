import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPapers } from '#content/desk/papers.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { OrderSigns } from './order-signs.tsx'
import type { OrderRow } from './order-view.ts'
import { PrintButtons } from './print-buttons.tsx'

export type DispatchPageProps = {
  readonly viewer: DeskViewer
  /** The oldest that wait. */
  readonly orders: readonly OrderRow[]
  /** How many wait besides these. */
  readonly more: number
  readonly carrier: string
  /** Rejected input by order id. */
  readonly typed: ReadonlyMap<number, string>
  readonly faults: ReadonlyMap<number, string>
  /** What was done beside what was refused. */
  readonly done: string | null
  /** Why nothing at all was done. */
  readonly refusal: string | null
}

/** Dispatches several orders at once: one carrier, and a tracking number for each. */
export function DispatchPage(props: DispatchPageProps) {
  const { viewer, orders, more, carrier, typed, faults, done, refusal } = props
  const listed = new Set(orders.map(({ id }) => id))
  // Errors of orders that left the list meanwhile, for example because somebody else dispatched them.
  const lost = [...faults].flatMap(([id, text]) => (listed.has(id) ? [] : [text]))
  return (
    <DeskDocument title={words.dispatchSeveral} viewer={viewer} current="orders">
      <DeskNotice tone="good" text={done} />
      <DeskNotice tone="bad" text={refusal} />
      {lost.map((text) => (
        <DeskNotice key={text} tone="bad" text={text} />
      ))}
      <p className="lead">{orders.length === 0 ? words.dispatchNone : words.dispatchLead}</p>
      {more > 0 && <p>{words.dispatchMore(orders.length, more)}</p>}
      {orders.length > 0 && (
        <DeskForm action={deskPaths.dispatchOrders} viewer={viewer}>
          <DeskField
            label={words.carrier}
            name="carrier"
            defaultValue={carrier}
            maxLength={60}
            required
          />
          <ul className="rows">
            {orders.map(({ id, version, number, name, place, games, signs, payment }) => (
              <li key={id} className="row">
                <input type="hidden" name="chosen" value={id} />
                <p>
                  <b>
                    {number} · {name}
                  </b>{' '}
                  {place} <OrderSigns signs={signs} />
                </p>
                <p className="row-text">{games}</p>
                <p className="row-foot">{payment}</p>
                <DeskField
                  label={words.trackingOf(number)}
                  name={`tracking-${id}-${version}`}
                  defaultValue={typed.get(id)}
                  fault={faults.get(id)}
                  autoCapitalize="characters"
                  maxLength={60}
                />
              </li>
            ))}
          </ul>
          <button type="submit">{words.dispatchAll}</button>
          <p className="buttons">
            <PrintButtons labels={[deskPapers.allSlips, deskPapers.allInvoices]} />
          </p>
        </DeskForm>
      )}
      <p>
        <a href={deskPaths.orders}>{words.title}</a>
      </p>
    </DeskDocument>
  )
}
