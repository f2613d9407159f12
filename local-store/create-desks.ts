import { type CreditBook, createCreditBook } from './invoice/credit-book.ts'
import {
  createInvoiceBook,
  type InvoiceBook,
  type InvoiceSettings,
} from './invoice/invoice-book.ts'
import { createOrderDesk, type OrderDesk } from './order-desk/order-desk.ts'
import { createSalesFigures, type SalesFigures } from './order-desk/sales-figures.ts'
import { type BuyerData, createBuyerData } from './personal-data/buyer-data.ts'
import { createStockDesk, type StockDesk } from './stock-desk/stock-desk.ts'
import type { OrderRecord } from './store/records.ts'
import type { Store } from './store/store.ts'

/** What the merchant does. It checks no permissions, so nothing of it is reachable over the network. */
export type Desks = {
  readonly orderDesk: OrderDesk
  readonly stockDesk: StockDesk
  readonly salesFigures: SalesFigures
  readonly buyerData: BuyerData
  /** Null without invoice settings. */
  readonly invoices: InvoiceBook | null
  /** Null without invoice settings. */
  readonly creditNotes: CreditBook | null
}

/** @param pageAddressOf the address of the buyer's page for an order */
export function createDesks(
  store: Store,
  pageAddressOf: (order: OrderRecord) => string,
  { invoices }: { readonly invoices?: InvoiceSettings | undefined },
): Desks {
  const book = invoices ? createInvoiceBook(store, invoices) : null
  return {
    orderDesk: createOrderDesk(store, pageAddressOf, invoices?.creditForRefused === 'goods'),
    stockDesk: createStockDesk(store),
    salesFigures: createSalesFigures(store),
    buyerData: createBuyerData(store),
    invoices: book,
    creditNotes: invoices && book ? createCreditBook(store, invoices, book.find) : null,
  }
}
