import { expect, it } from 'vitest'
import { invoiceSettings } from '#test/local-store/invoice-settings.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { createMerchantParts } from '../create-merchant-parts.ts'
import type { OrderAction } from '../merchant-orders/order-actions.ts'
import { readBuyer } from './buyer.ts'

const actions: readonly OrderAction[] = [
  { type: 'dispatch', carrier: 'Delhivery', trackingNumber: '1', trackingUrl: null },
  { type: 'refuse', note: '', restock: true },
  { type: 'refund', amount: 209_700, note: '' },
]

it.each([
  ['goods', { erased: ['PG1001'], refundDue: [] }],
  ['everything', { erased: [], refundDue: ['PG1001'] }],
] as const)(
  'after a refund of the goods, a shop that gives back %s erases a refused order’s buyer: %j',
  async (creditForRefused, erasure) => {
    const store = openTestStore()
    // ₹2,196 with ₹99 for delivery.
    const { id } = placeTestOrder(store, { deliveryOption: 'express' })
    for (const action of actions) await openTestOrders(store).act(id, action)
    const invoices = { ...invoiceSettings, creditForRefused }
    const { buyerData } = createMerchantParts(store, () => '', { invoices })
    expect(await buyerData.erase(readBuyer('asha@example.com'))).toMatchObject(erasure)
  },
)
