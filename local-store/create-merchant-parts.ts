import { type CreditBook, createCreditBook } from './invoice/credit-book.ts'
import {
  createInvoiceBook,
  type InvoiceBook,
  type InvoiceSettings,
} from './invoice/invoice-book.ts'
import { createMerchantOrders, type MerchantOrders } from './merchant-orders/merchant-orders.ts'
import { createSalesFigures, type SalesFigures } from './merchant-orders/sales-figures.ts'
import { createMerchantStock, type MerchantStock } from './merchant-stock/merchant-stock.ts'
import { type BuyerData, createBuyerData } from './personal-data/buyer-data.ts'
import type { OrderRecord } from './store/records.ts'
import type { Store } from './store/store.ts'

/** What the merchant does. It checks no permissions, so nothing of it is reachable over the network. */
export type MerchantParts = {
  readonly merchantOrders: MerchantOrders
  readonly merchantStock: MerchantStock
  readonly salesFigures: SalesFigures
  readonly buyerData: BuyerData
  /** Null without invoice settings. */
  readonly invoices: InvoiceBook | null
  /** Null without invoice settings. */
  readonly creditNotes: CreditBook | null
}

/** @param pageAddressOf the address of the buyer's page for an order */
export function createMerchantParts(
  store: Store,
  pageAddressOf: (order: OrderRecord) => string,
  { invoices }: { readonly invoices?: InvoiceSettings | undefined },
): MerchantParts {
  const owesDelivery = invoices?.creditForRefused === 'goods'
  const book = invoices ? createInvoiceBook(store, invoices) : null
  return {
    merchantOrders: createMerchantOrders(store, pageAddressOf, owesDelivery),
    merchantStock: createMerchantStock(store),
    salesFigures: createSalesFigures(store),
    buyerData: createBuyerData(store, owesDelivery),
    invoices: book,
    creditNotes: invoices && book ? createCreditBook(store, invoices, book.find) : null,
  }
}
