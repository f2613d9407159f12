import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  openTestCheckout,
  type TestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import type { OrderAction } from '../merchant-orders/order-actions.ts'
import { readBuyer } from './buyer.ts'
import { withDatabase } from './buyer-records.ts'
import { eraseBuyer } from './erase-buyer.ts'
import { exportBuyer } from './export-buyer.ts'

const elevenDaysLater = new Date('2026-11-12T10:00:00Z')
const open = () => openTestCheckout({ now: () => new Date('2026-11-01T10:00:00Z') })
const fileOf = ({ dataDir }: TestCheckout) => join(dataDir, 'store.sqlite')

/** Orders a game with a gift message. @returns the path of the order's page */
async function order(
  shop: TestCheckout,
  changes: Record<string, string> = {},
  friend = 'Meera',
): Promise<string> {
  const { checkout } = await createTestCart(
    shop,
    { jugaad: 1 },
    { note: `For ${friend}`, attributes: [{ key: 'card', value: `Happy birthday ${friend}` }] },
  )
  const form = { ...goodForm, expectedTotal: '45000', ...changes }
  const placed = await shop.post(checkout, form)
  expect(placed.status).toBe(303)
  return placed.headers.get('Location') ?? ''
}

const other = {
  email: 'ravi@example.com',
  phone: '91234 56789',
  firstName: 'Ravi',
  address1: '7 Park Street',
  city: 'Pune',
  zip: '411001',
}

const ask = (shop: TestCheckout, who: string) =>
  withDatabase(fileOf(shop), (database) => exportBuyer(database, readBuyer(who)))
const erase = (shop: TestCheckout, who: string, now = elevenDaysLater) =>
  withDatabase(fileOf(shop), (database) => eraseBuyer(database, readBuyer(who), now, false))

it('a buyer’s orders, carts and codes are found by mailbox or phone, without others’', async () => {
  const shop = await open()
  await order(shop, { discountCode: 'WELCOME10', intent: 'apply-code' })
  await createTestCart(shop, { jugaad: 1 }, { buyerIdentity: { email: 'asha+2@example.com' } })
  await order(shop)
  await order(shop, other)
  for (const who of ['Asha+games@Example.com', '+91 98765 43210']) {
    const { orders } = await ask(shop, who)
    expect(orders).toMatchObject([{ number: 'PG1001', email: 'asha@example.com' }])
  }
  const { carts } = await ask(shop, 'asha@example.com')
  expect(carts.map(({ orderId, note }) => [orderId, note])).toContainEqual([1, 'For Meera'])
  expect(carts.some(({ email }) => email === 'asha+2@example.com')).toBe(true)
  expect(JSON.stringify(carts)).not.toContain('Ravi')
})

it.each([goodForm.email, goodForm.phone])(
  'a cart is found by %s in its form alone',
  async (who) => {
    const shop = await open()
    const { id, checkout } = await createTestCart(shop, { jugaad: 1 })
    await shop.post(checkout, { ...goodForm, expectedTotal: '45000', lastName: '' })
    const forget = `mutation($id:ID!){cartBuyerIdentityUpdate(cartId:$id,
    buyerIdentity:{email:null,phone:null,deliveryAddressPreferences:[]}){userErrors{message}}}`
    await shop.ask(forget, { id })
    expect((await ask(shop, who)).carts).toMatchObject([{ email: null, addresses: [] }])
    expect(await erase(shop, who)).toMatchObject({ carts: 1 })
  },
)

it('exported data has no order link, cart key or gift card code', async () => {
  const shop = await open()
  const page = await order(shop)
  const row = shop.store.database.prepare('SELECT record FROM carts WHERE order_id = 1').get()
  const { token, key } = JSON.parse(String(row?.record))
  const told = JSON.stringify(await ask(shop, 'asha@example.com'))
  const [, statusToken = ''] = /([0-9a-f]{32})/.exec(page) ?? []
  expect(statusToken).toHaveLength(32)
  for (const secret of [statusToken, token, key]) expect(told).not.toContain(secret)
})

it('an erased buyer leaves no byte in the database; numbers, goods, amounts and state stay', async () => {
  const shop = await open()
  const page = await order(shop)
  await order(shop, other, 'Kavya')
  await createTestCart(shop, { jugaad: 1 }, { buyerIdentity: { email: goodForm.email } })
  const before = shop.store.database.prepare('SELECT record FROM orders WHERE id = 1').get()
  expect(await erase(shop, 'asha@example.com')).toEqual({
    erased: ['PG1001'],
    underWay: [],
    refundDue: [],
    carts: 1,
  })

  const bytes = ['', '-wal'].map((end) => readFileSync(fileOf(shop) + end).toString('latin1'))
  const words = ['asha@', '98765', 'Asha', 'Linking Road', '400050', 'Meera', 'Ravi']
  expect(words.filter((word) => bytes.join('').includes(word))).toEqual(['Ravi'])
  const after = shop.store.database.prepare('SELECT * FROM orders WHERE id = 1').get()
  const [was, is] = [before, after].map((row) => JSON.parse(String(row?.record)))
  expect([after?.email, after?.phone]).toEqual(['', ''])
  for (const part of ['number', 'totals', 'createdAt', 'paymentMethod', 'paymentStatus'])
    expect(is[part]).toEqual(was[part])
  expect(is.deliveryAddress).toMatchObject({ province: 'Maharashtra', countryCode: 'IN', city: '' })
  // The link still opens the order, but shows no name.
  const shown = await shop.get(page)
  expect(shown.status).toBe(200)
  expect(await textOf(shown)).not.toMatch(/Asha|Linking/)
  expect(await ask(shop, 'asha@example.com')).toEqual({ orders: [], carts: [], codes: [] })
  expect((await ask(shop, other.email)).orders).toHaveLength(1)
})

it('erasure removes tracking number, corrected address and notes, at once for delivered orders', async () => {
  const shop = await open()
  await order(shop)
  await order(shop, other)
  const { merchantOrders } = shop.localStore
  const act = (orderId: number, version: number, done: OrderAction) =>
    merchantOrders.act({ orderId, version, who: 'Divya', action: done })
  const parcel = {
    carrier: 'Delhivery',
    trackingNumber: 'DL77',
    trackingUrl: 'https://t.test/DL77',
  }
  await act(1, 1, { type: 'correct-address', address1: '7 Carter Road', address2: 'Gate B' })
  await act(1, 2, { type: 'dispatch', ...parcel })
  await act(1, 3, { type: 'refuse', note: 'Asha moved to Goa', restock: false })
  await act(2, 1, { type: 'dispatch', ...parcel })
  const told = JSON.stringify((await ask(shop, 'asha@example.com')).orders)
  for (const word of ['DL77', 'Asha moved to Goa', '7 Carter Road', 'Gate B'])
    expect(told).toContain(word)
  expect(told).not.toContain('Divya')

  const soon = new Date('2026-11-02T10:00:00Z')
  expect(await erase(shop, 'ravi@example.com', soon)).toMatchObject({
    erased: [],
    underWay: ['PG1002'],
  })
  expect(await erase(shop, 'asha@example.com', soon)).toMatchObject({ erased: ['PG1001'] })
  expect(await erase(shop, 'ravi@example.com')).toMatchObject({ erased: ['PG1002'] })
  const bytes = ['', '-wal'].map((end) => readFileSync(fileOf(shop) + end).toString('latin1'))
  const words = ['DL77', 't.test', 'Goa', 'Carter', 'Gate B', 'asha', 'ravi', 'Delhivery']
  expect(words.filter((word) => bytes.join('').includes(word))).toEqual(['Delhivery'])
  expect(merchantOrders.findOrder(1)).toMatchObject({
    progress: { state: 'refused', parcel: { carrier: 'Delhivery', trackingNumber: '' } },
  })
})

it('an order that may be in transit keeps its address, and is reported', async () => {
  const shop = await open()
  await order(shop)
  const nextDay = new Date('2026-11-02T10:00:00Z')
  expect(await erase(shop, goodForm.phone, nextDay)).toEqual({
    erased: [],
    underWay: ['PG1001'],
    refundDue: [],
    carts: 0,
  })
  expect((await ask(shop, goodForm.email)).orders).toMatchObject([
    { deliveryAddress: { city: 'Mumbai' } },
  ])
})

it('erasure also forgets the use of first-order codes', async () => {
  const shop = await open()
  const { checkout } = await createTestCart(shop, { jugaad: 1 }, { discountCodes: ['WELCOME10'] })
  await shop.post(checkout, { ...goodForm, expectedTotal: '40500' })
  expect((await ask(shop, goodForm.email)).codes).toEqual([{ code: 'WELCOME10', order: 'PG1001' }])
  await erase(shop, goodForm.email)
  expect(shop.store.discountUsage.hasUsed('WELCOME10', goodForm.email)).toBe(false)
  expect(shop.store.discountUsage.usesOf('WELCOME10')).toBe(1)
})

it.each(['asha', '12345', 'asha@', '', 'call 98765 43210 now'])(
  '%j is neither mailbox nor phone, and is refused',
  (text) => {
    expect(() => readBuyer(text)).toThrow('neither an email address nor a phone number')
  },
)

it('a folder without a store is reported', async () => {
  const work = async () => 0
  await expect(withDatabase('/nowhere/store.sqlite', work)).rejects.toThrow('There is no store')
})
