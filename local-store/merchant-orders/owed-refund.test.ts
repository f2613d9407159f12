import { expect, it } from 'vitest'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { type OrderAction, owedRefund } from './order-actions.ts'

const parcel = { carrier: 'Delhivery', trackingNumber: '1', trackingUrl: null }
const dispatch: OrderAction = { type: 'dispatch', ...parcel }
const refuse: OrderAction = { type: 'refuse', note: '', restock: true }
const cancel: OrderAction = { type: 'cancel', reason: 'other', note: '', restock: true }
const refund = (amount: number): OrderAction => ({ type: 'refund', amount, note: '' })

// ₹2,196 with ₹99 for delivery.
it.each<[string, readonly OrderAction[], number, number]>([
  ['on its way', [dispatch], 0, 0],
  ['cancelled', [cancel], 219_600, 219_600],
  ['refused', [dispatch, refuse], 219_600, 209_700],
  ['refused and refunded but for delivery', [dispatch, refuse, refund(209_700)], 9900, 0],
  ['refused and refunded in full', [dispatch, refuse, refund(219_600)], 0, 0],
])('an order that is %s owes its buyer the right amount', async (_, actions, all, goods) => {
  const store = openTestStore()
  const { orders, act } = openTestOrders(store)
  const { id } = placeTestOrder(store, { deliveryOption: 'express' })
  for (const action of actions) await act(id, action)
  const order = orders.findOrder(id)
  expect(order && [owedRefund(order, false), owedRefund(order, true)]).toEqual([all, goods])
})
