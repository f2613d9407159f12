import { expect, it } from 'vitest'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import { deliveryAddress } from '#test/local-store/sample-address.ts'
import { readBuyer } from '../personal-data/buyer.ts'
import { eraseBuyer } from '../personal-data/erase-buyer.ts'
import type { OrderAction } from './order-actions.ts'

const corrected = { address1: '21 Linking Road', address2: 'Flat 4' }
const correct: OrderAction = { type: 'correct-address', ...corrected }

function open() {
  const store = openTestStore()
  const { id } = placeTestOrder(store)
  const { orders, act } = openTestOrders(store)
  return {
    store,
    orders,
    act: (action: OrderAction, version?: number) => act(id, action, version),
    id,
  }
}

it('an address is corrected until the parcel leaves, and nothing else of the order changes', async () => {
  const { orders, act, id } = open()
  const before = orders.findOrder(id)
  const typed = { address1: ' 21  Linking\nRoad ', address2: 'Flat 4 ' }
  expect(await act({ type: 'correct-address', ...typed })).toMatchObject({
    type: 'done',
    notes: [],
  })
  const after = orders.findOrder(id)
  expect(after?.order).toEqual({
    ...before?.order,
    deliveryAddress: { ...deliveryAddress, ...corrected },
  })
  expect(after?.progress).toEqual({ ...before?.progress, version: 2 })
  expect(after?.history.at(-1)).toMatchObject({ version: 2, who: 'Meera', action: correct })
  await act({ type: 'pack' })
  expect(await act({ ...correct, address2: '' })).toMatchObject({ type: 'done' })
  await act({ type: 'dispatch', carrier: 'DTDC', trackingNumber: 'D1', trackingUrl: null })
  expect(await act(correct)).toMatchObject({
    reason: 'state',
    message: 'PG1001 cannot get another address: it is on its way.',
  })
  expect(orders.findOrder(id)?.order.deliveryAddress.address2).toBe('')
})

it.each([
  [{ address1: ' ', address2: 'Flat 4' }, 'Enter the address: house number, street, area.'],
  [{ address1: 'x'.repeat(256), address2: '' }, 'The address is too long'],
  [{ address1: '21 Linking Road', address2: 'x'.repeat(256) }, 'The address is too long'],
])('%j is refused and changes nothing', async (lines, message) => {
  const { orders, act, id } = open()
  const before = orders.findOrder(id)
  expect(await act({ type: 'correct-address', ...lines })).toMatchObject({
    reason: 'invalid',
    message: expect.stringContaining(message),
  })
  expect(orders.findOrder(id)).toEqual(before)
})

it('of two corrections of the same version the second is refused, unless it is the same', async () => {
  const { orders, act, id } = open()
  await act(correct, 1)
  expect(await act(correct, 1)).toMatchObject({ type: 'done' })
  expect(await act({ ...correct, address2: 'Flat 5' }, 1)).toMatchObject({ reason: 'changed' })
  expect(orders.findOrder(id)?.order.deliveryAddress).toMatchObject(corrected)
})

it('an erased buyer gets no address again', async () => {
  const { store, act } = open()
  await eraseBuyer(store.database, readBuyer('asha@example.com'), new Date('2027-01-01'), false)
  expect(await act(correct)).toMatchObject({
    message: 'PG1001 cannot get another address: its buyer was erased.',
  })
})
