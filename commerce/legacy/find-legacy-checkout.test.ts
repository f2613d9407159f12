import { buildClientSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { storefrontApiVersions } from '#commerce/schema/versions.ts'
import { findLegacyCheckout } from './find-legacy-checkout.ts'
import { legacyCartById, legacyCartLines } from './legacy-cart-fields.ts'

const rupees = (amount: string) => ({ amount, currencyCode: 'INR' })

const line = (id: string) => ({
  id,
  quantity: 1,
  attributes: [],
  cost: { totalAmount: rupees('70.00') },
  discountAllocations: [],
  merchandise: {
    id: 'gid://shopify/ProductVariant/1',
    title: 'Default Title',
    product: { id: 'gid://shopify/Product/1', handle: 'taboo', title: 'Taboo' },
    price: rupees('70.00'),
    compareAtPrice: null,
    unitPrice: null,
  },
})

const page = (ids: readonly string[], endCursor: string | null) => ({
  nodes: ids.map(line),
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
})

const cart = {
  id: 'gid://shopify/Cart/1?key=2',
  checkoutUrl: 'https://shop.test/cart/c/1?key=2',
  createdAt: '2026-04-01T00:00:00Z',
  updatedAt: '2026-04-01T00:00:00Z',
  note: null,
  attributes: [],
  discountCodes: [],
  discountAllocations: [],
  appliedGiftCards: [],
  buyerIdentity: { countryCode: 'IN', email: '', deliveryAddressPreferences: [] },
  cost: {
    checkoutChargeAmount: rupees('140.00'),
    totalAmount: rupees('140.00'),
    totalTaxAmount: null,
    totalDutyAmount: null,
  },
  lines: page(['a', 'b'], null),
}

/** Our client in front of a store that answers with these data, one after another. */
function clientOf(...answers: readonly object[]) {
  const rest = [...answers]
  const cursors: unknown[] = []
  const client = createStorefrontClient({
    endpoint: 'https://store.test/api/graphql.json',
    publicToken: 'token',
    fetch: async (_, init) => {
      cursors.push(JSON.parse(String(init.body)).variables.after)
      return Response.json({ data: rest.shift() })
    },
  })
  return { client, cursors }
}

async function read(changes: object) {
  const { client } = clientOf({ cart: { ...cart, ...changes } })
  const checkout = await findLegacyCheckout(client, cart.id)
  if (checkout === null) throw new Error('There is a cart.')
  return checkout
}

test('an unknown cart is null', async () => {
  const { client } = clientOf({ cart: null })
  expect(await findLegacyCheckout(client, cart.id)).toBeNull()
})

test('lines are read page after page', async () => {
  const { client, cursors } = clientOf(
    { cart: { ...cart, lines: page(['a', 'b'], 'after-b') } },
    { cart: { lines: page(['c'], 'after-c') } },
    { cart: { lines: page(['d'], null) } },
  )
  const checkout = await findLegacyCheckout(client, cart.id)
  expect(checkout?.lineItems.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(cursors).toEqual([undefined, 'after-b', 'after-c'])
})

describe('the address to pay at', () => {
  test.each([
    ['gets the parameter', 'https://shop.test/cart/c/1?key=2&_fd=0', cart.checkoutUrl],
    ['has it once', 'https://shop.test/c?_fd=0&key=2', 'https://shop.test/c?_fd=1&key=2'],
    ['stays when it has it', 'https://shop.test?_fd=0', 'https://shop.test?_fd=0'],
    ['stays when it is no full address', '/cart/c/1', '/cart/c/1'],
  ])('%s', async (_, webUrl, checkoutUrl) => {
    expect((await read({ checkoutUrl })).webUrl).toBe(webUrl)
  })
})

test('money has one decimal when the second is 0, and a line the title of its product', async () => {
  const { lineItems, ...checkout } = await read({})
  expect(checkout).toMatchObject({
    totalPrice: rupees('140.0'),
    paymentDue: rupees('140.0'),
    lineItemsSubtotalPrice: rupees('140.0'),
    totalTax: rupees('0.0'),
    email: null,
    shippingAddress: null,
  })
  expect(lineItems[0]).toMatchObject({
    title: 'Taboo',
    variant: { title: 'Default Title', priceV2: rupees('70.0'), compareAtPriceV2: null },
  })
  expect(lineItems[0]?.variant.product).toEqual({
    id: 'gid://shopify/Product/1',
    handle: 'taboo',
  })
})

test('what has no product is no line', async () => {
  const gone = { ...line('gone'), merchandise: {} }
  const lines = { ...page([], null), nodes: [gone, line('a')] }
  expect((await read({ lines })).lineItems.map(({ id }) => id)).toEqual(['a'])
})

test('an answer without money where it should be is a fault', async () => {
  const cost = { ...cart.cost, totalAmount: rupees('much') }
  await expect(read({ cost })).rejects.toThrow('no amount of money')
})

describe.each(storefrontApiVersions)('against the schema of %s', (version) => {
  const schema = buildClientSchema(readSchema(version))
  test.each([
    ['a cart', legacyCartById],
    ['its further lines', legacyCartLines],
  ])('the document of %s is valid', (_, document) => {
    expect(validate(schema, parse(document))).toEqual([])
  })
})
