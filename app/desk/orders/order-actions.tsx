import { type ReactNode, useId } from 'react'
import type { DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { OrderActionName, OrderView } from './order-view.ts'

type OrderActionsProps = { readonly viewer: DeskViewer; readonly order: OrderView }

/** Actions that are rare or cannot be undone are in a closed `<details>`. */
const rare: ReadonlySet<OrderActionName> = new Set(['correct-parcel', 'cancel', 'refuse', 'refund'])

/** The actions that the order's state allows, the most usual first. */
export function OrderActions({ viewer, order }: OrderActionsProps) {
  if (order.next.length === 0) return null
  return (
    <section className="card">
      <h2>{words.actions}</h2>
      {order.next.map((action) =>
        rare.has(action) ? (
          <details key={action}>
            <summary>{words.actionNames[action]}</summary>
            <ActionForm viewer={viewer} order={order} action={action} />
          </details>
        ) : (
          <ActionForm key={action} viewer={viewer} order={order} action={action} />
        ),
      )}
    </section>
  )
}

function ActionForm({
  viewer,
  order,
  action,
}: OrderActionsProps & { readonly action: OrderActionName }) {
  const isFirst = order.next[0] === action
  return (
    <DeskForm action={deskPaths.orderAction(order.id, action)} viewer={viewer}>
      <input type="hidden" name="version" value={order.version} />
      <ActionFields action={action} order={order} />
      <button type="submit" className={isFirst ? undefined : 'quiet'}>
        {words.actionNames[action]}
      </button>
    </DeskForm>
  )
}

function ActionFields({
  action,
  order,
}: {
  readonly action: OrderActionName
  readonly order: OrderView
}) {
  switch (action) {
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
            hint={words.maxRefund(order.maxRefund)}
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
