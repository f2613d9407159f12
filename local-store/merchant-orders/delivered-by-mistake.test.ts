import { expect, it } from 'vitest'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import type { OrderAction } from './order-actions.ts'
import { createSalesFigures } from './sales-figures.ts'

const parcel = { carrier: 'Delhivery', trackingNumber: '1', trackingUrl: null }
const dispatch: OrderAction = { type: 'dispatch', ...parcel }
const refuse: OrderAction = { type: 'refuse', note: '', restock: true }

async function placeDelivered(paymentMethod: 'cod' | 'upi') {
  const store = openTestStore()
  const { act } = openTestOrders(store)
  const { id } = placeTestOrder(store, { paymentMethod })
  await act(id, dispatch)
  await act(id, { type: 'deliver' })
  return { store, act, id }
}

it('a cash parcel marked as delivered by mistake can still be marked as refused', async () => {
  const { store, act, id } = await placeDelivered('cod')
  const { listDays } = createSalesFigures(store)
  const days = ['2026-04-01', '2026-04-30'] as const
  expect(listDays(...days)).toMatchObject([{ orders: 1, revenue: 209_700 }])
  expect(await act(id, refuse)).toMatchObject({
    type: 'done',
    notes: ['3 games are back in stock.'],
    order: { progress: { state: 'refused', payment: 'voided' }, next: [] },
  })
  expect(listDays(...days)).toEqual([])
})

it.each<['cod' | 'upi', readonly OrderAction[]]>([
  ['cod', [{ type: 'confirm-cash' }]],
  ['upi', []],
])('a delivered parcel that is paid (%s) was not refused', async (paymentMethod, actions) => {
  const { act, id } = await placeDelivered(paymentMethod)
  for (const action of actions) await act(id, action)
  expect(await act(id, refuse)).toMatchObject({
    type: 'refused',
    message: 'PG1001 cannot be marked as refused or lost: it is delivered.',
  })
})
