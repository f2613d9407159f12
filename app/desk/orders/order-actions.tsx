import { useId } from 'react'
import type { DeskViewer } from '#app/desk/frame/desk-document.tsx'
import { DeskField } from '#app/desk/frame/desk-field.tsx'
import { DeskForm } from '#app/desk/frame/desk-form.tsx'
import { deskOrders as words } from '#content/desk/orders.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { OrderActionName, OrderView, TriedAction } from './order-view.ts'

type OrderActionsProps = {
  readonly viewer: DeskViewer
  readonly order: OrderView
  /** The form that was refused. */
  readonly tried: TriedAction | null
}

/** What was typed into the field of a name; undefined unless this form was refused. */
type Typed = (name: string) => string | undefined

/** Actions that are rare or cannot be undone are in a closed `<details>`. */
const rare: ReadonlySet<OrderActionName> = new Set([
  'correct-address',
  'correct-parcel',
  'cancel',
  'refuse',
  'refund',
])

/** The actions that the order's state allows, the most usual first. A refused one keeps what was typed. */
export function OrderActions({ viewer, order, tried }: OrderActionsProps) {
  if (order.next.length === 0) return null
  return (
    <section className="card">
      <h2>{words.actions}</h2>
      {order.next.map((action) => {
        const form = { viewer, order, tried, action }
        return rare.has(action) ? (
          <details key={action} open={tried?.name === action}>
            <summary>{words.actionNames[action]}</summary>
            <ActionForm {...form} />
          </details>
        ) : (
          <ActionForm key={action} {...form} />
        )
      })}
    </section>
  )
}

type ActionFormProps = OrderActionsProps & { readonly action: OrderActionName }

function ActionForm({ viewer, order, tried, action }: ActionFormProps) {
  const quiet = order.next[0] === action ? undefined : 'quiet'
  const typed: Typed = (name) => (tried?.name === action ? tried.field(name) : undefined)
  return (
    <DeskForm action={deskPaths.orderAction(order.id, action)} viewer={viewer}>
      <input type="hidden" name="version" value={order.version} />
      <ActionFields action={action} order={order} typed={typed} />
      <button type="submit" className={action === 'cancel' ? 'quiet grave' : quiet}>
        {words.actionNames[action]}
      </button>
    </DeskForm>
  )
}

type ActionFieldsProps = {
  readonly action: OrderActionName
  readonly order: OrderView
  readonly typed: Typed
}

function ActionFields({ action, order, typed }: ActionFieldsProps) {
  switch (action) {
    case 'dispatch':
    case 'correct-parcel':
      return <ParcelFields parcel={order.parcel} typed={typed} />
    case 'correct-address':
      return <AddressFields order={order} typed={typed} />
    case 'cancel':
      return (
        <>
          <ReasonField typed={typed} />
          <NoteField typed={typed} />
          <RestockField typed={typed} />
        </>
      )
    case 'refuse':
      return (
        <>
          <NoteField typed={typed} />
          <RestockField typed={typed} />
        </>
      )
    case 'refund':
      return (
        <>
          <DeskField
            label={words.amount}
            hint={words.maxRefund(order.maxRefund)}
            name="amount"
            defaultValue={typed('amount')}
            inputMode="decimal"
            maxLength={12}
            required
          />
          <NoteField typed={typed} />
        </>
      )
    default:
      return null
  }
}

type TypedProps = Pick<ActionFieldsProps, 'typed'>

function ParcelFields({ parcel, typed }: TypedProps & Pick<OrderView, 'parcel'>) {
  return (
    <>
      <DeskField
        label={words.carrier}
        name="carrier"
        defaultValue={typed('carrier') ?? parcel?.carrier}
        maxLength={60}
        required
      />
      <DeskField
        label={words.tracking}
        name="tracking"
        defaultValue={typed('tracking') ?? parcel?.trackingNumber}
        autoCapitalize="characters"
        maxLength={60}
        required
      />
      <DeskField
        label={words.trackingLink}
        name="link"
        type="url"
        defaultValue={typed('link') ?? parcel?.url ?? undefined}
        maxLength={500}
      />
    </>
  )
}

function AddressFields({ order, typed }: TypedProps & Pick<ActionFieldsProps, 'order'>) {
  return (
    <>
      <DeskField
        label={words.address1}
        name="address1"
        defaultValue={typed('address1') ?? order.address1}
        maxLength={255}
        required
      />
      <DeskField
        label={words.address2}
        hint={words.addressHint}
        name="address2"
        defaultValue={typed('address2') ?? order.address2}
        maxLength={255}
      />
    </>
  )
}

function ReasonField({ typed }: TypedProps) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{words.reason}</label>
      <select id={id} name="reason" defaultValue={typed('reason')}>
        {Object.entries(words.reasons).map(([reason, label]) => (
          <option key={reason} value={reason}>
            {label}
          </option>
        ))}
      </select>
    </p>
  )
}

const NoteField = ({ typed }: TypedProps) => (
  <DeskField label={words.reasonNote} name="note" defaultValue={typed('note')} maxLength={500} />
)

function RestockField({ typed }: TypedProps) {
  // A box that is not ticked is not sent.
  const isTicked = (typed('restock') ?? 'yes') === 'yes'
  return (
    <label className="check">
      <input
        type="checkbox"
        className="choice-mark"
        name="restock"
        value="yes"
        defaultChecked={isTicked}
      />
      <span>{words.restock}</span>
    </label>
  )
}
