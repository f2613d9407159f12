import { describe, expect, it } from 'vitest'
import {
  createTestCart,
  goodForm,
  locationOf,
  openTestCheckout,
  type TestCheckout,
  textOf,
} from '#test/local-store/open-test-checkout.ts'

const markets = [
  { handle: 'united-states', countries: ['US'], currencyCode: 'USD' as const, rate: '0.012' },
  // Worth the same as the rupee.
  { handle: 'bhutan', countries: ['BT'], currencyCode: 'BTN' as const, rate: '1' },
]
const card = {
  ...goodForm,
  ...{ paymentMethod: 'card', cardNumber: '4242424242424242', cardExpiry: '12/40' },
  cardCvc: '123',
}
const abroad = { buyerIdentity: { countryCode: 'US' } }

const openShop = () => openTestCheckout({}, { markets })
const readPage = async (shop: TestCheckout, address: string) => textOf(await shop.get(address))

/** Submits the checkout form as a browser would: with the page's fields and what the buyer typed. */
async function pay(shop: TestCheckout, checkout: string, form: Record<string, string> = card) {
  const page = await (await shop.get(checkout)).text()
  const [, expectedTotal = ''] = /name="expectedTotal" value="([^"]*)"/.exec(page) ?? []
  return shop.post(checkout, { ...form, expectedTotal })
}

function ordersIn({ store }: TestCheckout) {
  const rows = store.database.prepare('SELECT record FROM orders ORDER BY id').all()
  return rows.map(({ record }) => JSON.parse(String(record)))
}

async function shownTotal(shop: TestCheckout, id: string) {
  const { data } = await shop.ask(
    'query ($id: ID!) { cart(id: $id) { cost { totalAmount { amount currencyCode } } } }',
    { id },
  )
  return data.cart.cost.totalAmount
}

describe('a buyer whose cart is in dollars', () => {
  it('is shown dollars, charged them, and gets a receipt in them', async () => {
    const shop = await openShop()
    const input = { ...abroad, discountCodes: ['SAVE10'] }
    const { id, checkout } = await createTestCart(shop, { jugaad: 2 }, input)
    expect(await shownTotal(shop, id)).toEqual({ amount: '9.72', currencyCode: 'USD' })
    const page = await readPage(shop, checkout)
    expect(page).toContain('Jugaad! 2 × $5.40')
    expect(page).toContain('you save $1.08')
    expect(page).toContain('Total $9.72')
    expect(page).toContain('Prices include taxes.')
    expect(page).not.toContain('₹')

    const paid = await pay(shop, checkout)
    expect(paid.status).toBe(303)
    const receipt = await readPage(shop, locationOf(paid))
    expect(receipt).toContain('Subtotal $10.80')
    expect(receipt).toContain('Discount SAVE10 −$1.08')
    expect(receipt).toContain('Total $9.72')
    expect(receipt).not.toContain('₹')
    expect(ordersIn(shop)).toMatchObject([
      {
        totals: { currency: { code: 'USD', digits: 2 }, subtotal: 1080, total: 972, due: 972 },
        lines: [{ unitPrice: 540, total: 972 }],
        shopTotal: 81_000,
      },
    ])
  })

  it('pays in dollars for express delivery', async () => {
    const shop = await openShop()
    const { checkout } = await createTestCart(shop, { jugaad: 1 }, abroad)
    const form = { ...goodForm, intent: 'update', deliveryOption: 'express' }
    const address = locationOf(await shop.post(checkout, form))
    expect(await readPage(shop, address)).toContain('Express delivery $1.19')
    await shop.post(checkout, form)
    await pay(shop, checkout, { ...card, deliveryOption: 'express' })
    expect(ordersIn(shop)).toMatchObject([{ totals: { delivery: 119, total: 659 } }])
  })

  it('pays by card: UPI and couriers take rupees', async () => {
    const shop = await openShop()
    const attributes = [{ key: 'payment_method', value: 'cod' }]
    const { checkout } = await createTestCart(shop, { jugaad: 1 }, { ...abroad, attributes })
    const page = await (await shop.get(checkout)).text()
    expect(page.match(/name="paymentMethod" value="\w+"[^>]*/g)).toEqual([
      'name="paymentMethod" value="card" checked',
    ])
    const refused = await pay(shop, checkout, goodForm)
    expect(await textOf(await shop.get(locationOf(refused)))).toContain(
      'Please choose how you want to pay',
    )
    expect(ordersIn(shop)).toEqual([])
  })

  it('pays a part by a gift card in rupees', async () => {
    const shop = await openShop()
    const { checkout } = await createTestCart(shop, { jugaad: 2 }, abroad)
    await shop.post(checkout, { giftCard: 'GIFT500DEMO', intent: 'apply-card' })
    const page = await readPage(shop, checkout)
    expect(page).toContain('pays $6, ₹0 left on it')
    expect(page).toContain('Gift card ending DEMO −$6')
    expect(page).toContain('Total $4.80')
    const receipt = await readPage(shop, locationOf(await pay(shop, checkout)))
    expect(receipt).toContain('Gift card ending DEMO −$6')
    expect(receipt).toContain('Total $4.80')
    expect(shop.store.giftCards.find('GIFT500DEMO')?.balance).toBe(0)
  })

  it('hears in dollars what a code needs', async () => {
    const shop = await openShop()
    const { checkout } = await createTestCart(shop, { jugaad: 2 }, abroad)
    const tried = await shop.post(checkout, { discountCode: 'BIG', intent: 'apply-code' })
    expect(await readPage(shop, locationOf(tried))).toContain('add $13.20 more to use it')
  })
})

it('a buyer whose country changes meanwhile sees the new amount before paying it, even if its number is the same', async () => {
  const shop = await openShop()
  const { id, checkout } = await createTestCart(shop, { jugaad: 2 })
  await shop.ask(
    'mutation ($id: ID!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { countryCode: BT }) { cart { id } } }',
    { id },
  )
  const asked = await shop.post(checkout, { ...card, expectedTotal: '90000 INR' })
  const page = await readPage(shop, locationOf(asked))
  expect(page).toMatch(/The total is now BTN\s900/)
  expect(page).toContain('It was ₹900 before')
  expect(ordersIn(shop)).toEqual([])
  await pay(shop, checkout)
  expect(ordersIn(shop)).toMatchObject([{ totals: { currency: { code: 'BTN' } } }])
})

it.each(['90000 XXX', '90000 inr', '-1 INR', 'INR', ''])(
  'an amount of %j is none that a page showed',
  async (expectedTotal) => {
    const shop = await openShop()
    const { checkout } = await createTestCart(shop, { jugaad: 2 })
    expect((await shop.post(checkout, { ...goodForm, expectedTotal })).status).toBe(400)
    expect(ordersIn(shop)).toEqual([])
  },
)
