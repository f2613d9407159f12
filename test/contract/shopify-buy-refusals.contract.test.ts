import { afterAll, describe, expect, test } from 'vitest'
import { buildBuyClient, toPlain } from './buy-client.ts'
import { variantIds, wideVariants } from './contract-catalogue.ts'
import { openHttpsStore } from './https-store.ts'

const store = await openHttpsStore()
const client = buildBuyClient(store)
afterAll(() => store.close())

const unknownCart = 'gid://shopify/Cart/0123456789abcdef?key=fedcba9876543210'
const noSuchCart = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
}
const want = (variantId: string, quantity = 1) => [{ variantId, quantity }]

describe('a quantity above the stock sent by shopify-buy', () => {
  test('is limited to the stock, with a warning', async () => {
    const { id } = await client.checkout.create()
    const checkout = await client.checkout.addLineItems(id, want(variantIds.scarce, 5))
    expect(toPlain(checkout.lineItems)).toMatchObject([{ quantity: 3 }])
    expect(checkout.userErrors).toEqual([
      {
        code: 'NOT_ENOUGH_IN_STOCK',
        message: 'Only 3 items were added to your cart due to availability.',
      },
    ])
    expect(checkout.totalPrice.amount).toBe('1947.0')
  })

  test('stays as an empty line when it is sold out', async () => {
    const checkout = await client.checkout.create({ lineItems: want(variantIds.soldOut) })
    expect(toPlain(checkout.lineItems)).toMatchObject([
      { quantity: 0, variant: { available: false } },
    ])
    expect(checkout.userErrors).toMatchObject([
      {
        code: 'NOT_ENOUGH_IN_STOCK',
        message: expect.stringMatching(/^The product 'Kitty Killer.*' is already sold out\.$/),
      },
    ])
    expect(checkout.totalPrice.amount).toBe('0.0')
  })
})

describe('unknown ids sent by shopify-buy', () => {
  test('an unknown checkout is fetched as null', async () => {
    expect(await client.checkout.fetch(unknownCart)).toBeNull()
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['adding lines', (id) => client.checkout.addLineItems(id, want(variantIds.taboo))],
    ['changing lines', (id) => client.checkout.updateLineItems(id, [])],
    ['removing lines', (id) => client.checkout.removeLineItems(id, [])],
    ['an e-mail address', (id) => client.checkout.updateEmail(id, 'a@example.com')],
    ['an address', (id) => client.checkout.updateShippingAddress(id, { country: 'India' })],
    ['taking codes off', (id) => client.checkout.removeDiscount(id)],
    ['gift cards', (id) => client.checkout.addGiftCards(id, ['GIFT50CARD'])],
    [
      'taking a gift card off',
      (id) => client.checkout.removeGiftCard(id, 'gid://shopify/AppliedGiftCard/1'),
    ],
  ])('%s rejects for an unknown checkout', async (_, change) => {
    await expect(change(unknownCart)).rejects.toEqual([noSuchCart])
  })

  test('a wrong key gives no checkout', async () => {
    const { id } = await client.checkout.create()
    const forged = id.replace(/key=\w+$/, 'key=00000000')
    const change = client.checkout.addLineItems(forged, want(variantIds.taboo))
    await expect(change).rejects.toEqual([noSuchCart])
  })

  test('a note for an unknown checkout comes back on a new one', async () => {
    const checkout = await client.checkout.updateAttributes(unknownCart, { note: 'Ring twice' })
    expect(toPlain(checkout)).toMatchObject({ note: 'Ring twice', userErrors: [noSuchCart] })
    expect(checkout.id).not.toBe(unknownCart)
  })

  test('an unknown variant rejects with its path', async () => {
    const { id } = await client.checkout.create()
    const change = client.checkout.addLineItems(id, want(variantIds.unknown))
    await expect(change).rejects.toEqual([
      {
        code: 'INVALID',
        field: ['lines', '0', 'merchandiseId'],
        message: `The merchandise with id ${variantIds.unknown} does not exist.`,
      },
    ])
  })

  test('an unknown line is reported along with the checkout', async () => {
    const { id } = await client.checkout.create({ lineItems: want(variantIds.taboo) })
    const uuid = '00000000-0000-4000-8000-000000000000'
    const line = { id: `gid://shopify/CartLine/${uuid}?cart=x`, quantity: 2 }
    const checkout = await client.checkout.updateLineItems(id, [line])
    expect(toPlain(checkout.lineItems)).toMatchObject([{ quantity: 1 }])
    expect(checkout.userErrors).toEqual([
      {
        code: 'LINE_ITEM_NOT_FOUND',
        field: ['lines', '0', 'id'],
        message: `The merchandise line with id ${uuid} does not exist.`,
      },
    ])
  })

  test('a malformed variant rejects with its path', async () => {
    const { id } = await client.checkout.create()
    const change = client.checkout.addLineItems(id, want('nonsense'))
    await expect(change).rejects.toThrow(
      "Variable $lines of type [CartLineInput!]! was provided invalid value for 0.merchandiseId (Invalid global id 'nonsense')",
    )
  })

  test('a malformed checkout rejects a change', async () => {
    const change = client.checkout.addLineItems('nonsense', want(variantIds.taboo))
    await expect(change).rejects.toThrow('Variable $cartId of type ID! was provided invalid value')
  })
})

describe('inputs over a limit sent by shopify-buy', () => {
  test('a long note rejects', async () => {
    const { id } = await client.checkout.create({ note: 'Short' })
    const change = client.checkout.updateAttributes(id, { note: 'x'.repeat(5001) })
    await expect(change).rejects.toEqual([
      {
        code: 'TOO_LONG',
        field: ['note'],
        message: 'The note exceeds the maximum number of 5000 characters.',
      },
    ])
    expect((await client.checkout.fetch(id))?.note).toBe('Short')
  })

  test('more than 250 lines at once reject', async () => {
    const lineItems = wideVariants.slice(0, 251).flatMap(({ id }) => want(id))
    await expect(client.checkout.create({ lineItems })).rejects.toThrow(
      'The input array size of 251 is greater than the maximum allowed of 250.',
    )
  })
})
