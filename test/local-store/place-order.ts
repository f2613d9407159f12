import { createOrders } from '#local-store/store/orders.ts'
import type { Store } from '#local-store/store/store.ts'
import { deliveryAddress } from './sample-address.ts'

/** Sells units of a variant, as the checkout does. @throws Error when the store refuses */
export function placeOrder(store: Store, variantId: number, quantity: number): void {
  const line = { id: 'line', variantId, quantity, attributes: [] }
  const cart = { ...store.carts.create(), lines: [line] }
  store.carts.save(cart)
  const request = {
    cartToken: cart.token,
    cartKey: cart.key,
    email: 'asha@example.com',
    phone: '9876543210',
    deliveryAddress,
    deliveryOption: null,
    paymentMethod: 'upi' as const,
  }
  const orders = createOrders(store, { prefix: 'PG' })
  const seen = orders.place({ ...request, expectedDue: null })
  if (seen.type !== 'changed') throw new Error(seen.type)
  const { due, currency } = seen.priced
  const outcome = orders.place({ ...request, expectedDue: due, expectedCurrency: currency.code })
  if (outcome.type !== 'placed') throw new Error(outcome.type)
}
