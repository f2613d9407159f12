import { DeskDocument, type DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx'
import { DeskTime } from '#app/desk/frame/desk-time.tsx'
import { HistoryList } from '#app/desk/history/action-list.tsx'
import { deskFrame } from '#content/desk/frame.ts'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPapers } from '#content/desk/papers.ts'
import { deskPerson } from '#content/desk/person.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderSigns } from './order-signs.tsx'
import type { OrderView, TriedAction } from './order-view.ts'
import { PrintButton, PrintButtons } from './print-buttons.tsx'

export type OrderPageProps = {
  readonly viewer: DeskViewer
  readonly order: OrderView
  readonly refusal: string | null
  /** The form that was refused. */
  readonly tried: TriedAction | null
}

/** One order: its lines, buyer and history, and the actions that its state allows. */
export function OrderPage({ viewer, order, refusal, tried }: OrderPageProps) {
  return (
    <DeskDocument title={`${order.number} · ${order.name}`} viewer={viewer} current="orders">
      <DeskNotice tone="bad" text={refusal} />
      <p className="row-head">
        <span className="badge badge-strong">{words.states[order.state]}</span>
        <span className="badge">{order.payment}</span>
        <OrderSigns signs={order.signs} />
      </p>
      <div className="order-parts">
        <OrderGoods order={order} />
        <div>
          <OrderActions viewer={viewer} order={order} tried={tried} />
          <DeskForm
            action={deskPaths.papers('slips')}
            viewer={viewer}
            aria-label={deskPapers.print}
          >
            <input type="hidden" name="chosen" value={order.id} />
            <p className="buttons">
              <PrintButtons labels={[deskPapers.slip, deskPapers.invoice]} />
              {order.needsCreditNote && (
                <PrintButton what="credit-notes" label={deskPapers.creditNotes} />
              )}
            </p>
            {order.needsCreditNote && <p className="hint">{deskPapers.creditNotesHint}</p>}
          </DeskForm>
        </div>
        <OrderFacts order={order} />
      </div>
      <section>
        <h2>{words.history}</h2>
        <HistoryList entries={order.history} />
      </section>
      <p>
        <a href={deskPaths.orders}>{deskFrame.back}</a>
      </p>
    </DeskDocument>
  )
}

function OrderGoods({ order: { lines, sums, note } }: Pick<OrderPageProps, 'order'>) {
  return (
    <section className="card">
      <h2>{words.games}</h2>
      <ul className="sums">
        {lines.map(({ id, title, total }) => (
          <li key={id}>
            <span>{title}</span> <span>{total}</span>
          </li>
        ))}
        {sums.map(([label, amount, mark = 'sum']) => (
          <li key={label} className={mark}>
            <span>{label}</span> <span>{amount}</span>
          </li>
        ))}
      </ul>
      {note !== '' && (
        <p>
          <b>{words.note}</b> {note}
        </p>
      )}
    </section>
  )
}

function OrderFacts({ order }: Pick<OrderPageProps, 'order'>) {
  const { parcel } = order
  return (
    <section className="card">
      <h2>{words.buyer}</h2>
      <dl className="facts">
        <dt>{words.placed}</dt>
        <dd>
          <DeskTime at={order.placedAt} />
        </dd>
        <dt>{words.address}</dt>
        <dd className="letter">{order.address.join('\n')}</dd>
        <dt>{words.phone}</dt>
        <dd>
          <a href={`tel:${order.phone.replaceAll(/[^\d+]/g, '')}`}>{order.phone}</a>
        </dd>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(order.email).replace('%40', '@')}`}>
            {order.email}
          </a>
        </dd>
        {parcel && (
          <>
            <dt>{words.parcel}</dt>
            <dd>{parcel.url === null ? parcel.text : <a href={parcel.url}>{parcel.text}</a>}</dd>
          </>
        )}
      </dl>
      <p className="links">
        <a href={order.pageAddress}>{words.orderPage}</a>
        {order.email !== '' && (
          <a href={`${deskPaths.order(order.id)}/person`}>{deskPerson.open}</a>
        )}
      </p>
    </section>
  )
}
