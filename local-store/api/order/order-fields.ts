import { toOrder } from '../../store/orders.ts'
import type { ApiContext } from '../api-context.ts'
import type { GlobalId } from '../global-id.ts'
import { listById, paginate } from '../paging/connection.ts'
import type { Tables } from '../resolver-table.ts'
import { type OrderLineNode, type OrderNode, toOrderNode } from './order-node.ts'

export const orderFields: Tables<'Order' | 'Fulfillment'> = {
  Order: {
    lineItems: ({ lineNodes }, args, context) =>
      paginate(listById(lineNodes, args.reverse === true), args, context),
    metafields: (_order, { identifiers }) => identifiers.map(() => null),
    successfulFulfillments: ({ fulfillments }, { first }) => firstOf(fulfillments, first),
  },
  Fulfillment: {
    fulfillmentLineItems: ({ lineNodes }, args, context) => {
      const items = lineNodes.map((lineItem) => ({
        id: lineItem.id,
        lineItem,
        quantity: lineItem.quantity,
      }))
      return paginate(listById(items, args.reverse === true), args, context)
    },
    trackingInfo: ({ tracking }, { first }) => firstOf(tracking, first),
  },
}

export type FulfillmentLineNode = {
  readonly id: string
  readonly lineItem: OrderLineNode
  readonly quantity: number
}

function firstOf<Item>(items: readonly Item[], first: number | null | undefined): readonly Item[] {
  return typeof first === 'number' ? items.slice(0, Math.max(0, first)) : items
}

/** An order by its id with its key, `gid://shopify/Order/1?key=…`, the secret of its page; null without the key. */
export function findOrderNode(
  { key, parameters }: GlobalId,
  context: ApiContext,
): OrderNode | null {
  const { database, orderProgress } = context.store
  const row = database
    .prepare('SELECT record FROM orders WHERE status_token = ?')
    .get(parameters.get('key') ?? '')
  if (row === undefined) return null
  const order = toOrder(row)
  return String(order.id) === key ? toOrderNode(order, orderProgress.get(order.id), context) : null
}
