import { type ReactNode, useId } from 'react'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { DeskViewer } from './desk-document.tsx'
import { DeskField } from './desk-field.tsx'
import { DeskForm } from './desk-form.tsx'
import type { OrderActionName, OrderView } from './order-view.ts'

type OrderActionsProps = { readonly viewer: DeskViewer; readonly order: OrderView }

/** Actions that are rare or cannot be undone are in a closed `<details>`. */
const rare: ReadonlySet<OrderActionName> = new Set(['correct-parcel', 'cancel', 'refuse', 'refund'])

/** The actions that the order's state allows, the most usual first. */
export function OrderActions({ viewer, order }: OrderActionsProps) {
  if (order.next.length === 0) return null
  return (
    <section className="card">
      <h2>{words.acts}</h2>
      {order.next.map((act) =>
        rare.has(act) ? (
          <details key={act}>
            <summary>{words.actNames[act]}</summary>
            <ActionForm viewer={viewer} order={order} act={act} />
          </details>
        ) : (
          <ActionForm key={act} viewer={viewer} order={order} act={act} />
        ),
      )}
    </section>
  )
}

function ActionForm({ viewer, order, act }: OrderActionsProps & { readonly act: OrderActionName }) {
  const isFirst = order.next[0] === act
  return (
    <DeskForm action={deskPaths.orderAct(order.id, act)} viewer={viewer}>
      <input type="hidden" name="version" value={order.version} />
      <ActionFields act={act} order={order} />
      <button type="submit" className={isFirst ? undefined : 'quiet'}>
        {words.actNames[act]}
      </button>
    </DeskForm>
  )
}

function ActionFields({
  act,
  order,
}: {
  readonly act: OrderActionName
  readonly order: OrderView
}) {
  switch (act) {
    case 'dispatch':
    case 'correct-parcel':
      return <ParcelFields parcel={order.parcel} />
    case 'cancel':
      return (
        <>
          <ReasonField />
          <NoteField />
          <RestockField />
        </>
      )
    case 'refuse':
      return (
        <>
          <NoteField />
          <RestockField />
        </>
      )
    case 'refund':
      return (
        <>
          <DeskField
            label={words.amount}
            hint={words.mostRefund(order.mostRefund)}
            name="amount"
            inputMode="decimal"
            maxLength={12}
            required
          />
          <NoteField />
        </>
      )
    default:
      return null
  }
}

function ParcelFields({ parcel }: Pick<OrderView, 'parcel'>) {
  return (
    <>
      <DeskField
        label={words.carrier}
        name="carrier"
        defaultValue={parcel?.carrier}
        maxLength={60}
        required
      />
      <DeskField
        label={words.tracking}
        name="tracking"
        defaultValue={parcel?.trackingNumber}
        autoCapitalize="characters"
        maxLength={60}
        required
      />
      <DeskField
        label={words.trackingLink}
        name="link"
        type="url"
        defaultValue={parcel?.url ?? undefined}
        maxLength={500}
      />
    </>
  )
}

function ReasonField() {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{words.reason}</label>
      <select id={id} name="reason">
        {Object.entries(words.reasons).map(([reason, label]) => (
          <option key={reason} value={reason}>
            {label}
          </option>
        ))}
      </select>
    </p>
  )
}

const NoteField = () => <DeskField label={words.reasonNote} name="note" maxLength={500} />

function RestockField(): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" name="restock" value="yes" defaultChecked />
      <span>{words.restock}</span>
    </label>
  )
}
