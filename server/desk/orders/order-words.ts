import type { OrderRow, OrderSum, OrderView } from '#app/desk/orders/order-view.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { deskOrders as words } from '#content/desk/orders.ts'
import { listLines } from '#local-store/catalogue/only-option.ts'
import { lastFour, sumDiscounts } from '#local-store/checkout/order-totals.ts'
import type { MerchantOrder } from '#local-store/merchant-orders/merchant-orders.ts'
import {
  type OrderEvent,
  type OrderWithProgress,
  owedRefund,
} from '#local-store/merchant-orders/order-actions.ts'
import { unusualDelivery } from '#local-store/store/delivery-options.ts'
import type { OrderProgress } from '#local-store/store/order-progress.ts'
import type { OrderRecord } from '#local-store/store/records.ts'
import { tax } from '#merchant/tax.ts'
import { addressLines, fullName } from './buyer-address.ts'

const moneyOf =
  ({ totals }: OrderRecord) =>
  (minor: number) =>
    formatExactMoney({ minor, currency: totals.currency.code })

/** An order as a row of a list, in words. */
export function toOrderRow({ order, progress }: OrderWithProgress): OrderRow {
  const { id, number, deliveryAddress: to, lines, totals, createdAt } = order
  return {
    id,
    number,
    version: progress.version,
    state: progress.state,
    name: fullName(order.deliveryAddress),
    place: `${to.city} ${to.zip}`,
    placedAt: new Date(createdAt),
    payment: toPayment(order, progress),
    games: listLines(lines),
    signs: listSigns(order, progress),
    total: moneyOf(order)(totals.total),
  }
}

/** With the cash that is to be collected, if gift cards have paid a part of the total beside it. */
function toPayment(order: OrderRecord, { payment }: OrderProgress): string {
  const { due, total } = order.totals
  const collect = payment === 'pending' && due < total ? words.toCollect(moneyOf(order)(due)) : ''
  return [words.payments[payment], toMethod(order), collect].filter(Boolean).join(', ')
}

/** How an order is paid. If gift cards or codes left nothing to pay, the method that the form had chosen has no meaning. */
export function toMethod({ paymentMethod, totals: { due, giftCards } }: OrderRecord): string {
  if (due > 0) return words.methods[paymentMethod]
  return giftCards.length > 0 ? words.byGiftCard : ''
}

/** As the credit note of a refused order says it. */
const owesDelivery = ['goods'].includes(tax.creditForRefused)

/** What must not be overlooked: before a parcel leaves, and when money is to go back. */
function listSigns(order: OrderRecord, progress: OrderProgress): readonly string[] {
  const { state, payment } = progress
  const isWaiting = state === 'new' || state === 'packed'
  const refunded = isWaiting && payment === 'refunded' ? words.refundedInFull : ''
  const owed = owedRefund({ order, progress }, owesDelivery)
  const toRefund = owed > 0 ? words.toRefund(moneyOf(order)(owed)) : ''
  return [unusualDelivery(order.totals), refunded, toRefund].filter(Boolean)
}

/** An order with all its details, in words. */
export function toOrderView(seen: MerchantOrder): OrderView {
  const { order, progress } = seen
  const money = moneyOf(order)
  const { lines } = order
  return {
    ...toOrderRow(seen),
    email: order.email,
    phone: order.phone,
    note: order.note,
    next: seen.next,
    address: addressLines(order.deliveryAddress),
    address1: order.deliveryAddress.address1,
    address2: order.deliveryAddress.address2,
    lines: lines.map((line) => ({
      id: line.id,
      title: listLines([line]),
      // Before discounts, which are in the sums below.
      total: money(line.subtotal),
    })),
    sums: listSums(seen),
    parcel: progress.parcel && {
      text: `${progress.parcel.carrier} ${progress.parcel.trackingNumber}`,
      carrier: progress.parcel.carrier,
      trackingNumber: progress.parcel.trackingNumber,
      url: progress.parcel.trackingUrl,
    },
    pageAddress: seen.pageAddress,
    maxRefund: money(seen.refundable),
    needsCreditNote:
      progress.refunded > 0 || progress.state === 'cancelled' || progress.state === 'refused',
    history: seen.history.map((event) => ({
      id: event.id,
      who: event.who === '' ? words.theBuyer : event.who,
      text: toHappened(event, money),
      at: new Date(event.at),
    })),
  }
}

/** As the buyer's page lists them: delivery before its discount, which is among the others. */
function listSums({ order, progress }: MerchantOrder): readonly OrderSum[] {
  const { totals } = order
  const { selectedDelivery: delivery } = totals
  const sums: readonly (readonly [label: string, minor: number, mark?: 'total'])[] = [
    ...sumDiscounts(order.lines, totals).map(
      ({ label, amount }) => [words.discount(label), -amount] as const,
    ),
    [words.deliveryBy(delivery?.title ?? ''), delivery?.price ?? totals.delivery],
    [words.total, totals.total, 'total'],
    ...totals.giftCards.map(
      ({ code, presentmentAmountUsed }) =>
        [words.giftCard(lastFour(code)), -presentmentAmountUsed] as const,
    ),
    ...(progress.payment === 'pending' ? [[words.due, totals.due, 'total'] as const] : []),
    ...(progress.refunded > 0 ? [[words.refunded, progress.refunded] as const] : []),
  ]
  const money = moneyOf(order)
  return sums.map(([label, minor, mark]) => [label, money(minor), mark])
}

function toHappened({ action }: OrderEvent, money: (minor: number) => string): string {
  const what = words.happened[action.type]
  const detail = detailOf(action, money)
  return detail === '' ? what : `${what}: ${detail}`
}

function detailOf(action: OrderEvent['action'], money: (minor: number) => string): string {
  switch (action.type) {
    case 'dispatch':
    case 'correct-parcel':
      return `${action.carrier} ${action.trackingNumber}`
    case 'correct-address':
      return [action.address1, action.address2].filter(Boolean).join(', ')
    case 'cancel':
      return [words.reasons[action.reason], action.note].filter(Boolean).join(', ')
    case 'refuse':
      return action.note
    case 'refund':
      return [money(action.amount), action.note].filter(Boolean).join(', ')
    default:
      return ''
  }
}
