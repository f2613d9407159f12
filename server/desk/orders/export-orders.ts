import { setImmediate } from 'node:timers/promises'
import { orderColumns as columns } from '#content/desk/order-columns.ts'
import { deskOrders as words } from '#content/desk/orders.ts'
import { listLines } from '#local-store/catalogue/only-option.ts'
import { guardCell } from '#local-store/exchange/csv-file.ts'
import { toDecimal } from '#local-store/exchange/decimal-amount.ts'
import type { MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import {
  giftCardAmount,
  type OrderWithProgress,
} from '#local-store/merchant-orders/order-actions.ts'
import { timeInIndia } from '#platform/india-time.ts'
import type { DeskRequest } from '../requests/desk-request.ts'
import { respondWithCsv } from '../requests/respond-with-csv.ts'
import { fullName } from './buyer-address.ts'
import { readOrderListParams, toOrderFilter } from './order-list-params.ts'
import { toMethod } from './order-words.ts'

/** All pages of the order list as shown, newest first. */
export function exportOrders(c: DeskRequest, orders: MerchantOrders): Promise<Response> {
  const params = readOrderListParams(c)
  const filter = toOrderFilter(params)
  return respondWithCsv<string>(c, {
    name: 'orders',
    part: { name: params.show, words: words.filters[params.show] },
    header: Object.values(columns),
    async readPage(after, first) {
      const page = orders.listOrders({ ...filter, after, first })
      // Lets shoppers' requests run before the next page is read.
      await setImmediate()
      return { rows: page.orders.map(toRow), next: page.next }
    },
  })
}

function toRow({ order, progress }: OrderWithProgress): Record<string, string> {
  const { totals, deliveryAddress: to, lines } = order
  const amount = (minor: number) => toDecimal(minor, totals.currency)
  const codes = totals.discountCodes.filter(({ applicable }) => applicable)
  return guardAll({
    [columns.number]: order.number,
    [columns.placed]: timeInIndia(new Date(order.createdAt)),
    [columns.state]: words.states[progress.state],
    [columns.payment]: words.payments[progress.payment],
    [columns.method]: toMethod(order),
    [columns.name]: fullName(to),
    [columns.email]: order.email,
    [columns.phone]: order.phone,
    [columns.address]: [to.company ?? '', to.address1, to.address2].filter(Boolean).join(', '),
    [columns.city]: to.city,
    [columns.pinCode]: to.zip,
    [columns.province]: to.province,
    [columns.games]: listLines(lines),
    [columns.pieces]: String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    [columns.subtotal]: amount(totals.subtotal),
    [columns.discount]: amount(totals.discountTotal),
    [columns.codes]: codes.map(({ code }) => code).join(' '),
    [columns.deliveredBy]: totals.selectedDelivery?.title ?? '',
    [columns.delivery]: amount(totals.delivery),
    [columns.total]: amount(totals.total),
    [columns.giftCards]: amount(giftCardAmount(order)),
    [columns.toCollect]: amount(progress.payment === 'pending' ? totals.due : 0),
    [columns.refunded]: amount(progress.refunded),
    [columns.currency]: totals.currency.code,
    [columns.carrier]: progress.parcel?.carrier ?? '',
    [columns.tracking]: progress.parcel?.trackingNumber ?? '',
    [columns.note]: order.note,
  })
}

/** Escapes all cells, so that a spreadsheet does not run text of shoppers or carriers as a formula. */
const guardAll = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([name, text]) => [name, guardCell(text)]))
