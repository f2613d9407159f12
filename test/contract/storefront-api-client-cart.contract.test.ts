import { afterAll, describe, expect, test } from 'vitest'
import { buildApiClient } from './api-client.ts'
import { variantIds, wideVariants } from './contract-catalogue.ts'
import { addAddresses, addLines, cartById, createCart, updateCodes } from './contract-documents.ts'
import { openHttpsStore } from './https-store.ts'

const store = await openHttpsStore()
const client = buildApiClient(store)
afterAll(() => store.close())

const unknownCart = 'gid://shopify/Cart/0123456789abcdef?key=fedcba9876543210'
const want = (merchandiseId: string, quantity = 1) => [{ merchandiseId, quantity }]

/** Sends a valid mutation. @returns its payload */
async function change(document: string, variables: object) {
  const { data, errors } = await client.request(document, { variables })
  expect(errors?.graphQLErrors).toBeUndefined()
  return Object.values<ReturnType<typeof JSON.parse>>(data)[0]
}
const createWith = (merchandiseId: string) =>
  change(createCart, { input: { lines: want(merchandiseId) } })
const withoutKey = (id: string) => id.replace(/\?.*$/, '')

describe('a cart of storefront-api-client', () => {
  test('accepts all its fields, and is found by id', async () => {
    const input = {
      lines: want(variantIds.ludoClassic, 2),
      note: 'Ring twice',
      attributes: [{ key: 'payment_method', value: 'cod' }],
      discountCodes: ['LINES10'],
      giftCardCodes: ['GIFT50CARD'],
      buyerIdentity: { email: 'asha@example.com', countryCode: 'IN' },
    }
    const { cart, userErrors, warnings } = await change(createCart, { input })
    expect({ userErrors, warnings }).toEqual({ userErrors: [], warnings: [] })
    expect(cart).toMatchObject({
      totalQuantity: 2,
      note: 'Ring twice',
      attributes: input.attributes,
      discountCodes: [{ code: 'LINES10', applicable: true }],
      appliedGiftCards: [{ amountUsed: { amount: '50.5' } }],
      buyerIdentity: { email: 'asha@example.com', countryCode: 'IN' },
      cost: { totalAmount: { amount: '12.5', currencyCode: 'INR' } },
    })
    const { data } = await client.request(cartById, { variables: { id: cart.id } })
    expect(data).toEqual({ cart })
  })

  test('that is unknown is null when read and an error when changed', async () => {
    const { data, errors } = await client.request(cartById, { variables: { id: unknownCart } })
    expect(data).toEqual({ cart: null })
    expect(errors).toBeUndefined()
    const lines = want(variantIds.taboo)
    expect(await change(addLines, { id: unknownCart, lines })).toEqual({
      cart: null,
      userErrors: [
        { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
      ],
      warnings: [],
    })
  })

  test.each([
    ['without its key', (id: string) => withoutKey(id)],
    ['with a wrong key', (id: string) => `${withoutKey(id)}?key=00000000`],
  ])('%s shows its content, not its buyer', async (_, forge) => {
    const buyerIdentity = { email: 'asha@example.com' }
    const input = { lines: want(variantIds.taboo), buyerIdentity }
    const { cart } = await change(createCart, { input })
    const variables = { id: forge(cart.id) }
    const { data } = await client.request(cartById, { variables })
    expect(data.cart).toMatchObject({ totalQuantity: 1, buyerIdentity: { email: null } })
    const refused = await change(addLines, { ...variables, lines: want(variantIds.taboo) })
    expect(refused).toMatchObject({ cart: null, userErrors: [{ field: ['cartId'] }] })
  })

  test('keeps a sold-out line with quantity 0, with a warning for the line', async () => {
    const { cart, userErrors, warnings } = await createWith(variantIds.soldOut)
    expect(cart).toMatchObject({ totalQuantity: 0, lines: { nodes: [{ quantity: 0 }] } })
    expect(userErrors).toEqual([])
    expect(warnings).toMatchObject([
      { code: 'MERCHANDISE_OUT_OF_STOCK', target: cart.lines.nodes[0].id },
    ])
  })

  test('is limited to the stock, with a warning for the line', async () => {
    const { cart: empty } = await change(createCart, {})
    const lines = want(variantIds.scarce, 9)
    const { cart, warnings } = await change(addLines, { id: empty.id, lines })
    expect(cart.totalQuantity).toBe(3)
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 3 items were added to your cart due to availability.',
        target: cart.lines.nodes[0].id,
      },
    ])
  })

  test('accepts at most 250 lines at once', async () => {
    const { cart } = await change(createCart, {})
    const lines = wideVariants.slice(0, 251).flatMap(({ id }) => want(id))
    const { data, errors } = await client.request(addLines, { variables: { id: cart.id, lines } })
    expect(data).toBeUndefined()
    expect(errors?.graphQLErrors).toMatchObject([
      {
        message: 'The input array size of 251 is greater than the maximum allowed of 250.',
        path: ['cartLinesAdd', 'lines'],
        extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
      },
    ])
  })
})

describe('codes of storefront-api-client', () => {
  test.each([
    ['NO-SUCH-CODE', 'DISCOUNT_NOT_FOUND', 'Enter a valid discount code'],
    ['PAST50', 'DISCOUNT_CURRENTLY_INACTIVE', 'This discount is not valid anymore'],
    [
      'BIG250',
      'DISCOUNT_PURCHASE_NOT_IN_RANGE',
      expect.stringMatching(/^The BIG250 discount code is not valid for the items in your cart/),
    ],
  ])('%s is kept without effect, with a warning each time', async (code, kind, message) => {
    const { cart } = await createWith(variantIds.taboo)
    const warning = { code: kind, message, target: withoutKey(cart.id) }
    const refused = await change(updateCodes, { id: cart.id, codes: [code] })
    expect(refused).toMatchObject({ userErrors: [], warnings: [warning] })
    expect(refused.cart.discountCodes).toEqual([{ code, applicable: false }])
    expect(refused.cart.cost.totalAmount.amount).toBe('799.0')
    const lines = want(variantIds.ludoClassic)
    expect((await change(addLines, { id: cart.id, lines })).warnings).toEqual([warning])
  })

  test('do not apply to an empty cart', async () => {
    const { cart } = await change(createCart, {})
    const { warnings } = await change(updateCodes, { id: cart.id, codes: ['LINES10'] })
    expect(warnings).toEqual([
      {
        code: 'DISCOUNT_CODE_NOT_HONOURED',
        message: 'The LINES10 discount code is not honoured',
        target: withoutKey(cart.id),
      },
    ])
  })

  test('apply together where they combine, and once whatever their case', async () => {
    const { cart } = await createWith(variantIds.taboo)
    const codes = ['LINES10', 'ORDER100', 'lines10']
    const changed = await change(updateCodes, { id: cart.id, codes })
    expect(changed.cart.discountCodes).toEqual([
      { code: 'LINES10', applicable: true },
      { code: 'ORDER100', applicable: true },
    ])
    expect(changed.cart.cost.totalAmount.amount).toBe('619.1')
    expect(changed.warnings).toEqual([])
  })

  test('use no warning code that an old version lacks', async () => {
    const { cart } = await createWith(variantIds.taboo)
    const variables = { id: cart.id, codes: ['NO-SUCH-CODE'] }
    const { data, errors } = await client.request(updateCodes, { variables, apiVersion: '2025-01' })
    expect(errors).toBeUndefined()
    expect(data.cartDiscountCodesUpdate.warnings).toEqual([])
  })
})

describe('delivery addresses of storefront-api-client', () => {
  const addressIn = (city: string, zip: string, provinceCode: string) => ({
    selected: true,
    address: {
      deliveryAddress: { address1: '1 Long Road', city, zip, provinceCode, countryCode: 'IN' },
    },
  })

  test('get an id, and give delivery options', async () => {
    const { cart } = await createWith(variantIds.taboo)
    const addresses = [addressIn('Bengaluru', '560001', 'KA')]
    const { cart: changed, userErrors } = await change(addAddresses, { id: cart.id, addresses })
    expect(userErrors).toEqual([])
    expect(changed.delivery.addresses).toMatchObject([
      {
        id: expect.stringMatching(/^gid:\/\/shopify\/CartSelectableAddress\//),
        selected: true,
        address: { city: 'Bengaluru', provinceCode: 'KA', countryCode: 'IN', zip: '560001' },
      },
    ])
    expect(changed.deliveryGroups.nodes).toMatchObject([
      { deliveryOptions: [{ title: 'Standard delivery', estimatedCost: { amount: '0.0' } }] },
    ])
  })

  test('need a country', async () => {
    const { cart } = await createWith(variantIds.taboo)
    const addresses = [{ address: { deliveryAddress: { city: 'Bengaluru' } } }]
    const { userErrors } = await change(addAddresses, { id: cart.id, addresses })
    expect(userErrors).toEqual([
      {
        code: 'INVALID',
        field: ['addresses', '0', 'address', 'deliveryAddress', 'countryCode'],
        message: 'invalid value',
      },
    ])
  })
})
