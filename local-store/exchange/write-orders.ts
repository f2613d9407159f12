import { choiceOf } from '../catalogue/only-option.ts'
import type { OrderProgress } from '../store/order-progress.ts'
import type { OrderRecord } from '../store/records.ts'
import { guardCell, writeCsv } from './csv-file.ts'
import { toDecimal } from './decimal-amount.ts'
import { toProvinceCode } from './province-code.ts'

/** The columns of the provider's order export, which import apps read; most fields of an order are in its first row only. */
const columns = [
  'Name',
  'Email',
  'Financial Status',
  'Paid at',
  'Fulfillment Status',
  'Fulfilled at',
  'Accepts Marketing',
  'Currency',
  'Subtotal',
  'Shipping',
  'Taxes',
  'Total',
  'Discount Code',
  'Discount Amount',
  'Shipping Method',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem compare at price',
  'Lineitem sku',
  'Lineitem fulfillment status',
  'Lineitem discount',
  ...addressColumns('Billing'),
  ...addressColumns('Shipping'),
  'Notes',
  'Note Attributes',
  'Cancelled at',
  'Payment Method',
  'Refunded Amount',
  'Outstanding Balance',
  'Id',
  'Phone',
  'Source',
]

function addressColumns(kind: 'Billing' | 'Shipping'): string[] {
  return [
    'Name',
    'Street',
    'Address1',
    'Address2',
    'Company',
    'City',
    'Zip',
    'Province',
    'Country',
    'Phone',
  ].map((part) => `${kind} ${part}`)
}

const paymentMethods = {
  card: 'Card',
  upi: 'UPI',
  cod: 'Cash on Delivery (COD)',
} as const

export type ExportedOrder = OrderRecord & { readonly progress: OrderProgress }

/** The orders, one row per line. @param orders oldest first */
export function writeOrders(orders: readonly ExportedOrder[]): string {
  return writeCsv(columns, toRows(orders))
}

function* toRows(orders: readonly ExportedOrder[]): Generator<Record<string, string>> {
  for (const order of orders) {
    for (const [at, line] of order.lines.entries()) {
      yield {
        Name: guardCell(order.number),
        Email: guardCell(order.email),
        ...(at === 0 && toOrderCells(order)),
        ...toLineCells(line, order),
      }
    }
  }
}

/** The provider's status: `restocked` is a cancelled or refused order whose goods are back in stock. */
function toFulfilment({ state, isRestocked }: OrderProgress): string {
  if (state === 'dispatched' || state === 'delivered') return 'fulfilled'
  return isRestocked ? 'restocked' : 'unfulfilled'
}

function toOrderCells(order: ExportedOrder): Record<string, string> {
  const { totals, attributes, createdAt, progress } = order
  const { payment, times, refunded } = progress
  const amount = (units: number) => toDecimal(units, totals.currency)
  const codes = totals.discountCodes.filter(({ applicable }) => applicable).map(({ code }) => code)
  return {
    'Financial Status': payment.replace('-', '_'),
    'Paid at': times.paid ?? '',
    'Fulfillment Status': toFulfilment(progress),
    'Fulfilled at': times.dispatched ?? '',
    'Accepts Marketing': 'no',
    Currency: totals.currency.code,
    Subtotal: amount(totals.subtotal - totals.discountTotal),
    Shipping: amount(totals.delivery),
    // Prices include taxes, and the local store does not say how much.
    Taxes: amount(0),
    Total: amount(totals.total),
    'Discount Code': guardCell(codes.join(', ')),
    'Discount Amount': amount(totals.discountTotal + totals.deliveryDiscount),
    'Shipping Method': guardCell(totals.selectedDelivery?.title ?? ''),
    'Created at': createdAt,
    ...toAddressCells('Billing', order),
    ...toAddressCells('Shipping', order),
    Notes: guardCell(order.note),
    'Note Attributes': guardCell(attributes.map(({ key, value }) => `${key}: ${value}`).join('\n')),
    'Cancelled at': times.cancelled ?? times.refused ?? '',
    'Refunded Amount': amount(refunded),
    'Payment Method': paymentMethods[order.paymentMethod],
    'Outstanding Balance': amount(payment === 'pending' ? totals.due : 0),
    Id: String(order.id),
    Phone: guardCell(order.phone),
    Source: 'web',
  }
}

function toAddressCells(
  kind: 'Billing' | 'Shipping',
  { deliveryAddress: address }: OrderRecord,
): Record<string, string> {
  const cells = {
    Name: guardCell(`${address.firstName} ${address.lastName}`),
    Street: guardCell([address.address1, address.address2].filter(Boolean).join(', ')),
    Address1: guardCell(address.address1),
    Address2: guardCell(address.address2),
    Company: guardCell(address.company ?? ''),
    City: guardCell(address.city),
    Zip: guardCell(address.zip),
    Province: toProvinceCode(address.province),
    Country: address.countryCode,
    Phone: guardCell(address.phone),
  }
  return Object.fromEntries(Object.entries(cells).map(([part, text]) => [`${kind} ${part}`, text]))
}

function toLineCells(
  line: OrderRecord['lines'][number],
  { totals: { currency }, progress }: ExportedOrder,
): Record<string, string> {
  const { productTitle, variantTitle, compareAtUnitPrice } = line
  const choice = choiceOf(variantTitle)
  const name = choice ? `${productTitle} - ${choice}` : productTitle
  return {
    'Lineitem quantity': String(line.quantity),
    'Lineitem name': guardCell(name),
    'Lineitem price': toDecimal(line.unitPrice, currency),
    'Lineitem compare at price':
      compareAtUnitPrice === null ? '' : toDecimal(compareAtUnitPrice, currency),
    'Lineitem sku': guardCell(line.sku),
    'Lineitem fulfillment status': toFulfilment(progress) === 'fulfilled' ? 'fulfilled' : 'pending',
    'Lineitem discount': toDecimal(line.subtotal - line.total, currency),
  }
}
