import { expect, it, onTestFinished } from 'vitest'
import { startPostman } from '#desk/mail/postman.ts'
import { createSmtpCarrier } from '#desk/mail/smtp-carrier.ts'
import { type Desk, openDesk } from '#desk/open-desk.ts'
import { openTestOrders, placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore, testNow } from '#test/local-store/open-test-store.ts'
import { startMailServer } from '#test/mail/start-mail-server.ts'
import { followOrders } from './follow-orders.ts'

const parcel = {
  carrier: 'India Post',
  trackingNumber: 'EE123456789IN',
  trackingUrl: 'https://carrier.example/EE123456789IN',
}
const cancel = { type: 'cancel', reason: 'staff', note: '', restock: true } as const

/** A store with an older order, and processes that write letters about later events. */
async function openBoth() {
  const store = openTestStore()
  const dataDir = makeTestFolder()
  const old = placeTestOrder(store)
  const { orders: merchantOrders, act } = openTestOrders(store)
  const startProcess = async (change: (desk: Desk) => Desk = (desk) => desk) => {
    const desk = change(await openDesk({ dataDir, databaseUrl: null, now: () => testNow }))
    onTestFinished(() => desk.close())
    const origin = 'https://shop.example'
    return { desk, look: followOrders({ merchantOrders, openDesk: async () => desk, origin }) }
  }
  return { store, old, act, startProcess }
}

const letterOf = ({ kind, recipient }: { kind: string; recipient: string }) =>
  `${kind} to ${recipient}`

/** A desk whose transactions about orders fail at the end this many times, as if killed before the commit. */
function failing(desk: Desk, times: number): Desk {
  let left = times
  const { orderMail } = desk
  return {
    ...desk,
    orderMail: {
      ...orderMail,
      advance: (from, to, news) => {
        left -= 1
        if (left < 0) return orderMail.advance(from, to, news)
        // The last letter cannot be stored, and so nothing is stored.
        const [first] = news
        const broken = first && { ...first, at: 'broken', recipient: null as unknown as string }
        return orderMail.advance(from, to, broken ? [...news, broken] : news)
      },
    },
  }
}

it('sends mail about new orders, parcels and cancellations, not about old ones', async () => {
  const { store, old, act, startProcess } = await openBoth()
  const { desk, look } = await startProcess()
  await look()
  await act(old.id, { type: 'pack' })
  const sent = placeTestOrder(store, { paymentMethod: 'cod' })
  const ended = placeTestOrder(store, { email: 'ravi@example.com' })
  await act(sent.id, { type: 'dispatch', ...parcel })
  await act(ended.id, cancel)
  while (await look());
  const letters = (await desk.mail.list({})).toReversed()
  expect(letters.map(letterOf)).toEqual([
    'order to Asha@Example.com',
    'order to ravi@example.com',
    'dispatch to Asha@Example.com',
    'cancellation to ravi@example.com',
  ])
  const [order, , dispatch, cancelled] = letters.map(({ text }) => text)
  expect(order).toContain('2 × Drunk Ludo, Classic: ₹1,598')
  expect(order).toMatch(/Please have ₹[\d,]+ ready/)
  expect(order).toContain(`https://shop.example/orders/${sent.statusToken}`)
  expect(dispatch).toContain('Tracking number: EE123456789IN')
  expect(dispatch).toContain('https://carrier.example/EE123456789IN')
  // The letter asks once for a review of each game, and no other letter does.
  for (const title of ['Drunk Ludo', 'Desi Taboo'])
    expect(dispatch?.split(`${title}:\nhttps://shop.example/review?`)).toHaveLength(2)
  expect(`${order}${cancelled}`).not.toContain('/review?')
  expect(cancelled).toMatch(/We’ll refund ₹[\d,]+, the way you paid/)
})

it.each([
  ['cod', /^₹500 is back on your gift card ending DEMO\.\nThere’s nothing left .* nothing else/m],
  ['upi', /^₹500 is back on your gift card ending DEMO\.\nWe’ll refund ₹1,597, the way/m],
] as const)(
  'tells the buyer what a gift card got back from an order by %s',
  async (method, words) => {
    const { store, act, startProcess } = await openBoth()
    const { desk, look } = await startProcess()
    await look()
    const card = { giftCardCodes: ['GIFT500DEMO'] }
    const { id } = placeTestOrder(store, { paymentMethod: method }, card)
    await act(id, cancel)
    await look()
    const [cancelled] = await desk.mail.list({})
    expect(cancelled?.text).toMatch(words)
  },
)

it('tells the buyer when parcel details were corrected', async () => {
  const { store, act, startProcess } = await openBoth()
  const { desk, look } = await startProcess()
  await look()
  const { id } = placeTestOrder(store)
  await act(id, { type: 'dispatch', ...parcel })
  await act(id, { type: 'correct-parcel', ...parcel, trackingNumber: 'EE000000001IN' })
  await look()
  const [corrected] = await desk.mail.list({})
  expect(corrected?.text).toContain('wrong details for the parcel')
  expect(corrected?.text).toContain('EE000000001IN')
  expect(corrected?.text).not.toContain('/review?')
})

it('loses and duplicates no letter when processes die between steps', async () => {
  const { store, act, startProcess } = await openBoth()
  const server = await startMailServer()
  onTestFinished(() => server.stop())
  const first = await startProcess()
  await first.look()
  const orders = Array.from({ length: 30 }, (_, at) =>
    placeTestOrder(store, { email: `buyer${at}@example.com` }, oneBingo),
  )
  const dying = await startProcess((desk) => failing(desk, 2))
  await expect(dying.look()).rejects.toThrow()
  expect(await first.desk.mail.list({})).toEqual([])
  await expect(dying.look()).rejects.toThrow()
  const others = [first, dying, await startProcess(), await startProcess()]
  await Promise.all(others.map(({ look }) => look()))
  for (const { id } of orders.slice(0, 5)) await act(id, { type: 'dispatch', ...parcel })
  // Replayed by processes that know nothing about each other.
  for (let at = 0; at < 3; at += 1)
    await Promise.all([...others, await startProcess()].map(({ look }) => look()))
  const login = { user: 'shop', password: 'se cret' }
  const place = { host: '127.0.0.1', port: server.port, secure: false, login }
  const postman = startPostman({
    openMail: async () => first.desk.mail,
    carrier: createSmtpCarrier({ ...place, from: 'shop@example.com' }),
    onEvent: () => undefined,
    onFault: (fault) => expect(fault).toBeUndefined(),
    everyMs: 5,
  })
  onTestFinished(() => postman.stop())
  await expect.poll(() => server.arrived.length).toBe(35)
  expect(await first.desk.mail.list({ state: 'waiting' })).toEqual([])
  const told = server.arrived.map(({ to }) => to)
  for (const [at] of orders.entries())
    expect(told.filter((to) => to === `buyer${at}@example.com`)).toHaveLength(at < 5 ? 2 : 1)
})

it('loses no letter of an order placed before the first look after a restore', async () => {
  const { store, startProcess } = await openBoth()
  const before = await startProcess()
  await before.look()
  for (let at = 0; at < 3; at += 1) placeTestOrder(store, {}, oneBingo)
  await before.look()
  // The desk in PostgreSQL knows of events that the restored store no longer has.
  const later = new Date(testNow.getTime() + 60_000)
  const restored = openTestStore({}, makeTestFolder(), later)
  placeTestOrder(restored)
  const { orders: merchantOrders } = openTestOrders(restored)
  const begin = merchantOrders.lastEventId()
  placeTestOrder(restored, { email: 'early@example.com' }, oneBingo)
  const openDesk = async () => before.desk
  const look = followOrders({ merchantOrders, openDesk, origin: 'https://shop.example', begin })
  await look()
  const [newest, ...others] = await before.desk.mail.list({})
  expect([newest?.recipient, others.length]).toEqual(['early@example.com', 3])
})

const oneBingo = { lines: [{ id: 'line-1', variantId: 41, quantity: 1, attributes: [] }] }
