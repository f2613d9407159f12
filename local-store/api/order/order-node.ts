import { isShownInFull, maskProgress } from '../../checkout/order-privacy.ts'
import type { OrderProgress } from '../../store/order-progress.ts'
import type { OrderRecord } from '../../store/records.ts'
import { toUtcSeconds } from '../../store/utc-seconds.ts'
import type { ApiContext } from '../api-context.ts'
import { type AddressNode, toAddressNode } from '../cart/address-node.ts'
import type { AttributeNode } from '../cart/cart-node.ts'
import type { VariantNode } from '../catalogue/product-node.ts'
import { toGlobalId } from '../global-id.ts'
import { type MoneyNode, toMoneyNode } from '../money-node.ts'

export type OrderLineNode = {
  readonly id: string
  readonly title: string
  readonly quantity: number
  readonly currentQuantity: number
  readonly customAttributes: readonly AttributeNode[]
  readonly discountedTotalPrice: MoneyNode
  readonly originalTotalPrice: MoneyNode
  readonly variant: VariantNode | null
}

export type FulfillmentNode = {
  readonly trackingCompany: string | null
  readonly tracking: readonly { readonly number: string | null; readonly url: string | null }[]
  readonly lineNodes: readonly OrderLineNode[]
}

export type OrderNode = ReturnType<typeof toOrderNode>

/**
 * An order for the API. Like its page, it hides the buyer a day after the order from anyone with the key: hidden
 * fields are null, including the tracking number.
 */
export function toOrderNode(order: OrderRecord, orderProgress: OrderProgress, context: ApiContext) {
  const isShown = isShownInFull(order, context.store.now())
  const progress = isShown ? orderProgress : maskProgress(orderProgress)
  const lineNodes = order.lines.map((line) => toLineNode(line, order, context, isShown))
  return {
    __typename: 'Order' as const,
    id: `${toGlobalId('Order', order.id)}?key=${order.statusToken}`,
    name: order.number,
    orderNumber: Number(order.number.replace(/\D/g, '')),
    processedAt: toUtcSeconds(order.createdAt),
    statusUrl: `${context.baseUrl}/orders/${order.statusToken}`,
    ...buyerOf(order, isShown),
    ...stateOf(progress),
    ...amountsOf(order, progress),
    customerLocale: null,
    customerUrl: null,
    edited: false,
    metafield: null,
    lineNodes,
    fulfillments: toFulfillments(progress, lineNodes, isShown),
  }
}

function buyerOf({ email, phone, deliveryAddress, attributes }: OrderRecord, isShown: boolean) {
  const address: AddressNode<'MailingAddress'> | null = isShown
    ? toAddressNode(deliveryAddress, 'MailingAddress')
    : null
  return {
    email: isShown ? email : null,
    phone: isShown ? phone : null,
    billingAddress: address,
    shippingAddress: address,
    customAttributes: isShown ? attributes : [],
  }
}

function stateOf({ state, payment, times, cancelReason, isRestocked }: OrderProgress) {
  return {
    cancelReason: cancelReason?.toUpperCase() ?? null,
    canceledAt: times.cancelled === undefined ? null : toUtcSeconds(times.cancelled),
    financialStatus: payment.toUpperCase().replace('-', '_'),
    fulfillmentStatus: isRestocked ? 'RESTOCKED' : fulfillmentStatuses[state],
  }
}

const fulfillmentStatuses = {
  new: 'UNFULFILLED',
  packed: 'IN_PROGRESS',
  dispatched: 'FULFILLED',
  delivered: 'FULFILLED',
  cancelled: 'UNFULFILLED',
  refused: 'UNFULFILLED',
} as const

/** Prices include taxes; the API does not say how much. */
function amountsOf({ totals }: OrderRecord, { refunded }: OrderProgress) {
  const money = (units: number) => toMoneyNode(units, totals.currency)
  const subtotal = money(totals.subtotal - totals.discountTotal)
  const total = money(totals.total)
  const delivery = money(totals.delivery)
  return {
    currencyCode: totals.currency.code,
    currentSubtotalPrice: subtotal,
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    originalTotalPrice: total,
    totalPrice: total,
    totalPriceV2: total,
    currentTotalShippingPrice: delivery,
    totalShippingPrice: delivery,
    totalShippingPriceV2: delivery,
    currentTotalPrice: money(totals.total - refunded),
    totalRefunded: money(refunded),
    totalRefundedV2: money(refunded),
    currentTotalTax: money(0),
    totalTax: null,
    totalTaxV2: null,
    currentTotalDuties: null,
    originalTotalDuties: null,
  }
}

function toLineNode(
  line: OrderRecord['lines'][number],
  { totals }: OrderRecord,
  { nodes }: ApiContext,
  isShown: boolean,
): OrderLineNode {
  return {
    id: toGlobalId('OrderLineItem', line.id),
    title: line.productTitle,
    quantity: line.quantity,
    currentQuantity: line.quantity,
    customAttributes: isShown ? line.attributes : [],
    discountedTotalPrice: toMoneyNode(line.total, totals.currency),
    originalTotalPrice: toMoneyNode(line.subtotal, totals.currency),
    variant: nodes.findVariant(line.variantId),
  }
}

function toFulfillments(
  { parcel }: OrderProgress,
  lineNodes: readonly OrderLineNode[],
  isShown: boolean,
): readonly FulfillmentNode[] {
  if (parcel === null) return []
  const { carrier, trackingNumber, trackingUrl } = parcel
  const tracking = isShown ? [{ number: trackingNumber, url: trackingUrl }] : []
  return [{ trackingCompany: carrier, tracking, lineNodes }]
}
