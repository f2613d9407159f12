import { describe, expect, test } from 'vitest'
import { createStorefrontClient } from '#commerce/client/create-storefront-client.ts'
import { createLegacyClient } from './legacy-client.ts'

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

/** Our client with a store that responds with these, in order. */
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
  const checkout = await createLegacyClient(client).checkout.fetch(cart.id)
  if (checkout === null) throw new Error('There is a cart.')
  return checkout
}

test('an unknown cart is null', async () => {
  const { client } = clientOf({ cart: null })
  expect(await createLegacyClient(client).checkout.fetch(cart.id)).toBeNull()
})

test('reads all pages of lines', async () => {
  const { client, cursors } = clientOf(
    { cart: { ...cart, lines: page(['a', 'b'], 'after-b') } },
    { cart: { lines: page(['c'], 'after-c') } },
    { cart: { lines: page(['d'], null) } },
  )
  const checkout = await createLegacyClient(client).checkout.fetch(cart.id)
  expect(checkout?.lineItems.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(cursors).toEqual([undefined, 'after-b', 'after-c'])
})

describe('the checkout URL', () => {
  // spec 9.029
  test.each([
    ['gets the parameter', 'https://shop.test/cart/c/1?key=2&_fd=0', cart.checkoutUrl],
    ['has it once', 'https://shop.test/c?_fd=0&key=2', 'https://shop.test/c?_fd=1&key=2'],
    ['stays when it has it', 'https://shop.test?_fd=0', 'https://shop.test?_fd=0'],
    ['stays when it is not a full URL', '/cart/c/1', '/cart/c/1'],
  ])('%s', async (_, webUrl, checkoutUrl) => {
    expect((await read({ checkoutUrl })).webUrl).toBe(webUrl)
  })
})

test('amounts lose a second decimal of 0, and a line has its product title', async () => {
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

test('drops a line without a product', async () => {
  const gone = { ...line('gone'), merchandise: {} }
  const lines = { ...page([], null), nodes: [gone, line('a')] }
  expect((await read({ lines })).lineItems.map(({ id }) => id)).toEqual(['a'])
})

test('missing money is a fault', async () => {
  const cost = { ...cart.cost, totalAmount: rupees('much') }
  await expect(read({ cost })).rejects.toThrow('Not an amount of money')
})

// spec 7.033
test('replacing lines fetches the cart, removes all lines in batches, then adds the new ones', async () => {
  const ids = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `line-${from + at}`)
  const asked: { readonly name: string; readonly lineIds?: readonly string[] }[] = []
  const emptied = { cart: { ...cart, lines: page([], null) }, userErrors: [], warnings: [] }
  const answers = {
    LegacyCartById: { cart: { ...cart, lines: page(ids(0, 250), 'after') } },
    LegacyCartLines: { cart: { lines: page(ids(250, 260), null) } },
    LegacyCartLinesRemove: { cartLinesRemove: emptied },
    LegacyCartLinesAdd: { cartLinesAdd: { ...emptied, cart } },
  }
  const client = createStorefrontClient({
    endpoint: 'https://store.test/api/graphql.json',
    publicToken: 'token',
    fetch: async (_, init) => {
      const { query, variables } = JSON.parse(String(init.body))
      const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''
      asked.push({ name, lineIds: variables.lineIds })
      return Response.json({ data: Reflect.get(answers, name) })
    },
  })
  const { replaceLineItems } = createLegacyClient(client).checkout
  const replaced = await replaceLineItems(cart.id, [{ variantId: 'v1', quantity: 2 }])
  expect(replaced.lineItems).toHaveLength(2)
  expect(asked.map(({ name, lineIds }) => [name, lineIds?.length])).toEqual([
    ['LegacyCartById', undefined],
    ['LegacyCartLines', undefined],
    ['LegacyCartLinesRemove', 250],
    ['LegacyCartLinesRemove', 10],
    ['LegacyCartLinesAdd', undefined],
  ])
})

// spec 5.053
test('unsupported inputs warn and are dropped', async () => {
  const warnings: string[] = []
  const { client } = clientOf({ cartCreate: { cart, userErrors: [], warnings: [] } })
  const warning = { ...client, warn: (message: string) => warnings.push(message) }
  const older = { note: '', presentmentCurrencyCode: 'USD', allowPartialAddresses: true }
  await createLegacyClient(warning).checkout.create(older)
  expect(warnings).toEqual([
    'cartCreate leaves out unsupported inputs: presentmentCurrencyCode, allowPartialAddresses',
  ])
})
