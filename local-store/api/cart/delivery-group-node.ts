import { hash } from 'node:crypto'
import type { Currency } from '../../store/currency.ts'
import type { DeliveryOption } from '../../store/records.ts'
import { type MoneyNode, toMoneyNode } from '../money-node.ts'
import { paginate } from '../paging/connection.ts'
import type { Tables } from '../resolver-table.ts'
import type { AddressNode } from './address-node.ts'
import { type CartLineNode, type CartNode, lineList } from './cart-node.ts'

export type DeliveryOptionNode = {
  readonly handle: string
  readonly code: string
  readonly title: string
  readonly description: string
  readonly deliveryMethodType: 'SHIPPING'
  readonly estimatedCost: MoneyNode
}

export type DeliveryGroupNode = {
  readonly id: string
  readonly groupType: 'ONE_TIME_PURCHASE'
  readonly deliveryAddress: AddressNode<'MailingAddress'>
  readonly deliveryOptions: readonly DeliveryOptionNode[]
  readonly selectedDeliveryOption: DeliveryOptionNode | null
  readonly lineNodes: readonly CartLineNode[]
}

/** One group with all goods; none without an address. */
export function deliveryGroupsOf({
  priced,
  address,
  record,
  lineNodes,
}: CartNode): DeliveryGroupNode[] {
  if (address === null || priced.deliveryOptions.length === 0) return []
  const { selectedDelivery } = priced
  return [
    {
      id: deliveryGroupId(record.token),
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: address,
      deliveryOptions: priced.deliveryOptions.map((option) =>
        toOptionNode(option, priced.currency),
      ),
      selectedDeliveryOption: selectedDelivery && toOptionNode(selectedDelivery, priced.currency),
      lineNodes,
    },
  ]
}

export function deliveryGroupId(token: string): string {
  return `gid://shopify/CartDeliveryGroup/${hash('md5', token)}?cart=${token}`
}

function toOptionNode(
  { handle, title, description, price }: DeliveryOption,
  currency: Currency,
): DeliveryOptionNode {
  return {
    handle,
    code: title,
    title,
    description,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: toMoneyNode(price, currency),
  }
}

export const deliveryGroupFields: Tables<'CartDeliveryGroup'> = {
  CartDeliveryGroup: {
    cartLines: (group, args, context) =>
      paginate(lineList(group.lineNodes, args.reverse === true), args, context),
  },
}
