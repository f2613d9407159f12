import { describe, expect, it } from 'vitest'
import { openTestApi, variantId } from '#test/local-store/open-test-api.ts'
import {
  add,
  cartFields,
  create,
  line,
  newCart,
  noCart,
  onCart,
  update,
} from '#test/local-store/open-test-cart.ts'

describe('cartCreate', () => {
  it('creates an empty cart with a checkout URL', async () => {
    const { cart, userErrors } = await create(openTestApi())
    expect(userErrors).toEqual([])
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/\w{32}\?key=\w{32}$/)
    expect(cart.checkoutUrl).toBe(cart.id.replace('gid://shopify/Cart', '/local-store/cart/c'))
    expect(cart.cost).toMatchObject({ totalAmount: { amount: '0.0' }, totalTaxAmount: null })
  })

  it('accepts every input at once', async () => {
    const address = { city: 'Pune', provinceCode: 'MH', zip: '411001', countryCode: 'IN' }
    const { cart } = await create(openTestApi(), {
      lines: [line(11, 2)],
      note: 'ring',
      attributes: [{ key: 'return_url', value: '/thank-you' }],
      discountCodes: ['SAVE10'],
      giftCardCodes: ['GIFT500DEMO', 'UNKNOWN12'],
      buyerIdentity: { email: 'asha@example.com', countryCode: 'IN' },
      delivery: { addresses: [{ address: { deliveryAddress: address } }] },
    })
    expect(cart).toMatchObject({
      totalQuantity: 2,
      note: 'ring',
      attributes: [{ key: 'return_url', value: '/thank-you' }],
      discountCodes: [{ code: 'SAVE10', applicable: true }],
      cost: { subtotalAmount: { amount: '1598.0' }, totalAmount: { amount: '938.2' } },
      buyerIdentity: {
        email: 'asha@example.com',
        deliveryAddressPreferences: [
          { city: 'Pune', provinceCode: 'MH', zip: '411001', country: 'India' },
        ],
      },
    })
  })

  it('is refused completely when one input is invalid', async () => {
    const api = openTestApi()
    const payload = await create(api, { lines: [line(999)], note: 'x'.repeat(5001) })
    expect(payload.cart).toBeNull()
    expect(payload.userErrors).toEqual([
      {
        code: 'NOTE_TOO_LONG',
        field: ['input', 'note'],
        message: 'The note exceeds the maximum number of 5000 characters.',
      },
      {
        code: 'INVALID',
        field: ['input', 'lines', '0', 'merchandiseId'],
        message: `The merchandise with id ${variantId(999)} does not exist.`,
      },
    ])
    expect(api.store.database.prepare('SELECT count(*) AS n FROM carts').get()).toEqual({ n: 0 })
  })
})

describe('cart lines', () => {
  it('merge, come newest first, and are limited to the stock with a warning', async () => {
    const { api, id } = await newCart()
    await add(api, id, [line(41, 1)])
    const { cart, warnings } = await add(api, id, [line(11, 20)])
    expect(cart.lines.nodes.map((each: { quantity: number }) => each.quantity)).toEqual([1, 10])
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 10 items were added to your cart due to availability.',
        target: cart.lines.nodes[1].id,
      },
    ])
  })

  it('stay with quantity 0 when there is no stock', async () => {
    const { api, id } = await newCart()
    const { cart, warnings, userErrors } = await add(api, id, [line(31)])
    expect(userErrors).toEqual([])
    expect(cart.lines.nodes[0]).toMatchObject({
      quantity: 0,
      cost: { totalAmount: { amount: '0.0' } },
    })
    expect(warnings).toEqual([
      expect.objectContaining({
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: "The product 'Couples Night' is already sold out.",
      }),
    ])
  })

  it('are refused for unknown variants and negative quantities', async () => {
    const { api, id } = await newCart()
    expect((await add(api, id, [line(51)])).userErrors[0].field).toEqual([
      'lines',
      '0',
      'merchandiseId',
    ])
    const { cart, userErrors } = await add(api, id, [line(11), line(21, -1)])
    expect(cart).toBeNull()
    expect(userErrors[0]).toMatchObject({ code: 'INVALID', field: ['lines', '1', 'quantity'] })
  })

  it('are changed by id, and removed by quantity 0', async () => {
    const { api, id, cart } = await newCart([line(11, 2), line(21)])
    const [ludo, taboo] = cart.lines.nodes
    const changed = await update(api, id, [
      { id: ludo.id, quantity: 3 },
      { id: taboo.id, quantity: 0 },
    ])
    expect(changed.cart.lines.nodes).toMatchObject([{ id: ludo.id, quantity: 3 }])
  })

  it('that do not exist are refused, with the cart unchanged', async () => {
    const { api, id } = await newCart()
    const lineId = '00000000-0000-4000-8000-000000000000'
    const error = {
      code: 'INVALID_MERCHANDISE_LINE',
      message: `The merchandise line with id ${lineId} does not exist.`,
    }
    const gid = `gid://shopify/CartLine/${lineId}?cart=x`
    const changed = await update(api, id, [{ id: gid, quantity: 1 }])
    expect(changed.userErrors).toEqual([{ ...error, field: ['lines', '0', 'id'] }])
    expect(changed.cart.totalQuantity).toBe(2)
    const field = { name: 'lineIds', type: '[ID!]!', value: [gid] }
    const removed = await onCart(api, 'cartLinesRemove', field, id)
    expect(removed.userErrors).toEqual([{ ...error, field: ['lineIds', '0'] }])
  })

  it('are at most 500', async () => {
    const { api, id } = await newCart([])
    const many = (from: number) =>
      Array.from({ length: 250 }, (_, position) => ({
        ...line(41),
        attributes: [{ key: 'name', value: String(from + position) }],
      }))
    await add(api, id, many(0))
    await add(api, id, many(250))
    const { cart, userErrors } = await add(api, id, [line(41)])
    expect(cart).toBeNull()
    expect(userErrors).toMatchObject([{ code: 'CART_TOO_LARGE', field: null }])
  })

  it('are removed by id', async () => {
    const { api, id, cart } = await newCart([line(11), line(21)])
    const field = { name: 'lineIds', type: '[ID!]!', value: [cart.lines.nodes[0].id] }
    const removed = await onCart(api, 'cartLinesRemove', field, id)
    expect(removed.cart.totalQuantity).toBe(1)
  })
})

describe('the key of a cart', () => {
  it('is required for every change', async () => {
    const { api, id } = await newCart()
    for (const wrong of [id.replace(/\?.*/, ''), `${id}x`, 'gid://shopify/Product/1'])
      expect(await add(api, wrong, [line(11)])).toEqual(noCart)
  })

  it('is required to see the buyer, and is not disclosed', async () => {
    const { api, id, cart } = await newCart()
    const value = {
      email: 'asha@example.com',
      deliveryAddressPreferences: [{ deliveryAddress: { city: 'Pune' } }],
    }
    const field = { name: 'buyerIdentity', type: 'CartBuyerIdentityInput!', value }
    await onCart(api, 'cartBuyerIdentityUpdate', field, id)
    const see = async (asked: string) =>
      (await api.ask(`query($id:ID!){cart(id:$id){...C}} ${cartFields}`, { id: asked })).data.cart
    expect((await see(id)).buyerIdentity.email).toBe('asha@example.com')
    const wrong = id.replace(/key=.*/, 'key=guess')
    const seen = await see(wrong)
    expect(seen).toMatchObject({ id: wrong, totalQuantity: 2, note: null })
    expect(seen.buyerIdentity).toMatchObject({ email: null, deliveryAddressPreferences: [] })
    expect(JSON.stringify(seen)).not.toContain(new URL(cart.id).searchParams.get('key'))
  })
})

describe('a cart that has become an order', () => {
  it('can be neither read nor changed', async () => {
    const { api, id } = await newCart()
    const token = /Cart\/(\w+)/.exec(id)?.[1] ?? ''
    const record = api.store.carts.findByToken(token)
    if (record === null) throw new Error('the cart was not saved')
    api.store.carts.complete(record, 1)
    expect((await api.ask('query($id:ID!){cart(id:$id){id}}', { id })).data.cart).toBeNull()
    expect(await add(api, id, [line(11)])).toEqual(noCart)
  })
})
