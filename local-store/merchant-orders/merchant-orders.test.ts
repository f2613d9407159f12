import { describe, expect, it } from 'vitest'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { openTestStore } from '#test/local-store/open-test-store.ts'
import type { OrderAction } from './order-actions.ts'

const parcel = {
  ...{ carrier: ' Delhivery ', trackingNumber: 'DL 42', trackingUrl: 'https://track.test/DL42' },
}
const dispatch: OrderAction = { type: 'dispatch', ...parcel }
const cancel: OrderAction = {
  type: 'cancel',
  reason: 'customer',
  note: 'Asked\nby mail',
  restock: true,
}
const refuse: OrderAction = { type: 'refuse', note: '', restock: false }

function openShop(
  ...request: Parameters<typeof placeTestOrder> extends [unknown, ...infer R] ? R : never
) {
  const store = openTestStore()
  const { id } = placeTestOrder(store, ...request)
  const { orders, act } = openTestOrders(store)
  return { store, orders, id, act: (done: OrderAction, version?: number) => act(id, done, version) }
}

const cash = { paymentMethod: 'cod' } as const

describe('an order', () => {
  it('goes from new through packed and dispatched to delivered, with a history', async () => {
    const { orders, act, id } = openShop()
    expect(orders.findOrder(id)?.next).toEqual([
      'pack',
      'dispatch',
      'correct-address',
      'cancel',
      'refund',
    ])
    await act({ type: 'pack' })
    await act(dispatch)
    const outcome = await act({ type: 'deliver' })
    expect(outcome).toMatchObject({
      type: 'done',
      notes: [],
      order: {
        order: { number: 'PG1001' },
        progress: {
          ...{ version: 4, state: 'delivered', payment: 'paid' },
          parcel: { ...parcel, carrier: 'Delhivery' },
        },
        next: ['refund'],
        refundable: 209_700,
      },
    })
    expect(orders.findOrderByNumber('pg1001')?.history).toMatchObject([
      { version: 1, who: '', action: { type: 'place' } },
      { version: 2, who: 'Meera', at: '2026-04-15T10:00:00.000Z', action: { type: 'pack' } },
      { version: 3, action: { ...dispatch, carrier: 'Delhivery' } },
      { version: 4, action: { type: 'deliver' } },
    ])
    expect(orders.listEvents(0)).toHaveLength(4)
    const newest = orders.listEvents(orders.lastEventId() - 1)
    expect(newest.map(({ action }) => action.type)).toEqual(['deliver'])
  })

  it.each([
    [
      'packed twice',
      [{ type: 'pack' }],
      { type: 'pack' },
      'PG1001 cannot be packed: it is packed.',
    ],
    [
      'cancelled in transit',
      [dispatch],
      cancel,
      'PG1001 cannot be cancelled: it is on its way. If the parcel comes back or is lost, mark the order as refused or lost.',
    ],
    ['delivered before dispatch', [], { type: 'deliver' }, 'it is not dispatched yet'],
    [
      'dispatched when cancelled',
      [cancel],
      dispatch,
      'PG1001 cannot be dispatched: it is cancelled.',
    ],
    ['paid in cash twice', [dispatch], { type: 'confirm-cash' }, 'no cash is due for it'],
    [
      'refunded more than was paid',
      [],
      { type: 'refund', amount: 209_701, note: '' },
      '₹2,097.01 is more than can be refunded: ₹2,097.',
    ],
    ['refunded by zero', [], { type: 'refund', amount: 0, note: '' }, 'Enter how much'],
    [
      'sent without a number',
      [],
      { ...dispatch, trackingNumber: ' ' },
      'Enter the tracking number of the parcel.',
    ],
    [
      'tracked by an unencrypted URL',
      [],
      { ...dispatch, trackingUrl: 'http://track.test/1' },
      'must begin with https://',
    ],
    ['tracked by a script', [], { ...dispatch, trackingUrl: 'javascript:alert(1)' }, 'https://'],
  ] as [string, OrderAction[], OrderAction, string][])(
    'cannot be %s, with a reason',
    async (_, before, done, message) => {
      const { orders, act, id } = openShop()
      for (const each of before) expect(await act(each)).toMatchObject({ type: 'done' })
      const seen = orders.findOrder(id)
      expect(await act(done)).toMatchObject({
        type: 'refused',
        message: expect.stringContaining(message),
      })
      expect(orders.findOrder(id)).toEqual(seen)
    },
  )

  it('that does not exist, or an action without a name, is refused', async () => {
    const { orders, act } = openTestOrders(openTestStore())
    expect(orders.findOrder(7)).toBeNull()
    expect(orders.findOrderByNumber('PG7')).toBeNull()
    expect(await act(7, { type: 'pack' })).toMatchObject({ message: 'This order does not exist.' })
    const shop = openShop()
    const anonymous = { orderId: shop.id, version: 1, who: ' ', action: { type: 'pack' } } as const
    expect(await shop.orders.act(anonymous)).toMatchObject({ type: 'refused', reason: 'invalid' })
  })

  it('is unchanged when a step of an action fails', async () => {
    const store = openTestStore()
    const { id } = placeTestOrder(store)
    const broken = openTestOrders({
      ...store,
      discountUsage: {
        ...store.discountUsage,
        forget: () => {
          throw new Error('disk full')
        },
      },
    })
    await expect(broken.act(id, cancel)).rejects.toThrow('disk full')
    expect(store.stockOf(11)).toBe(8)
    expect(await openTestOrders(store).act(id, cancel)).toMatchObject({ type: 'done' })
  })
})

describe('a cancelled order', () => {
  const withExtras = { discountCodes: ['FIRST'], giftCardCodes: ['GIFT500DEMO'] }

  it('restores stock, gift card and codes, and lists what is left to do', async () => {
    const { store, orders, act, id } = openShop({}, withExtras)
    expect(store.giftCards.find('GIFT500DEMO')?.balance).toBe(0)
    const outcome = await act(cancel)
    expect(outcome).toMatchObject({
      notes: [
        '3 games are back in stock.',
        'The code FIRST may be used again.',
        '₹500 was credited to the gift card ending DEMO.',
        'Refund the ₹1,177.60 that the buyer paid, then record the refund here.',
      ],
      order: {
        progress: { payment: 'partially-refunded', refunded: 50_000, cancelReason: 'customer' },
      },
    })
    expect([store.stockOf(11), store.stockOf(21)]).toEqual([10, 3])
    expect(store.giftCards.find('GIFT500DEMO')?.balance).toBe(50_000)
    expect(store.discountUsage.hasOrdered('asha@example.com')).toBe(false)
    expect(store.discountUsage.usesOf('FIRST')).toBe(0)
    const last = orders.findOrder(id)?.history.at(-1)
    expect(last?.action).toEqual({ ...cancel, note: 'Asked by mail' })
    expect(await act({ type: 'refund', amount: 117_760, note: 'UPI' })).toMatchObject({
      order: { progress: { payment: 'refunded', refunded: 167_760 }, refundable: 0, next: [] },
    })
  })

  it('leaves stock unchanged on request', async () => {
    const { store, act } = openShop(cash)
    expect(await act({ ...cancel, restock: false })).toMatchObject({
      notes: ['The stock was not changed.'],
      order: { progress: { payment: 'voided', isRestocked: false }, refundable: 0 },
    })
    expect(store.stockOf(11)).toBe(8)
  })
})

describe('cash on delivery', () => {
  it('is pending until confirmed, delivered or not', async () => {
    const { act } = openShop(cash)
    await act(dispatch)
    expect(await act({ type: 'deliver' })).toMatchObject({
      order: { progress: { payment: 'pending' }, next: ['confirm-cash', 'refuse'] },
    })
    expect(await act({ type: 'confirm-cash' })).toMatchObject({
      order: { progress: { payment: 'paid' }, next: ['refund'], refundable: 209_700 },
    })
  })

  it('that is refused is not paid, and its stock may be restored', async () => {
    const { store, act } = openShop(cash, { discountCodes: ['SAVE10'] })
    await act(dispatch)
    expect(await act({ ...refuse, restock: true })).toMatchObject({
      notes: ['3 games are back in stock.'],
      order: { progress: { state: 'refused', payment: 'voided' }, next: [] },
    })
    expect(store.stockOf(11)).toBe(10)
    // The shop has paid for shipping: the code stays used.
    expect(store.discountUsage.usesOf('SAVE10')).toBe(1)
  })
})

describe('a paid parcel that the buyer refused', () => {
  it.each([
    [false, 'Refund the ₹2,196 that the buyer paid, then record the refund here.'],
    [
      true,
      'Refund ₹2,097 of the ₹2,196 that the buyer paid, then record the refund here: the ₹99 for delivery is still owed, as merchant/tax.ts says.',
    ],
  ])('is refunded without the delivery fee if that is owed: %s', async (owesDelivery, note) => {
    const store = openTestStore()
    const { id } = placeTestOrder(store, { deliveryOption: 'express' })
    const { act } = openTestOrders(store, owesDelivery)
    await act(id, dispatch)
    const outcome = await act(id, refuse)
    const notes = outcome.type === 'done' ? outcome.notes : []
    expect(notes).toEqual(['The stock was not changed.', note])
  })

  it('is refunded in full if the shop cancels it', async () => {
    const store = openTestStore()
    const { id } = placeTestOrder(store, { deliveryOption: 'express' })
    const outcome = await openTestOrders(store, true).act(id, cancel)
    const notes = outcome.type === 'done' ? outcome.notes : []
    expect(notes).toContain('Refund the ₹2,196 that the buyer paid, then record the refund here.')
  })
})
