import type { OrderState } from '../store/order-progress.ts'
import { type ActName, actNames, type OrderWithProgress, refundableAmount } from './order-acts.ts'

/** The order states in which each act is allowed. */
const statesFor: Readonly<Record<ActName, readonly OrderState[]>> = {
  pack: ['new'],
  // Packing may be skipped: it can happen together with the handover.
  dispatch: ['new', 'packed'],
  deliver: ['dispatched'],
  'confirm-cash': ['dispatched', 'delivered'],
  'correct-parcel': ['dispatched'],
  cancel: ['new', 'packed'],
  refuse: ['dispatched'],
  refund: ['new', 'packed', 'dispatched', 'delivered', 'cancelled', 'refused'],
}

const isInState: Readonly<Record<OrderState, string>> = {
  new: 'it is not dispatched yet',
  packed: 'it is packed',
  dispatched: 'it is on its way',
  delivered: 'it is delivered',
  cancelled: 'it is cancelled',
  refused: 'its buyer did not take it',
}

const toBeDone: Readonly<Record<ActName, string>> = {
  pack: 'be packed',
  dispatch: 'be dispatched',
  deliver: 'be marked as delivered',
  'confirm-cash': 'be marked as paid',
  'correct-parcel': 'get another tracking number',
  cancel: 'be cancelled',
  refuse: 'be marked as refused',
  refund: 'be refunded',
}

/** Why the order's state does not allow this act; null when it does. */
export function findStateRefusal(current: OrderWithProgress, act: ActName): string | null {
  const { order, progress } = current
  const refusal = (why: string) => `${order.number} cannot ${toBeDone[act]}: ${why}.`
  if (act === 'confirm-cash' && progress.payment !== 'pending')
    return refusal('no cash is open for it')
  if (act === 'refund' && refundableAmount(current) === 0)
    return refusal(progress.refunded > 0 ? 'all of it was given back' : 'nothing was paid yet')
  if (statesFor[act].includes(progress.state)) return null
  const hint = act === 'cancel' && progress.state === 'dispatched' ? onTheWay : ''
  return refusal(isInState[progress.state]) + hint
}

const onTheWay = ' If the parcel comes back, mark the order as refused.'

/** The acts that are allowed next, the usual one first. */
export function listNextActs(current: OrderWithProgress): readonly ActName[] {
  return actNames.filter((act) => findStateRefusal(current, act) === null)
}
