import { hash } from 'node:crypto'
import type { Currency } from '../../store/currency.ts'
import type { DeliveryOption } from '../../store/records.ts'
import { type MoneyNode, toMoneyNode } from '../money-node.ts'
import { defineConnection, type PageArgs, paginate } from '../paging/connection.ts'
import { defineType, type TypeFields } from '../resolver-table.ts'
import type { AddressNode } from './address-node.ts'
import { type CartLineNode, type CartNode, lineList } from './cart-node.ts'

type DeliveryOptionNode = {
  readonly handle: string
  readonly code: string
  readonly title: string
  readonly description: string
  readonly deliveryMethodType: 'SHIPPING'
  readonly estimatedCost: MoneyNode
}

type DeliveryGroupNode = {
  readonly id: string
  readonly groupType: 'ONE_TIME_PURCHASE'
  readonly deliveryAddress: AddressNode
  readonly deliveryOptions: readonly DeliveryOptionNode[]
  readonly selectedDeliveryOption: DeliveryOptionNode | null
  readonly lineNodes: readonly CartLineNode[]
}

/** What is delivered together: everything, once it is known where to. */
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

export const deliveryGroupFields: readonly TypeFields[] = [
  defineType<DeliveryGroupNode>(
    'CartDeliveryGroup',
    ['id', 'groupType', 'deliveryAddress', 'deliveryOptions', 'selectedDeliveryOption'],
    {
      cartLines: (group, args: PageArgs & { reverse?: boolean | null }, context) =>
        paginate(lineList(group.lineNodes, args.reverse === true), args, context),
    },
  ),
  ...defineConnection('CartDeliveryGroup'),
  defineType<DeliveryOptionNode>('CartDeliveryOption', [
    'handle',
    'code',
    'title',
    'description',
    'deliveryMethodType',
    'estimatedCost',
  ]),
]
