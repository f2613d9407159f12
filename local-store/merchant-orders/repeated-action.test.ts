import { expect, it } from 'vitest'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore, testNow } from '#test/local-store/open-test-store.ts'
import type { OrderAction } from './order-actions.ts'

const cancel: OrderAction = { type: 'cancel', reason: 'customer', note: '', restock: true }
const parcel = { carrier: ' Delhivery', trackingNumber: 'DL 42', trackingUrl: 'https://dl.test' }

function openOrder() {
  let now = testNow
  const store = { ...openTestStore(), now: () => now }
  const { id } = placeTestOrder(store)
  const { orders } = openTestOrders(store)
  return {
    store,
    orders,
    id,
    act: (action: OrderAction, who = 'Meera') =>
      orders.act({ orderId: id, version: 1, who, action }),
    pass: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000)
    },
  }
}

it.each<OrderAction>([
  { type: 'pack' },
  { type: 'dispatch', ...parcel },
  { type: 'refund', amount: 5000, note: ' late  parcel ' },
  { type: 'refund', amount: 209_700, note: '' },
  cancel,
])(
  'the second tap on a button is answered like the first and changes nothing: %j',
  async (action) => {
    const { store, orders, id, act, pass } = openOrder()
    const first = await act(action)
    pass(20)
    expect(first.type).toBe('done')
    expect(await act(action)).toEqual(first)
    expect(orders.findOrder(id)?.history).toHaveLength(2)
    expect(store.stockOf(11)).toBe(action.type === 'cancel' ? 10 : 8)
  },
)

it.each<[string, (shop: ReturnType<typeof openOrder>) => Promise<unknown>]>([
  ['of somebody else', ({ act }) => act({ type: 'refund', amount: 5000, note: '' }, 'Ravi')],
  ['of another amount', ({ act }) => act({ type: 'refund', amount: 4000, note: '' })],
  ['with another note', ({ act }) => act({ type: 'refund', amount: 5000, note: 'late' })],
  ['of another kind', ({ act }) => act({ type: 'pack' })],
  [
    'after a minute',
    ({ act, pass }) => {
      pass(61)
      return act({ type: 'refund', amount: 5000, note: '' })
    },
  ],
  [
    'after another action',
    async ({ orders, id, act }) => {
      await orders.act({ orderId: id, version: 2, who: 'Meera', action: { type: 'pack' } })
      return act({ type: 'refund', amount: 5000, note: '' })
    },
  ],
])('an action on an order seen before a refund, %s, is refused', async (_, repeat) => {
  const shop = openOrder()
  await shop.act({ type: 'refund', amount: 5000, note: '' })
  expect(await repeat(shop)).toMatchObject({ type: 'refused', reason: 'changed' })
})

it('an order is changed by one of two concurrent actions, across processes', async () => {
  const folder = makeTestFolder()
  const [here, there] = [openTestStore({}, folder), openTestStore({}, folder)]
  const { id } = placeTestOrder(here)
  const openings = [openTestOrders(here), openTestOrders(there)]
  const outcomes = await Promise.all(
    openings.map(({ orders }, at) =>
      orders.act({ orderId: id, version: 1, who: `Meera ${at}`, action: cancel }),
    ),
  )
  expect(outcomes.map(({ type }) => type).sort()).toEqual(['done', 'refused'])
  const message = expect.stringMatching(
    /^PG1001 was changed by Meera \d since you opened it\. Check it again: nothing was changed\.$/,
  )
  const refused = outcomes.find(({ type }) => type === 'refused')
  expect(refused).toMatchObject({ reason: 'changed', message })
  // Stock is returned once, and the other process sees it too.
  for (const store of [here, there]) {
    store.inventory.follow()
    expect([store.stockOf(11), store.stockOf(21)]).toEqual([10, 3])
  }
})
