import type { OrderState } from '../store/order-progress.ts'
import {
  type ActionName,
  actionNames,
  type OrderWithProgress,
  refundableAmount,
} from './order-actions.ts'

/** The order states in which each action is allowed. */
const statesFor: Readonly<Record<ActionName, readonly OrderState[]>> = {
  pack: ['new'],
  // Packing may be skipped: it can happen together with the handover.
  dispatch: ['new', 'packed'],
  deliver: ['dispatched'],
  'confirm-cash': ['dispatched', 'delivered'],
  // Later only the carrier can.
  'correct-address': ['new', 'packed'],
  'correct-parcel': ['dispatched'],
  cancel: ['new', 'packed'],
  // A cash parcel whose courier brings no money is often found out after it was marked as delivered.
  refuse: ['dispatched', 'delivered'],
  refund: ['new', 'packed', 'dispatched', 'delivered', 'cancelled', 'refused'],
}

const isInState: Readonly<Record<OrderState, string>> = {
  new: 'it is not dispatched yet',
  packed: 'it is packed',
  dispatched: 'it is on its way',
  delivered: 'it is delivered',
  cancelled: 'it is cancelled',
  refused: 'it was refused or lost',
}

const toBeDone: Readonly<Record<ActionName, string>> = {
  pack: 'be packed',
  dispatch: 'be dispatched',
  deliver: 'be marked as delivered',
  'confirm-cash': 'be marked as paid',
  'correct-address': 'get another address',
  'correct-parcel': 'get another tracking number',
  cancel: 'be cancelled',
  refuse: 'be marked as refused or lost',
  refund: 'be refunded',
}

/** Why the order's state does not allow this action; null when it does. */
export function findStateRefusal(current: OrderWithProgress, action: ActionName): string | null {
  const { order, progress } = current
  const refusal = (why: string) => `${order.number} cannot ${toBeDone[action]}: ${why}.`
  if (action === 'correct-address' && order.email === '' && order.phone === '')
    return refusal('its buyer was erased')
  if (action === 'confirm-cash' && progress.payment !== 'pending')
    return refusal('no cash is due for it')
  if (action === 'refund' && refundableAmount(current) <= 0)
    return refusal(progress.refunded > 0 ? 'it is fully refunded' : 'nothing has been paid yet')
  if (action === 'refuse' && progress.state === 'delivered' && progress.payment !== 'pending')
    return refusal(isInState.delivered)
  if (statesFor[action].includes(progress.state)) return null
  const hint = action === 'cancel' && progress.state === 'dispatched' ? onTheWay : ''
  return refusal(isInState[progress.state]) + hint
}

const onTheWay = ' If the parcel comes back or is lost, mark the order as refused or lost.'

/** The actions that are allowed next, the usual one first. */
export function listNextActions(current: OrderWithProgress): readonly ActionName[] {
  return actionNames.filter((action) => findStateRefusal(current, action) === null)
}
