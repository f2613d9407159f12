import { giftCardKey } from '../../store/gift-cards.ts'
import type { CartRecord, PricedAllocation, PricedCart, PricedLine } from '../../store/records.ts'
import { toUtcSeconds } from '../../store/utc-seconds.ts'
import type { ApiContext } from '../api-context.ts'
import type { VariantNode } from '../catalogue/product-node.ts'
import { toGlobalId } from '../global-id.ts'
import { type MoneyNode, toMoneyNode } from '../money-node.ts'
import { listById, type PagedList } from '../paging/connection.ts'
import { type AddressNode, toAddressNode } from './address-node.ts'
import { type AllocationNode, toAllocationNode } from './discount-node.ts'

export type AttributeNode = { readonly key: string; readonly value: string }

export type CartLineNode = {
  readonly __typename: 'CartLine'
  readonly id: string
  readonly quantity: number
  readonly attributes: readonly AttributeNode[]
  readonly merchandise: VariantNode
  readonly cost: {
    readonly amountPerQuantity: MoneyNode
    readonly compareAtAmountPerQuantity: MoneyNode | null
    readonly subtotalAmount: MoneyNode
    readonly totalAmount: MoneyNode
  }
  readonly discountAllocations: readonly AllocationNode[]
  readonly sellingPlanAllocation: null
  readonly parentRelationship: null
  readonly instructions: { readonly canRemove: true; readonly canUpdateQuantity: true }
  readonly lineId: string
}

export type CartNode = {
  readonly __typename: 'Cart'
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly note: string | null
  readonly attributes: readonly AttributeNode[]
  readonly checkoutUrl: string
  readonly totalQuantity: number
  readonly lineNodes: readonly CartLineNode[]
  readonly discountCodes: readonly { readonly code: string; readonly applicable: boolean }[]
  readonly discountAllocations: readonly AllocationNode[]
  /** Null when the buyer is hidden. */
  readonly address: AddressNode<'MailingAddress'> | null
  readonly isBuyerShown: boolean
  readonly record: CartRecord
  readonly priced: PricedCart
}

/**
 * A cart for the API, in the currency of its buyer's country, whatever country the request is for.
 *
 * @param key from the client. With a wrong key, neither the buyer nor the cart's key is shown, as at
 *   the provider
 */
export function toCartNode(record: CartRecord, key: string, asked: ApiContext): CartNode {
  const context = asked.forCountry(record.countryCode)
  const priced = context.store.price(record, record.deliveryAddress !== null)
  const isBuyerShown = key === record.key
  const lineNodes = priced.lines.flatMap((line) => toLineNode(line, record.token, context))
  const query = key === '' ? '' : `?key=${encodeURIComponent(key)}`
  const { deliveryAddress } = record
  return {
    __typename: 'Cart',
    id: `${toGlobalId('Cart', record.token)}${query}`,
    createdAt: toUtcSeconds(record.createdAt),
    updatedAt: toUtcSeconds(record.updatedAt),
    note: isBuyerShown ? record.note : null,
    attributes: record.attributes,
    checkoutUrl: `${context.baseUrl}/cart/c/${record.token}${query}`,
    totalQuantity: priced.lines.reduce((sum, line) => sum + line.quantity, 0),
    lineNodes,
    discountCodes: priced.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    discountAllocations: [
      ...priced.lines.flatMap((line) => line.allocations.filter((part) => part.scope === 'order')),
      ...priced.deliveryAllocations,
    ].map((part) => toAllocationNode(part, context)),
    address:
      isBuyerShown && deliveryAddress !== null
        ? toAddressNode(deliveryAddress, 'MailingAddress')
        : null,
    isBuyerShown,
    record,
    priced,
  }
}

function toLineNode(line: PricedLine, token: string, context: ApiContext): CartLineNode[] {
  const merchandise = context.nodes.findVariant(line.variantId)
  if (merchandise === null) return []
  const money = (units: number) => toMoneyNode(units, context.store.catalogue.currency)
  // Order discounts are allocations of the cart, not of its lines.
  const allocations = line.allocations.filter((part) => part.scope === 'product')
  return [
    {
      __typename: 'CartLine',
      id: toLineId(line.id, token),
      quantity: line.quantity,
      attributes: line.attributes,
      merchandise,
      cost: {
        amountPerQuantity: money(line.unitPrice),
        compareAtAmountPerQuantity:
          line.compareAtUnitPrice === null ? null : money(line.compareAtUnitPrice),
        subtotalAmount: money(line.subtotal),
        totalAmount: money(line.subtotal - sumOf(allocations)),
      },
      discountAllocations: allocations.map((part) => toAllocationNode(part, context)),
      sellingPlanAllocation: null,
      parentRelationship: null,
      instructions: { canRemove: true, canUpdateQuantity: true },
      lineId: line.id,
    },
  ]
}

/** Cursors of lines have the line's UUID as their value, as at the provider. */
export function lineList(
  lines: readonly CartLineNode[],
  reverse: boolean,
): PagedList<CartLineNode> {
  return {
    ...listById(lines, reverse),
    cursorForm: 'id-as-value',
    cursorOf: (line: CartLineNode, position: number) => ({
      id: line.lineId,
      value: reverse ? lines.length - position : position + 1,
    }),
  }
}

export function toLineId(lineId: string, token: string): string {
  return `${toGlobalId('CartLine', lineId)}?cart=${token}`
}

/** The id of a gift card on a cart; it does not reveal the code. */
export function toGiftCardId(code: string, token: string): string {
  return toGlobalId('AppliedGiftCard', giftCardKey(code, token))
}

function sumOf(allocations: readonly PricedAllocation[]): number {
  return allocations.reduce((sum, part) => sum + part.amount, 0)
}
