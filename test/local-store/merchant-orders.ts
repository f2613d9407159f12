import { createMerchantOrders } from '#local-store/merchant-orders/merchant-orders.ts'
import type { OrderAction } from '#local-store/merchant-orders/order-actions.ts'
import { createOrders, type OrderRequest } from '#local-store/store/orders.ts'
import type { CartRecord, OrderRecord } from '#local-store/store/records.ts'
import type { Store } from '#local-store/store/store.ts'
import { deliveryAddress } from './sample-address.ts'

/** Places an order of two classic ludos and a taboo, paid by UPI. @throws Error when the store refuses */
export function placeTestOrder(
  store: Store,
  request: Partial<OrderRequest> = {},
  cartChanges: Partial<CartRecord> = {},
): OrderRecord {
  const lines = [
    { id: 'line-1', variantId: 11, quantity: 2, attributes: [] },
    { id: 'line-2', variantId: 21, quantity: 1, attributes: [] },
  ]
  const cart = { ...store.carts.create(), lines, ...cartChanges }
  store.carts.save(cart)
  const whole: OrderRequest = {
    cartToken: cart.token,
    cartKey: cart.key,
    email: 'Asha@Example.com',
    phone: '+91 98765 43210',
    deliveryAddress,
    deliveryOption: null,
    paymentMethod: 'upi',
    expectedDue: null,
    ...request,
  }
  const orders = createOrders(store, { prefix: 'PG' })
  const seen = orders.place(whole)
  if (seen.type !== 'changed') throw new Error(seen.type)
  const { due, currency } = seen.priced
  const outcome = orders.place({ ...whole, expectedDue: due, expectedCurrency: currency.code })
  if (outcome.type !== 'placed') throw new Error(outcome.type)
  return outcome.order
}

/** What a merchant does with a store’s orders; `act` uses the order's current version unless a test names one. */
export function openTestOrders(store: Store, owesDelivery = false) {
  const orders = createMerchantOrders(
    store,
    ({ statusToken }) => `/orders/${statusToken}`,
    owesDelivery,
  )
  const act = (orderId: number, done: OrderAction, version?: number) => {
    const seen = version ?? orders.findOrder(orderId)?.progress.version ?? 0
    return orders.act({ orderId, version: seen, who: 'Meera', action: done })
  }
  return { orders, act }
}
