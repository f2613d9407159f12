import { expect, it } from 'vitest'
import { createTestCart, goodForm, openTestCheckout } from '#test/local-store/open-test-checkout.ts'
import type { OrderAction } from '../../merchant-orders/order-actions.ts'

const question = `query ($id: ID!) { node(id: $id) { ... on Order {
  name orderNumber email phone cancelReason canceledAt financialStatus fulfillmentStatus
  totalPrice { amount } totalRefunded { amount } currentTotalPrice { amount }
  shippingAddress { city } customAttributes { key }
  lineItems(first: 5) { nodes { title quantity originalTotalPrice { amount } variant { sku } } }
  successfulFulfillments(first: 1) { trackingCompany trackingInfo(first: 1) { number url }
    fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } }
} } }`

async function order() {
  let now = new Date('2026-04-15T10:00:00Z')
  const shop = await openTestCheckout({ now: () => now })
  const { checkout } = await createTestCart(shop, { jugaad: 2 })
  await shop.post(checkout, { ...goodForm, expectedTotal: '90000' })
  const { merchantOrders } = shop.localStore
  const key = merchantOrders.findOrder(1)?.order.statusToken ?? ''
  const ask = async (id = `gid://shopify/Order/1?key=${key}`) =>
    (await shop.ask(question, { id })).data?.node
  const act = (version: number, done: OrderAction) =>
    merchantOrders.act({ orderId: 1, version, who: 'Meera', action: done })
  const wait = (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000)
  }
  return { ask, act, wait, key }
}

const parcel = { carrier: 'Delhivery', trackingNumber: 'DL1042', trackingUrl: 'https://t.test/1' }

it('an order’s state and parcel are in the API', async () => {
  const { ask, act } = await order()
  expect(await ask()).toMatchObject({
    name: 'PG1001',
    orderNumber: 1001,
    email: 'asha@example.com',
    financialStatus: 'PENDING',
    fulfillmentStatus: 'UNFULFILLED',
    canceledAt: null,
    shippingAddress: { city: 'Mumbai' },
    lineItems: {
      nodes: [{ title: 'Jugaad!', quantity: 2, originalTotalPrice: { amount: '900.0' } }],
    },
    successfulFulfillments: [],
  })
  await act(1, { type: 'dispatch', ...parcel })
  await act(2, { type: 'confirm-cash' })
  await act(3, { type: 'refund', amount: 10_000, note: '' })
  expect(await ask()).toMatchObject({
    financialStatus: 'PARTIALLY_REFUNDED',
    fulfillmentStatus: 'FULFILLED',
    totalPrice: { amount: '900.0' },
    totalRefunded: { amount: '100.0' },
    currentTotalPrice: { amount: '800.0' },
    successfulFulfillments: [
      {
        trackingCompany: 'Delhivery',
        trackingInfo: [{ number: 'DL1042', url: 'https://t.test/1' }],
        fulfillmentLineItems: { nodes: [{ quantity: 2, lineItem: { title: 'Jugaad!' } }] },
      },
    ],
  })
})

it('a cancelled order says when and why', async () => {
  const { ask, act } = await order()
  await act(1, { type: 'cancel', reason: 'inventory', note: '', restock: true })
  expect(await ask()).toMatchObject({
    cancelReason: 'INVENTORY',
    canceledAt: '2026-04-15T10:00:00Z',
    financialStatus: 'VOIDED',
    fulfillmentStatus: 'RESTOCKED',
  })
})

it('an order hides buyer and tracking number after a day, like its page', async () => {
  const { ask, act, wait } = await order()
  await act(1, { type: 'dispatch', ...parcel })
  wait(25)
  const shown = await ask()
  expect(shown).toMatchObject({
    name: 'PG1001',
    email: null,
    phone: null,
    shippingAddress: null,
    successfulFulfillments: [{ trackingCompany: 'Delhivery', trackingInfo: [] }],
  })
  for (const secret of ['DL1042', 'Asha', 'Mumbai'])
    expect(JSON.stringify(shown)).not.toContain(secret)
})

it('an order is null without its key', async () => {
  const { ask, key } = await order()
  for (const id of ['Order/1', 'Order/1?key=', 'Order/1?key=0', `Order/2?key=${key}`])
    expect(await ask(`gid://shopify/${id}`)).toBeNull()
})
