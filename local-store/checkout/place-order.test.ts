import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
  type TestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'
import { createLocalStore } from '../local-store.ts'

const pay = (shop: TestCheckout, checkout: string, changes: Record<string, string> = {}) =>
  shop.post(checkout, { ...goodForm, expectedTotal: '90000', ...changes })
const stockOf = ({ store }: TestCheckout, handle: string) =>
  store.stockOf(store.catalogue.findProductByHandle(handle)?.variants[0]?.id ?? 0)
const ordersIn = ({ store }: TestCheckout) =>
  Number(store.database.prepare('SELECT count(*) AS orders FROM orders').get()?.orders)

describe('paying', () => {
  it('places an order, lowers the stock and returns to the shop with its number', async () => {
    const shop = await openTestCheckout()
    const { checkoutUrl, id } = await createTestCart(shop, { jugaad: 2 })
    const opened = await shop.get(`${checkoutUrl}&return_to=/thank-you?from=cart`)
    const answer = await pay(shop, locationOf(opened))
    expect(answer.status).toBe(303)
    const to = new URL(locationOf(answer), 'http://shop.test')
    expect(to.pathname).toBe('/thank-you')
    expect(Object.fromEntries(to.searchParams)).toEqual({
      from: 'cart',
      success: '1',
      order: 'PG1001',
      order_status_url: expect.stringMatching(/^\/local-store\/orders\/[0-9a-f]{32}$/),
      paid_by: 'cod',
      total: 'INR900.0',
    })
    expect(stockOf(shop, 'jugaad')).toBe(8)
    const { data } = await shop.ask(
      'mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "late") { userErrors { message } } }',
      { id },
    )
    expect(data.cartNoteUpdate.userErrors).toHaveLength(1)
  })

  it('numbers orders one after the other', async () => {
    const shop = await openTestCheckout()
    for (const number of ['PG1001', 'PG1002']) {
      const { checkout } = await createTestCart(shop, { jugaad: 2 })
      const answer = await pay(shop, `${checkout}&return_to=/thank-you`)
      expect(locationOf(answer)).toContain(`order=${number}&`)
    }
  })

  it('places one order for a form sent many times at once, and again later', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(shop, checkout)))
    answers.push(await pay(shop, checkout))
    expect(new Set(answers.map(locationOf)).size).toBe(1)
    expect(answers.every(({ status }) => status === 303)).toBe(true)
    expect(ordersIn(shop)).toBe(1)
    expect(stockOf(shop, 'jugaad')).toBe(8)
  })

  it('says after Back that the order was placed, and redirects to it from the cart’s URL', async () => {
    const shop = await openTestCheckout()
    const { checkout, checkoutUrl } = await createTestCart(shop, { jugaad: 2 })
    const status = locationOf(await pay(shop, checkout))
    const page = await (await shop.get(checkout)).text()
    expect(page).toContain('You have already placed this order')
    expect(page).toContain(`href="${status}"`)
    expect(locationOf(await shop.get(checkoutUrl))).toBe(status)
  })

  it('accepts the test card, and keeps no trace of it', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const card = { cardNumber: '4242424242424242', cardExpiry: '12/99', cardCvc: '321' }
    const answer = await pay(shop, checkout, { paymentMethod: 'card', ...card })
    const order = shop.store.database.prepare('SELECT record FROM orders').get()
    expect(String(order?.record)).toContain('"paymentStatus":"paid"')
    expect(String(order?.record)).not.toMatch(/4242|321"/)
    expect(await textOf(await shop.get(locationOf(answer)))).toContain('Paid by card')
  })

  it('never prefills card data', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const card = { cardNumber: '4242424242424241', cardExpiry: '12/99', cardCvc: '321' }
    const answer = await pay(shop, checkout, { paymentMethod: 'card', ...card })
    const page = await (await shop.get(locationOf(answer))).text()
    expect(page).toContain('This card number is not valid')
    expect(page).not.toMatch(/value="(?:4242|12\/99|321)/)
  })

  it('uses up the gift card', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    await shop.post(checkout, { giftCard: 'GIFT500DEMO', intent: 'apply-card' })
    await pay(shop, checkout, { expectedTotal: '40000' })
    expect(shop.store.giftCards.find('GIFT500DEMO')?.balance).toBe(0)
    const { checkout: next } = await createTestCart(shop, { jugaad: 1 })
    const answer = await shop.post(next, { giftCard: 'GIFT500DEMO', intent: 'apply-card' })
    expect(await textOf(await shop.get(locationOf(answer)))).toContain('no balance left')
  })
})

describe('bad input', () => {
  it('is reported field by field, with values kept and nothing ordered', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const answer = await pay(shop, checkout, { zip: '012345', lastName: '', city: 'Pune "City"' })
    const page = await (await shop.get(locationOf(answer))).text()
    expect(page).toContain('2 fields need your attention')
    expect(page).toContain('<a href="#zip">')
    expect(page).toMatch(
      /id="zip"[^>]*value="012345"[^>]*aria-describedby="zip-error"[^>]*aria-invalid/,
    )
    expect(page).toMatch(/id="city"[^>]*value="Pune &quot;City&quot;"/)
    expect(page).toContain('<title>Error: Checkout')
    expect(ordersIn(shop)).toBe(0)
  })

  it.each([
    ['a field', { city: '', phone: '1' }, 'city'],
    ['a choice from a list', { province: '', phone: '1' }, 'province'],
    ['a card', { paymentMethod: 'card', cardNumber: '' }, 'cardNumber'],
    ['a method that does not exist', { paymentMethod: 'barter' }, 'paymentMethod'],
  ])('gives the focus to the first of it, without script: %s', async (_, wrong, first) => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const answer = await pay(shop, checkout, wrong)
    const page = await (await shop.get(locationOf(answer))).text()
    expect(page.match(/<[^>]* autofocus[ >]/g)).toEqual([
      expect.stringMatching(new RegExp(` id="${first}"`)),
    ])
  })

  it('without the expected amount is refused', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const answer = await shop.post(checkout, goodForm)
    expect(answer.status).toBe(400)
    expect(await textOf(answer)).toContain('The total you agreed to is missing')
    expect(ordersIn(shop)).toBe(0)
  })

  it('too large, of another type or from another site is refused', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const huge = await pay(shop, checkout, { address2: 'a'.repeat(70_000) })
    expect(huge.status).toBe(413)
    const headers = { 'Content-Type': 'application/json' }
    const json = await shop.get(checkout, { method: 'POST', body: '{}', headers })
    expect(json.status).toBe(415)
    const form = { ...goodForm, expectedTotal: '90000' }
    for (const Origin of ['https://evil.example', 'null'])
      expect((await shop.post(checkout, form, { Origin })).status).toBe(403)
    expect(ordersIn(shop)).toBe(0)
    expect((await shop.post(checkout, form, { Origin: 'http://shop.test' })).status).toBe(303)
  })

  it('for an unknown cart answers 404', async () => {
    const shop = await openTestCheckout()
    expect((await pay(shop, '/local-store/checkouts/none?key=none')).status).toBe(404)
  })

  it('for a cart emptied in the meantime shows the empty cart', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, {})
    expect(await textOf(await pay(shop, checkout))).toContain('Your cart is empty')
    expect(ordersIn(shop)).toBe(0)
  })
})

describe('when something changed in the meantime', () => {
  it('asks for confirmation when this email has used the first-order code before', async () => {
    const shop = await openTestCheckout()
    const first = await createTestCart(shop, { jugaad: 2 }, { discountCodes: ['WELCOME10'] })
    await pay(shop, first.checkout, { expectedTotal: '81000' })
    expect(ordersIn(shop)).toBe(1)

    const second = await createTestCart(shop, { jugaad: 2 }, { discountCodes: ['WELCOME10'] })
    expect(await textOf(await shop.get(second.checkout))).toContain('Total ₹810')
    const email = 'ASHA@example.com'
    const answer = await pay(shop, second.checkout, { email, expectedTotal: '81000' })
    const page = await (await shop.get(locationOf(answer))).text()
    expect(page).toContain('The total is now ₹900')
    expect(page).toContain('It was ₹810 before')
    expect(page).toContain('The WELCOME10 discount code is for your first order only')
    expect(page).toContain('name="expectedTotal" value="90000 INR"')
    expect(ordersIn(shop)).toBe(1)

    await pay(shop, second.checkout, { email, expectedTotal: '90000' })
    expect(ordersIn(shop)).toBe(2)
  })

  it('asks for confirmation when the shown total lacks the chosen express delivery', async () => {
    const shop = await openTestCheckout()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    const answer = await pay(shop, checkout, { deliveryOption: 'express' })
    const text = await textOf(await shop.get(locationOf(answer)))
    expect(text).toContain('The total is now ₹999')
    expect(ordersIn(shop)).toBe(0)
  })

  it('names what is sold out, charges nothing, and continues with the rest', async () => {
    const shop = await openTestCheckout()
    const rival = await createTestCart(shop, { 'last-one': 1, jugaad: 9 })
    const late = await createTestCart(shop, { 'last-one': 1, jugaad: 2, 'drunk-ludo': 1 })
    await pay(shop, rival.checkout, { expectedTotal: '435000' })
    const answer = await pay(shop, late.checkout, { expectedTotal: '210000' })
    const text = await textOf(await shop.get(locationOf(answer)))
    expect(text).toContain('Last One : sold out')
    expect(text).toContain('Jugaad! : only 1 is left')
    expect(text).toContain('Nothing was ordered and nothing was charged')
    expect(ordersIn(shop)).toBe(1)
    expect(stockOf(shop, 'drunk-ludo')).toBe(2)

    const adjusted = await shop.post(late.checkout, { ...goodForm, intent: 'adjust-stock' })
    expect(await textOf(await shop.get(locationOf(adjusted)))).toContain('Total ₹1,350')
    await pay(shop, late.checkout, { expectedTotal: '135000' })
    expect(ordersIn(shop)).toBe(2)
    expect(stockOf(shop, 'jugaad')).toBe(0)
  })

  it('never sells a unit twice, even with two processes on one database', async () => {
    const shop = await openTestCheckout()
    const other = await createLocalStore({
      ...{ dataDir: shop.dataDir, catalogueFile: `${shop.dataDir}/catalogue.json` },
      basePath: '/local-store',
    })
    const one = await createTestCart(shop, { 'last-one': 1 })
    const two = await createTestCart(shop, { 'last-one': 1 })
    await pay(shop, one.checkout, { expectedTotal: '30000' })
    const body = new URLSearchParams({ ...goodForm, expectedTotal: '30000' })
    const address = new URL(two.checkout, 'http://shop.test')
    const answer = await other.fetch(new Request(address, { method: 'POST', body }))
    other.close()
    expect(ordersIn(shop)).toBe(1)
    expect(await textOf(await shop.get(locationOf(answer)))).toContain(': sold out')
  })
})
