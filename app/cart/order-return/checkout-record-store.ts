import { createListStore } from '#app/browser/list-store.ts'
import { browserCheckoutRecords } from '#app/cart/to-checkout/checkout-records.ts'
import type { CheckoutRecord } from '#commerce/model/checkout-record.ts'

/** The checkouts that this browser was sent to, for components that subscribe to them. */
export const checkoutRecordStore = createListStore<CheckoutRecord>(browserCheckoutRecords)
