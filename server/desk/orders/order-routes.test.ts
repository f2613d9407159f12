import { beforeEach, expect, it } from 'vitest'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { type OpenDeskSite, openDeskSite } from '#test/desk/open-desk-site.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { deliveryAddress } from '#test/local-store/sample-address.ts'

let opened: OpenDeskSite
let cookie: string
beforeEach(async () => {
  opened = await openDeskSite()
  cookie = await opened.setUp()
})

const stateOf = (id: number) => opened.store.orderProgress.get(id).state

it('an order is packed, dispatched and delivered from its page', async () => {
  expect(await opened.get(cookie)).toContain('PG1001 · Asha Rao')
  const page = await opened.get(cookie, '/desk/orders/1')
  expect(page).toContain('2 × Drunk Ludo, Classic')
  expect(page).toContain('12 Linking Road')
  await opened.act(cookie, '/desk/orders/1/pack', { version: '1' })
  const parcel = { carrier: 'Delhivery', tracking: 'DL42', link: 'https://track.test/DL42' }
  const sent = await opened.act(cookie, '/desk/orders/1/dispatch', { version: '2', ...parcel })
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/desk/orders/1'])
  expect(await opened.get(cookie, '/desk/orders/1')).toContain('href="https://track.test/DL42"')
  await opened.act(cookie, '/desk/orders/1/deliver', { version: '3' })
  expect(await opened.get(cookie, '/desk/orders/1')).toContain('marked it as delivered')
})

it('an address is corrected on the order’s page, which keeps what was refused', async () => {
  const path = '/desk/orders/1/correct-address'
  expect(await opened.get(cookie, '/desk/orders/1')).toContain('value="12 Linking Road"')
  const wrong = await opened.act(cookie, path, { version: '1', address1: ' ', address2: 'Flat 4' })
  expect(wrong.status).toBe(422)
  const refused = await wrong.text()
  expect(refused).toContain('Enter the address: house number, street, area.')
  expect(refused).toContain('value="Flat 4"')
  const fields = { version: '1', address1: '21 Linking Road', address2: 'Flat 4' }
  const page = await opened.see(cookie, await opened.act(cookie, path, fields))
  expect(page).toContain('21 Linking Road\nFlat 4\nMumbai 400050')
  expect(page).toContain('corrected the address: 21 Linking Road, Flat 4')
})

it('the lines of an order and the sums below them add up to its total', async () => {
  const codes = { discountCodes: ['SAVE10'] }
  const { totals } = placeTestOrder(opened.store, { deliveryOption: 'express' }, codes)
  expect(totals.discountTotal).toBe(20_970)
  const [, goods = ''] =
    /<ul class="sums">(.*?)<\/ul>/s.exec(await opened.get(cookie, '/desk/orders/2')) ?? []
  const amounts = [...goods.matchAll(/([−-]?)₹([\d,.]+)/g)].map(
    ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign === '' ? 1 : -1),
  )
  expect(amounts).toEqual([1598, 499, -209.7, 99, 1986.3])
})

it('an action on an order that somebody else changed is refused without effect', async () => {
  await opened.act(cookie, '/desk/orders/1/pack', { version: '1' })
  const cancel = { version: '1', reason: 'customer', restock: 'yes' }
  const late = await opened.act(cookie, '/desk/orders/1/cancel', cancel)
  expect(late.status).toBe(422)
  expect(await late.text()).toContain('PG1001 was changed by Meera since you opened it.')
  expect(stateOf(1)).toBe('packed')
})

it('a cancelled order says what became of its games', async () => {
  const cancel = { version: '1', reason: 'inventory', restock: 'yes' }
  const page = await opened.see(cookie, await opened.act(cookie, '/desk/orders/1/cancel', cancel))
  expect(page).toContain('back in stock.')
  expect(page).toContain('Not in stock')
})

it.each([
  ['12.345', 'Enter an amount such as 499 or 499.50.'],
  ['499,50', 'Enter an amount such as 499 or 499.50.'],
  ['99999', 'is more than can be refunded'],
])('a refund of %s is refused: %s', async (amount, sentence) => {
  const refused = await opened.act(cookie, '/desk/orders/1/refund', { version: '1', amount })
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(sentence)])
})

it('a refused refund keeps what was typed, with its form open and the others closed', async () => {
  const fields = { version: '1', amount: '99999', note: 'Broken box' }
  const page = await (await opened.act(cookie, '/desk/orders/1/refund', fields)).text()
  expect(page).toContain('value="99999"')
  expect(page.match(/value="Broken box"/g)).toHaveLength(1)
  expect(page.match(/<details open=""><summary>[^<]*/g)).toEqual([
    '<details open=""><summary>Record a refund',
  ])
  expect(await opened.get(cookie, '/desk/orders/1')).not.toContain('<details open')
})

it.each<Record<string, string>>([{ reason: 'bored' }, { reason: 'toString' }, {}])(
  'an order is not cancelled for a reason that is none: %j',
  async (reason) => {
    const fields = { version: '1', restock: 'yes', ...reason }
    const refused = await opened.act(cookie, '/desk/orders/1/cancel', fields)
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Choose one of the reasons'),
    ])
    expect(stateOf(1)).toBe('new')
  },
)

it('a refused parcel keeps what was typed', async () => {
  const parcel = { carrier: 'Delhivery', tracking: 'DL42', link: 'track.test/DL42' }
  const refused = await opened.act(cookie, '/desk/orders/1/dispatch', { version: '7', ...parcel })
  const page = await refused.text()
  expect(refused.status).toBe(422)
  for (const typed of Object.values(parcel)) expect(page).toContain(`value="${typed}"`)
})

it('a refused cancellation keeps its reason, and that the games do not come back', async () => {
  const fields = { version: '7', reason: 'fraud', note: '' }
  const page = await (await opened.act(cookie, '/desk/orders/1/cancel', fields)).text()
  expect(page).toContain('<option value="fraud" selected="">')
  expect(page).not.toMatch(/name="restock"[^>]*checked|checked=""[^>]*name="restock"/)
})

it('several orders are packed at once, and a refused one does not stop the others', async () => {
  placeTestOrder(opened.store)
  const body = new URLSearchParams([
    [formFields.token, await opened.tokenOf(cookie)],
    ['act', 'pack'],
    ...['1:7', '2:1'].map((chosen) => ['chosen', chosen]),
  ])
  const headers = { Cookie: cookie }
  const answer = await opened.ask('/desk/orders/several', { method: 'POST', body, headers })
  const page = await answer.text()
  expect(page).toContain('One order is done.')
  expect(page).toContain('PG1001 was changed')
  expect([stateOf(1), stateOf(2)]).toEqual(['new', 'packed'])
})

it('a list keeps its filter, search and page after an action on several of its orders', async () => {
  placeTestOrder(opened.store)
  placeTestOrder(opened.store, { deliveryAddress: { ...deliveryAddress, firstName: 'Ravi' } })
  const page = await opened.get(cookie, '/desk/orders?show=all&search=asha&before=2')
  const [, action = ''] = /action="(\/desk\/orders\/several[^"]*)"/.exec(page) ?? []
  const fields = { act: 'pack', chosen: '1:1' }
  const done = await opened.act(cookie, action.replaceAll('&amp;', '&'), fields)
  const after = await opened.see(cookie, done)
  expect(after).toContain('One order is done.')
  expect(after).toContain('value="asha"')
  expect(after).toMatch(/value="all"[^>]*checked|checked=""[^>]*value="all"/)
  expect(after.match(/PG10\d\d ·/g)).toEqual(['PG1001 ·'])
})

it('one link selects all orders of a list', async () => {
  placeTestOrder(opened.store)
  const countChosen = (page: string) =>
    page.match(/ checked="" name="chosen"|name="chosen"[^>]* checked=""/g)?.length
  const page = await opened.get(cookie, '/desk/orders?show=open')
  expect(countChosen(page)).toBeUndefined()
  const [, link = ''] = /href="([^"]+)">Choose all 2 here/.exec(page) ?? []
  expect(countChosen(await opened.get(cookie, link.replaceAll('&amp;', '&')))).toBe(2)
})

it('an order for express delivery says so wherever it is listed, and in the file', async () => {
  placeTestOrder(opened.store, { deliveryOption: 'express' })
  for (const path of ['', '/orders', '/orders/dispatch', '/orders/2']) {
    const page = await opened.get(cookie, `/desk${path}`)
    expect(page.match(/badge-strong">[^<]* delivery</g), path).toEqual([
      'badge-strong">Express delivery<',
    ])
  }
  expect(await opened.get(cookie, '/desk/orders/2')).toContain('Delivery: Express delivery')
  expect(await opened.get(cookie, '/desk/orders/1')).toContain('Delivery: Standard delivery')
  const file = await opened.get(cookie, '/desk/orders.csv')
  expect(file).toContain(',Delivered by,Delivery,')
  expect(file).toMatch(/PG1002,.*,Express delivery,99\.00,/)
  expect(file).toMatch(/PG1001,.*,Standard delivery,0\.00,/)
})

it('every list, and the file, name the variants of an order', async () => {
  const line = { quantity: 1, attributes: [] }
  const lines = [11, 12].map((variantId) => ({ ...line, id: `line-${variantId}`, variantId }))
  placeTestOrder(opened.store, {}, { lines })
  for (const path of ['', '/orders', '/orders/dispatch', '/orders.csv'])
    expect(await opened.get(cookie, `/desk${path}`), path).toContain(
      '1 × Drunk Ludo, Classic; 1 × Drunk Ludo, Deluxe',
    )
})

it('an order that a gift card paid for says so, not the method that its form had chosen', async () => {
  const lines = [{ id: 'line-1', variantId: 21, quantity: 1, attributes: [] }]
  const request = { paymentMethod: 'upi' } as const
  placeTestOrder(opened.store, request, { lines, giftCardCodes: ['GIFT500DEMO'] })
  for (const path of ['', '/orders', '/orders/2'])
    expect(await opened.get(cookie, `/desk${path}`), path).toContain('Paid, gift card')
  const file = await opened.get(cookie, '/desk/orders.csv')
  expect(file).toMatch(/PG1002,[^,]*,To pack,Paid,gift card,/)
  expect(file).toMatch(/PG1001,[^,]*,To pack,Paid,UPI,/)
})

it('the orders of a list are exported as CSV over all pages, without spreadsheet formulas', async () => {
  placeTestOrder(opened.store, {}, { note: '=HYPERLINK("x")' })
  await opened.act(cookie, '/desk/orders/1/pack', { version: '1' })
  const parcel = { carrier: 'Delhivery', tracking: '-1+1', link: '' }
  await opened.act(cookie, '/desk/orders/1/dispatch', { version: '2', ...parcel })
  const file = await opened.ask('/desk/orders.csv?show=open', { headers: { Cookie: cookie } })
  expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="orders-open-/)
  const [header, row, ...rest] = (await file.text()).split('\r\n')
  expect(header).toMatch(/^\uFEFF?Order,Placed,State,Payment,/)
  expect(row).toMatch(/^PG1002,2026-04-15 15:30:00,To pack,Paid,UPI,Asha Rao,/)
  expect(row).toContain(`,'+91 98765 43210,`)
  expect(row).toContain(`,"'=HYPERLINK(""x"")"`)
  expect(rest).toEqual([''])
  const all = await opened.get(cookie, '/desk/orders.csv?show=all&search=PG1001')
  expect(all).toContain(`,Delhivery,'-1+1,`)
  expect(all).not.toContain('PG1002')
  expect(await opened.get(cookie, '/desk/log')).toContain('exported orders: To ship')
})

it('a buyer’s data is found from an order, exported, and erased once the order is delivered', async () => {
  const { id } = placeTestOrder(opened.store, { email: 'Ravi@example.com' })
  placeTestOrder(opened.store, { email: 'other-ravi@example.com' })
  const shopper = { name: 'Ravi', email: 'ravi+x@example.com', phone: '9876543210' }
  await opened.desk.messages.store({ ...shopper, kind: 'query', key: null, query: 'And now?' })
  const path = `/desk/orders/${id}`
  expect(await opened.get(cookie, path)).toContain(`${path}/person`)
  const page = await opened.get(cookie, `${path}/person`)
  for (const kept of ['PG1002', 'T-1002', 'One order']) expect(page).toContain(kept)
  const told = JSON.parse(await opened.get(cookie, `${path}/person.json`))
  expect(told).toMatchObject({ orders: [{ number: 'PG1002' }], messages: [{ ticket: 'T-1002' }] })
  expect(await opened.get(cookie, '/desk/log')).toContain('order PG1002')

  const early = await opened.act(cookie, `${path}/erase-person`, { sure: 'yes' })
  expect(await opened.see(cookie, early)).toContain(
    'PG1002 may still be on the way and keeps its address',
  )
  expect((await opened.desk.messages.list({})).messages).toMatchObject([{ ticket: 'T-1001' }])
  expect(await opened.get(cookie, path)).toContain('12 Linking Road')

  await opened.act(cookie, `${path}/dispatch`, { version: '1', carrier: 'DTDC', tracking: 'D1' })
  await opened.act(cookie, `${path}/deliver`, { version: '2' })
  const erased = await opened.act(cookie, `${path}/erase-person`, { sure: 'yes' })
  expect(erased.headers.get('Location')).toBe('/desk/orders')
  expect(await opened.get(cookie, path)).not.toMatch(/Linking|ravi/i)
  expect(await opened.get(cookie, '/desk/log')).toContain('erased order PG1002')
})
