import { expect, it } from 'vitest'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore } from '#test/local-store/open-test-store.ts'
import { findStateRefusal } from './action-rules.ts'
import type { OrderAction } from './order-actions.ts'

const cancel: OrderAction = { type: 'cancel', reason: 'customer', note: '', restock: false }
const withCard = { giftCardCodes: ['GIFT500DEMO'] }

it('are not credited when a refund of unpaid cash may have included them', async () => {
  const store = openTestStore()
  const { id } = placeTestOrder(store, { paymentMethod: 'cod' }, withCard)
  const { orders, act } = openTestOrders(store)
  await act(id, { type: 'refund', amount: 30_000, note: '' })
  expect(await act(id, cancel)).toMatchObject({
    notes: [
      'The stock was not changed.',
      'Nothing was credited to the gift card ending DEMO, by which ₹500 was paid: what is still owed of it is in the refund below.',
      'Refund the ₹200 that the buyer paid, then record the refund here.',
    ],
    order: { progress: { refunded: 30_000 }, refundable: 20_000, next: ['refund'] },
  })
  expect(store.giftCards.find('GIFT500DEMO')?.balance).toBe(0)
  await act(id, { type: 'refund', amount: 20_000, note: '' })
  expect(orders.findOrder(id)).toMatchObject({ refundable: 0, next: [] })
})

it('are credited in full when nothing else was paid and nothing refunded', async () => {
  const store = openTestStore()
  const { id } = placeTestOrder(store, { paymentMethod: 'cod' }, withCard)
  expect(await openTestOrders(store).act(id, cancel)).toMatchObject({
    order: { progress: { refunded: 50_000 }, refundable: 0, next: [] },
  })
  expect(store.giftCards.find('GIFT500DEMO')?.balance).toBe(50_000)
})

const card = { code: 'GIFT500DEMO', balance: '500.00' }
it.each([
  ['was removed from the catalogue', []],
  ['has expired', [{ ...card, expiresOn: '2026-04-14' }]],
])('are not credited to a card that %s, but left to refund', async (_, giftCards) => {
  const folder = makeTestFolder()
  const before = openTestStore({}, folder)
  const { id } = placeTestOrder(before, {}, withCard)
  before.close()
  const store = openTestStore({ giftCards }, folder)
  expect(await openTestOrders(store).act(id, cancel)).toMatchObject({
    notes: [
      'The stock was not changed.',
      'Nothing was credited to the gift card ending DEMO, by which ₹500 was paid: what is still owed of it is in the refund below.',
      'Refund the ₹2,097 that the buyer paid, then record the refund here.',
    ],
    order: { progress: { refunded: 0 }, refundable: 209_700 },
  })
})

it('are credited on the last day of a card', async () => {
  const store = openTestStore({ giftCards: [{ ...card, expiresOn: '2026-04-15' }] })
  const { id } = placeTestOrder(store, {}, withCard)
  await openTestOrders(store).act(id, cancel)
  expect(store.giftCards.find('GIFT500DEMO')?.balance).toBe(50_000)
})

it('an order that got back more than was paid is offered no refund', () => {
  const store = openTestStore()
  const order = placeTestOrder(store, { paymentMethod: 'cod' }, withCard)
  const progress = { ...store.orderProgress.get(order.id), refunded: 80_000 }
  expect(findStateRefusal({ order, progress }, 'refund')).toBe(
    'PG1001 cannot be refunded: it is fully refunded.',
  )
})

it.each([
  ['everything', 209_700, []],
  [
    'a part',
    189_700,
    [
      'Nothing was credited to the gift card ending DEMO, by which ₹500 was paid: what is still owed of it is in the refund below.',
      'Refund the ₹200 that the buyer paid, then record the refund here.',
    ],
  ],
])(
  'a cancelled order of which %s was refunded before asks for no more than is left',
  async (_, amount, notes) => {
    const store = openTestStore()
    const { id } = placeTestOrder(store, {}, withCard)
    const { act } = openTestOrders(store)
    await act(id, { type: 'refund', amount, note: '' })
    expect(await act(id, cancel)).toMatchObject({ notes: ['The stock was not changed.', ...notes] })
  },
)
