import type { BuyCheckout } from 'shopify-buy'
import { afterAll, describe, expect, test } from 'vitest'
import { buildBuyClient, toPlain } from './buy-client.ts'
import { variantIds, wideVariants } from './contract-catalogue.ts'
import { openHttpsStore } from './https-store.ts'

const store = await openHttpsStore()
const client = buildBuyClient(store)
afterAll(() => store.close())

const one = (variantId: string) => ({ variantId, quantity: 1 })
const createWith = (variantId: string) => client.checkout.create({ lineItems: [one(variantId)] })
const boughtIn = ({ lineItems }: BuyCheckout) =>
  lineItems.map(({ variant, quantity }) => [variant.id, quantity])

function lineIdIn({ lineItems }: BuyCheckout, variantId: string): string {
  const line = lineItems.find(({ variant }) => variant.id === variantId)
  if (line === undefined) throw new Error(`no line of ${variantId}`)
  return line.id
}

describe('a checkout created by shopify-buy', () => {
  test('is empty, costs nothing and has a checkout URL', async () => {
    const checkout = await client.checkout.create()
    expect(checkout.id).toMatch(/^gid:\/\/shopify\/Cart\/\w+\?key=\w+$/)
    expect(toPlain(checkout)).toMatchObject({
      lineItems: [],
      note: '',
      email: null,
      customAttributes: [],
      shippingAddress: null,
      currencyCode: 'INR',
      subtotalPrice: { amount: '0.0' },
      totalPrice: { amount: '0.0' },
      totalTax: { amount: '0.0' },
      ready: false,
      order: null,
      completedAt: null,
      userErrors: [],
    })
    const [, token, key] = /Cart\/(\w+)\?key=(\w+)$/.exec(checkout.id) ?? []
    const webUrl = new URL(checkout.webUrl)
    expect(webUrl.host).toBe(store.domain)
    expect(webUrl.pathname).toBe(`/cart/c/${token}`)
    expect(Object.fromEntries(webUrl.searchParams)).toEqual({ key, _fd: '0' })
  })

  test('accepts every input at once', async () => {
    const checkout = await client.checkout.create({
      lineItems: [one(variantIds.taboo), { variantId: variantIds.ludoClassic, quantity: 2 }],
      note: 'Ring twice',
      email: 'asha@example.com',
      customAttributes: [{ key: 'payment_method', value: 'upi' }],
      shippingAddress: { address1: '12 MG Road', city: 'Bengaluru', country: 'India' },
    })
    expect(toPlain(checkout)).toMatchObject({
      note: 'Ring twice',
      email: 'asha@example.com',
      customAttributes: [{ key: 'payment_method', value: 'upi' }],
      shippingAddress: { address1: '12 MG Road', city: 'Bengaluru', country: 'India' },
      lineItemsSubtotalPrice: { amount: '869.0', currencyCode: 'INR' },
      subtotalPrice: { amount: '869.0' },
      totalPrice: { amount: '869.0' },
      paymentDue: { amount: '869.0' },
      userErrors: [],
    })
    const taboo = checkout.lineItems.find(({ variant }) => variant.id === variantIds.taboo)
    expect(toPlain(taboo)).toMatchObject({
      title: 'Couple Taboo',
      quantity: 1,
      customAttributes: [],
      variant: { price: { amount: '799.0' }, compareAtPrice: { amount: '999.5' } },
    })
    expect(toPlain(await client.checkout.fetch(checkout.id))).toMatchObject({
      note: 'Ring twice',
      totalPrice: { amount: '869.0' },
    })
  })
})

describe('lines changed by shopify-buy', () => {
  test('merge when equal, and new ones come first', async () => {
    const { id } = await createWith(variantIds.ludoClassic)
    await client.checkout.addLineItems(id, [one(variantIds.taboo)])
    const twice = await client.checkout.addLineItems(id, [one(variantIds.ludoClassic)])
    expect(boughtIn(twice)).toEqual([
      [variantIds.taboo, 1],
      [variantIds.ludoClassic, 2],
    ])
    expect(twice.subtotalPrice.amount).toBe('869.0')
  })

  test('stay apart where their attributes differ', async () => {
    const { id } = await createWith(variantIds.taboo)
    const wrapped = { ...one(variantIds.taboo), customAttributes: [{ key: 'Wrap', value: 'Yes' }] }
    const checkout = await client.checkout.addLineItems(id, [wrapped])
    expect(toPlain(checkout.lineItems)).toMatchObject([
      { quantity: 1, customAttributes: [{ key: 'Wrap', value: 'Yes' }] },
      { quantity: 1, customAttributes: [] },
    ])
  })

  test('change quantity, and go with quantity 0', async () => {
    const checkout = await createWith(variantIds.ludoTravel)
    const id = lineIdIn(checkout, variantIds.ludoTravel)
    const three = await client.checkout.updateLineItems(checkout.id, [{ id, quantity: 3 }])
    expect(toPlain(three)).toMatchObject({ lineItems: [{ id, quantity: 3 }] })
    expect(three.totalPrice.amount).toBe('42.75')
    const none = await client.checkout.updateLineItems(checkout.id, [{ id, quantity: 0 }])
    expect(none.lineItems).toEqual([])
  })

  test('change their variant', async () => {
    const checkout = await createWith(variantIds.ludoClassic)
    const id = lineIdIn(checkout, variantIds.ludoClassic)
    const change = { id, variantId: variantIds.ludoTravel }
    const travel = await client.checkout.updateLineItems(checkout.id, [change])
    expect(boughtIn(travel)).toEqual([[variantIds.ludoTravel, 1]])
  })

  test('are removed', async () => {
    const { id } = await createWith(variantIds.taboo)
    const both = await client.checkout.addLineItems(id, [one(variantIds.ludoClassic)])
    const rest = await client.checkout.removeLineItems(id, [lineIdIn(both, variantIds.taboo)])
    expect(boughtIn(rest)).toEqual([[variantIds.ludoClassic, 1]])
    expect(rest.totalPrice.amount).toBe('35.0')
  })

  test('are replaced as a whole', async () => {
    const { id } = await createWith(variantIds.taboo)
    await client.checkout.addLineItems(id, [one(variantIds.ludoClassic)])
    const replaced = await client.checkout.replaceLineItems(id, [one(variantIds.ludoTravel)])
    expect(boughtIn(replaced)).toEqual([[variantIds.ludoTravel, 1]])
  })

  test('may be more than a page holds, followed by cursor', async () => {
    const lines = wideVariants.map(({ id }) => one(id))
    const { id } = await client.checkout.create({ lineItems: lines.slice(0, 250) })
    const before = store.sent.length
    const full = await client.checkout.addLineItems(id, lines.slice(250))
    expect(new Set(full.lineItems.map(({ variant }) => variant.id)).size).toBe(300)
    expect(full.subtotalPrice.amount).toBe('45150.0')
    const [, page] = store.sent.slice(before)
    expect(page?.body.query).toContain(`node (id: "${id}")`)
    expect(page?.body.query).toMatch(/lines \(first: \$first after: "[\w+/=-]+"\)/)
    expect((await client.checkout.fetch(id))?.lineItems).toHaveLength(300)
  })
})

describe('other fields changed by shopify-buy', () => {
  test('attributes send an empty note first, which clears it', async () => {
    const { id } = await client.checkout.create({ note: 'Ring twice' })
    const before = store.sent.length
    const customAttributes = [
      { key: 'gift', value: 'no' },
      { key: 'colour', value: 'red' },
      { key: 'gift', value: 'yes' },
    ]
    const checkout = await client.checkout.updateAttributes(id, { customAttributes })
    expect(store.sent[before]?.body.variables).toEqual({ cartId: id, note: '' })
    expect(toPlain(checkout)).toMatchObject({
      note: '',
      customAttributes: [
        { key: 'gift', value: 'yes' },
        { key: 'colour', value: 'red' },
      ],
      userErrors: [],
    })
  })

  test('a note is kept', async () => {
    const { id } = await client.checkout.create()
    expect((await client.checkout.updateAttributes(id, { note: 'No bell' })).note).toBe('No bell')
  })

  test('an e-mail address is kept', async () => {
    const { id } = await client.checkout.create()
    const checkout = await client.checkout.updateEmail(id, 'asha@example.com')
    expect(toPlain(checkout)).toMatchObject({ email: 'asha@example.com', userErrors: [] })
  })

  test('an address is kept, with the code of its state', async () => {
    const { id } = await createWith(variantIds.taboo)
    const address = {
      firstName: 'Asha',
      lastName: 'Rao',
      address1: '1 Park Street',
      address2: 'Flat 4',
      city: 'Kolkata',
      province: 'West Bengal',
      country: 'India',
      zip: '700016',
      phone: '+919800000000',
    }
    const checkout = await client.checkout.updateShippingAddress(id, address)
    expect(checkout.userErrors).toEqual([])
    expect(toPlain(checkout.shippingAddress)).toMatchObject({
      ...address,
      countryCodeV2: 'IN',
      provinceCode: 'WB',
      name: 'Asha Rao',
    })
  })
})
