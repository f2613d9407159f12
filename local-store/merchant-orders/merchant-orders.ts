import { isDeepStrictEqual } from 'node:util'
import { retryWhileBusy } from '#platform/retry-while-busy.ts'
import { toOrder } from '../store/orders.ts'
import type { OrderRecord } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { findStateRefusal, listNextActions } from './action-rules.ts'
import { carryOutAction } from './carry-out-action.ts'
import { createAddressCorrector } from './correct-address.ts'
import { describeAction } from './describe-action.ts'
import { createOrderList, type OrderQuery } from './list-orders.ts'
import {
  type ActionEffects,
  type ActionName,
  type OrderAction,
  type OrderEvent,
  type OrderWithProgress,
  refundableAmount,
} from './order-actions.ts'
import { createOrderEvents } from './order-events.ts'
import { readAction, readTexts, readWho } from './read-action.ts'

/** An order with everything a merchant needs about it. */
export type MerchantOrder = OrderWithProgress & {
  /** Oldest first; the first event is the order itself. */
  readonly history: readonly OrderEvent[]
  /** The actions that are allowed, the usual one first. */
  readonly next: readonly ActionName[]
  /** The most that can still be recorded as refunded, in minor units of the order's currency. */
  readonly refundable: number
  /** The buyer's page of the order: a path in the shop, or an absolute URL. */
  readonly pageAddress: string
}

export type ActionRequest = {
  readonly orderId: number
  /** `progress.version` of the order that the person saw. */
  readonly version: number
  /** The name of the person who acts, for the history. */
  readonly who: string
  readonly action: OrderAction
}

export type ActionOutcome =
  /** Notes are sentences: what else was done, and what is left to do. */
  | { readonly type: 'done'; readonly order: MerchantOrder; readonly notes: readonly string[] }
  /** Nothing was changed; the message is a sentence for the person who acts. */
  | { readonly type: 'refused'; readonly reason: RefusedReason; readonly message: string }

/** `changed`: somebody else changed the order first, so it must be reviewed again. */
export type RefusedReason = 'unknown' | 'changed' | 'state' | 'invalid'

/**
 * What a merchant does with orders. It checks no permissions, so nothing of it is reachable over the network.
 *
 * `act` carries out an action in one transaction, or refuses it. Of two actions on the same version, the second is
 * refused, unless it is the same again within a minute: a second tap on the button. That changes nothing and is answered
 * like the first. Waits while another process writes.
 */
export type MerchantOrders = ReturnType<typeof createMerchantOrders>

type OrderStore = Pick<
  Store,
  | 'database'
  | 'catalogue'
  | 'transaction'
  | 'orderProgress'
  | 'inventory'
  | 'giftCards'
  | 'discountUsage'
  | 'now'
>

/**
 * @param pageAddressOf the address of the buyer's page for an order
 * @param owesDelivery whether a buyer who refuses a parcel still owes the delivery fee
 */
export function createMerchantOrders(
  store: OrderStore,
  pageAddressOf: (order: OrderRecord) => string,
  owesDelivery: boolean,
) {
  const { database } = store
  const list = createOrderList(database)
  const events = createOrderEvents(database)
  const findOrder = createOrderFinder(store, events, pageAddressOf)
  const toDone = createDone(store, owesDelivery)
  const idOf = database.prepare('SELECT id FROM orders WHERE number = ?')
  const effectStore = { ...store, correctAddress: createAddressCorrector(database) }
  return {
    listOrders: (query: OrderQuery = {}) => list.list(query),
    findOrder,
    /** @param number for example "PG1001" */
    findOrderByNumber: (number: string) =>
      findOrder(Number(idOf.get(number.trim().toUpperCase())?.id ?? 0)),
    /** Ids of the products in an order that are still in the catalogue. */
    listProductsOf: ({ lines }: Pick<OrderRecord, 'lines'>): readonly number[] =>
      lines.flatMap(({ variantId }) => store.catalogue.findVariant(variantId)?.productId ?? []),
    countByState: list.countByState,
    act: async (request: ActionRequest) =>
      retryWhileBusy(() => store.transaction(() => act(request))),
    /** Events of all orders after the given one, oldest first: for mails to buyers. */
    listEvents: (after: number, limit = 100): readonly OrderEvent[] =>
      events.listAfter(after, limit),
    /** 0 when there are none. */
    lastEventId: events.lastId,
  }

  function act(request: ActionRequest): ActionOutcome {
    const seen = findOrder(request.orderId)
    const repeated = seen && findRepeated(request, seen, store.now())
    if (repeated) return toDone(seen, repeated)
    const checked = seen === null ? unknownOrder : checkRequest(request, seen)
    if ('type' in checked) return checked
    const { current, who } = checked
    const { progress, effects } = carryOutAction(effectStore, current, checked.action, who)
    const { id } = current.order
    const version = request.version + 1
    if (!store.orderProgress.save(id, { ...progress, version }))
      throw new Error('The version of an order changed during a transaction.')
    const at = store.now().toISOString()
    events.add({ orderId: id, version, at, who, action: checked.action, effects })
    const order = findOrder(id)
    if (order === null) throw new Error('An order was lost during a transaction.')
    return toDone(order, { action: checked.action, effects })
  }
}

function createDone(store: OrderStore, owesDelivery: boolean) {
  return (order: MerchantOrder, { action, effects }: Done): ActionOutcome => {
    const notes = describeAction(order, action, effects, {
      currency: store.catalogue.currency,
      owesDelivery,
    })
    return { type: 'done', order, notes }
  }
}

function createOrderFinder(
  { database, orderProgress }: OrderStore,
  events: ReturnType<typeof createOrderEvents>,
  pageAddressOf: (order: OrderRecord) => string,
) {
  const select = database.prepare('SELECT record FROM orders WHERE id = ?')
  return (id: number): MerchantOrder | null => {
    const row = select.get(id)
    if (row === undefined) return null
    const order = toOrder(row)
    const current = { order, progress: orderProgress.get(id) }
    return {
      ...current,
      history: events.listOf(id),
      next: listNextActions(current),
      refundable: refundableAmount(current),
      pageAddress: pageAddressOf(order),
    }
  }
}

type Refusal = Extract<ActionOutcome, { type: 'refused' }>
type Checked = {
  readonly current: MerchantOrder
  readonly action: OrderAction
  readonly who: string
}

const refused = (reason: RefusedReason, message: string): Refusal => ({
  type: 'refused',
  reason,
  message,
})

const unknownOrder = refused('unknown', 'This order does not exist.')

function checkRequest(
  { version, action, who: name }: ActionRequest,
  current: MerchantOrder,
): Checked | Refusal {
  const who = readWho(name)
  if (who === null) return refused('invalid', 'Say who does this, in at most 60 characters.')
  if (version !== current.progress.version) return refused('changed', describeChange(current))
  const message = findStateRefusal(current, action.type)
  if (message !== null) return refused('state', message)
  const read = readAction(action, current)
  return 'message' in read
    ? refused('invalid', read.message)
    : { current, action: read.action, who }
}

type Done = { readonly action: OrderAction; readonly effects: ActionEffects }

const REPEAT_MS = 60_000

/** The last change of the order if it is this request, sent again; else null. */
function findRepeated(
  { version, action, who }: ActionRequest,
  { history, progress }: MerchantOrder,
  now: Date,
): Done | null {
  const last = history.at(-1)
  if (last === undefined || last.action.type === 'place') return null
  const isNext = last.version === version + 1 && last.version === progress.version
  const isRecent = now.getTime() - Date.parse(last.at) <= REPEAT_MS
  const read = readTexts(action)
  const isSame = 'action' in read && isDeepStrictEqual(read.action, last.action)
  return isNext && isRecent && isSame && last.who === readWho(who)
    ? { action: last.action, effects: last.effects }
    : null
}

function describeChange({ order: { number }, history }: MerchantOrder): string {
  const last = history.at(-1)
  const by = last === undefined || last.who === '' ? '' : ` by ${last.who}`
  return `${number} was changed${by} since you opened it. Check it again: nothing was changed.`
}
