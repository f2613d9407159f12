import { invoiceColumns as columns } from '#content/desk/tax-columns.ts'
import { guardCell } from '#local-store/exchange/csv-file.ts'
import { toDecimal } from '#local-store/exchange/decimal-amount.ts'
import type { Invoice } from '#local-store/invoice/invoice-book.ts'
import type { MerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import { dayInIndia } from '#platform/india-time.ts'
import { fullName } from '../orders/buyer-address.ts'

/** Invoices are in rupees. */
const toRupees = (paise: number) => toDecimal(paise, { code: 'INR', digits: 2 })

/** The day in India on which it was issued. */
export const dayOf = ({ issuedAt }: Pick<Invoice, 'issuedAt'>) => dayInIndia(new Date(issuedAt))

/** The buyer, in the columns that the files of invoices and of credit notes share. */
export function toBuyerCells(
  { orderId, placeOfSupply: { code, name } }: Invoice,
  orders: Pick<MerchantOrders, 'findOrder'>,
): Record<string, string> {
  const order = orders.findOrder(orderId)?.order
  return {
    [columns.order]: order?.number ?? '',
    // The only text from a shopper, so it is escaped against formulas.
    [columns.name]: order ? guardCell(fullName(order.deliveryAddress)) : '',
    [columns.place]: `${code}-${name}`,
  }
}

/** The amounts of one HSN code and rate, in the columns that both files share. */
export function toTaxCells(row: Invoice['byHsn'][number]): Record<string, string> {
  return {
    [columns.hsn]: row.hsn,
    [columns.rate]: String(row.rate / 100),
    [columns.taxable]: toRupees(row.taxable),
    [columns.cgst]: toRupees(row.cgst),
    [columns.sgst]: toRupees(row.sgst),
    [columns.igst]: toRupees(row.igst),
    [columns.total]: toRupees(row.total),
  }
}
